import Combine
import LinkStackEngine
import SwiftUI

/// What a navigator keeps for a stack of SwiftUI's own.
struct NativePath<Path> {
  /// The path as SwiftUI knows it, where its elements are of one type.
  fileprivate var known: Path?

  /// Keeps SwiftUI's path equal to one of the shim's: a `NativePathBridge`.
  fileprivate var bridge: AnyObject?

  /// Made with the stack.
  fileprivate(set) var transitions: NativeTransitions?

  /// Whether the policy has asked for swipes back.
  var swipesBack = false

  /// Made when the policy first asks for it.
  var unanimatedChange: UnanimatedChange?
}

extension Navigator {
  /// Lets those who wait for the path's stack find it.
  private func beAwaited(
    _ configuration: NavigationConfiguration,
    _ path: @escaping (Binding<Path>) -> StackPath
  ) {
    if native.transitions == nil {
      let transitions = NativeTransitions { [weak self] in
        self.map { path($0.pathBinding) }
      } makeStackAnew: { [weak self] in
        self?.objectWillChange.send()
      }
      native.transitions = transitions
      LiveStacks.shared.add(transitions)
    }
    native.transitions?.scheduler = configuration.wakeScheduler
  }
}

extension Navigator
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  /// Follows what SwiftUI's own stack has been made with.
  func follow(_ path: Binding<Path>, _ configuration: NavigationConfiguration) {
    update(path: path, in: nil)
    native.known = path.wrappedValue
    beAwaited(configuration) { StackPath($0) }
  }

  /// The path for SwiftUI's own stack, which reads what it has written, even if the app's binding drops that.
  var hostPath: Path {
    get { native.known ?? Path() }
    set { hostDidChange(to: newValue) }
  }

  private func write(_ newPath: Path) {
    path = newPath
    // Where the app has kept something else, that is what is to be shown.
    if !path.elementsEqual(newPath) { objectWillChange.send() }
  }

  private func hostDidChange(to newPath: Path) {
    let former = Array(hostPath)
    native.known = newPath
    let path = Array(self.path)
    guard path != former else { return write(newPath) }
    let kept = former.commonPrefixCount(with: newPath)
    let added = Array(newPath.dropFirst(kept))
    guard let newest = path.changed(as: former, keeping: kept, adding: added)
    else { return objectWillChange.send() }
    write(Path(newest))
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Navigator where Path == Shim.NavigationPath {
  /// Follows what SwiftUI's own stack has been made with, and brings SwiftUI's path up to date.
  func follow(_ path: Binding<Path>, _ configuration: NavigationConfiguration) -> NativePathBridge {
    update(path: path, in: nil)
    beAwaited(configuration) { StackPath($0) }
    bridge.prepare(path, configuration)
    return bridge
  }

  /// The path for SwiftUI's own stack, whose changes go to the app's.
  var hostPath: SwiftUI.NavigationPath {
    get { bridge.nativePath }
    set { bridge.nativePath = newValue }
  }

  private var bridge: NativePathBridge {
    if let bridge = native.bridge as? NativePathBridge { return bridge }
    let bridge = NativePathBridge { [weak self] in self?.objectWillChange.send() }
    native.bridge = bridge
    return bridge
  }
}

extension NativePath {
  /// Has SwiftUI's own stack show each change of its path without animation, where that is the policy.
  @MainActor
  final class UnanimatedChange {
    private(set) var isUnderWay = false

    private var path: Path?

    nonisolated init() {}

    /// Returns what SwiftUI is to do with the transactions of the stack, on whichever thread: nothing by any other
    /// policy.
    func transform(by policy: ChangeAnimation) -> @Sendable (inout Transaction) -> Void {
      guard policy == .disabled else { return { _ in } }
      return { transaction in
        if MainThread.read({ self.isUnderWay }) == true { transaction.disablesAnimations = true }
      }
    }

    /// Compares the path with what it was; from the evaluation of the stack's body.
    func observe(
      _ path: Path,
      _ configuration: NavigationConfiguration,
      isSame: (Path, Path) -> Bool
    ) {
      let former = self.path
      self.path = path
      // By any other policy nobody asks, and nothing is compared.
      guard configuration.animation == .disabled, let former, !isSame(former, path) else { return }
      isUnderWay = true
      configuration.wakeScheduler.after(.turn) { [weak self] in self?.isUnderWay = false }
    }
  }
}
