import Combine
import LinkStackEngine
import SwiftUI

/// The state that a navigator keeps for a native stack.
struct NativePath<Path> {
  /// The path in SwiftUI, if its elements have one type.
  fileprivate var known: Path?

  /// A `NativePathBridge`, which keeps SwiftUI's path equal to a path of any types.
  fileprivate var bridge: AnyObject?

  /// Created with the stack.
  fileprivate(set) var transitions: NativeTransitions?

  /// Created when the policy first disables animation.
  var unanimatedChange: UnanimatedChange?
}

extension Navigator {
  /// Registers the stack, so that callers can wait for its screens.
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
  /// Takes in the path and the configuration of a native stack.
  func follow(_ path: Binding<Path>, _ configuration: NavigationConfiguration) {
    update(path: path, in: nil)
    native.known = path.wrappedValue
    beAwaited(configuration) { StackPath($0) }
  }

  /// The path for the native stack.
  ///
  /// SwiftUI reads the path it has written, even if the app's binding refuses it.
  var hostPath: Path {
    get { native.known ?? Path() }
    set { hostDidChange(to: newValue) }
  }

  private func write(_ newPath: Path) {
    path = newPath
    // If the app keeps another path, the stack has to show that one.
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
  /// Takes in the path and the configuration of a native stack, and brings SwiftUI's path up to date.
  func follow(_ path: Binding<Path>, _ configuration: NavigationConfiguration) -> NativePathBridge {
    update(path: path, in: nil)
    beAwaited(configuration) { StackPath($0) }
    bridge.prepare(path, configuration)
    return bridge
  }

  /// The path for the native stack.
  ///
  /// Its changes are written to the app's path.
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
  /// Makes a native stack show each change of its path without animation, if that is the policy.
  @MainActor
  final class UnanimatedChange {
    private(set) var isUnderWay = false

    private var path: Path?

    nonisolated init() {}

    /// Returns the change to the stack's transactions, which SwiftUI calls on any thread.
    ///
    /// It does nothing under another policy.
    func transform(by policy: ChangeAnimation) -> @Sendable (inout Transaction) -> Void {
      guard policy == .disabled else { return { _ in } }
      return { transaction in
        if MainThread.read({ self.isUnderWay }) == true { transaction.disablesAnimations = true }
      }
    }

    /// Compares the path with the former one.
    ///
    /// Called from the evaluation of the stack's body.
    func observe(
      _ path: Path,
      _ configuration: NavigationConfiguration,
      isSame: (Path, Path) -> Bool
    ) {
      let former = self.path
      self.path = path
      // Under another policy no transaction is changed, so nothing is compared.
      guard configuration.animation == .disabled, let former, !isSame(former, path) else { return }
      isUnderWay = true
      configuration.wakeScheduler.after(.turn) { [weak self] in self?.isUnderWay = false }
    }
  }
}
