import Combine
import LinkStackEngine
import SwiftUI

/// The path of a stack that the app has given none, which outlives the stack where that is built anew for
/// another width.
///
/// An app may show a stack in other surroundings when its window becomes wider or narrower, and so does a
/// split view. To SwiftUI that is another stack, and what the old one has kept is gone (woocommerce-ios issues
/// 16756 and 16757, element-x-ios issue 1624). A stack is taken to be in the place of another one, and takes
/// its path over, if
///
/// - both keep their paths to themselves, and have the same type of root,
/// - the width class around the one is another one than around the other, or their split view has its
///   columns one above the other around one of them alone,
/// - the old one goes as the new one comes, or a moment later where that is animated,
/// - there is no other one of which all of this is true, and
/// - nobody has pushed anything on the new one by then.
///
/// A stack whose `id(_:)` changes, one that is shown instead of another one in the same width, and one in
/// another window are in other places, and begin with their root.
@MainActor
final class OwnPath: ObservableObject {
  /// The path.
  @Published var path = Shim.NavigationPath() {
    didSet { memory.path = path }
  }

  fileprivate let memory = Memory()

  /// What may turn out to be in the place of which this one is.
  private var candidates: [Memory] = []

  nonisolated init() {}

  /// The paths that are there now.
  private static var all = LivePaths()

  /// What there is of a path when its stack has gone.
  @MainActor
  fileprivate final class Memory {
    var path = Shim.NavigationPath()
    var surroundings: Surroundings?
    weak var owner: OwnPath?

    nonisolated init() {}

    /// Hands out the path to the one that takes it over; `nil` where there is none, or none any more.
    func take() -> Shim.NavigationPath? {
      defer {
        surroundings = nil
        path = Shim.NavigationPath()
      }
      return path.isEmpty ? nil : path
    }
  }

  /// What is around a stack that keeps its path, and at the bottom of it.
  struct Surroundings: Equatable {
    let root: ObjectIdentifier
    let width: StackWidth

    /// Whether a stack with these may have been built anew for one with the others.
    fileprivate func mayBecome(_ others: Surroundings) -> Bool {
      root == others.root && width != others.width
    }
  }

  /// Follows what the stack is made with; from the evaluation of its body.
  func update(
    _ surroundings: Surroundings,
    in columns: ColumnStacks?,
    _ configuration: NavigationConfiguration
  ) {
    let isNew = memory.surroundings == nil
    memory.surroundings = surroundings
    guard isNew else { return }
    memory.owner = self
    let others = Self.all.memories
    let left = (columns?.left ?? []).filter { left in !others.contains { $0 === left } }
    Self.all.add(self)
    columns?.add(self)
    candidates = (others + left).filter { $0.surroundings?.mayBecome(surroundings) ?? false }
    guard !candidates.isEmpty else { return }
    let scheduler = configuration.wakeScheduler
    scheduler.after(.turn) { [weak self] in
      guard self?.takeOver() == false else { return }
      scheduler.after(.silence(configuration.pacing)) { [weak self] in
        _ = self?.takeOver()
        self?.candidates = []
      }
    }
  }

  /// Takes over the path of the one stack that has gone, and returns whether it is settled which one that is.
  private func takeOver() -> Bool {
    let gone = candidates.filter { $0.owner == nil && $0.surroundings != nil }
    guard let former = gone.first else { return false }
    candidates = []
    guard gone.count == 1, path.isEmpty, let formerPath = former.take() else { return true }
    // The screens that come back have been seen before.
    Transaction.perform(animated: false) { path = formerPath }
    return true
  }
}

/// The paths of the stacks that are there.
private struct LivePaths {
  private struct Weak {
    weak var path: OwnPath?
  }

  private var paths: [Weak] = []

  /// What there is of each path.
  @MainActor var memories: [OwnPath.Memory] { paths.compactMap { $0.path?.memory } }

  mutating func add(_ path: OwnPath) {
    paths.removeAll { $0.path == nil }
    paths.append(Weak(path: path))
  }
}

/// How wide it is around a stack.
struct StackWidth: Equatable {
  #if os(iOS) || os(visionOS) || !canImport(Darwin)
  let sizeClass: UserInterfaceSizeClass?
  #endif

  /// Whether the stack is in a split view that has its columns one above the other.
  let isCollapsed: Bool
}

/// The stacks in the columns of a split view, whose columns may be out of view for a while after its width
/// has changed.
@MainActor
final class ColumnStacks: ObservableObject {
  private var width: StackWidth?
  private var stacks = LivePaths()

  /// What there is of the stacks that were there when the width changed last.
  fileprivate private(set) var left: [OwnPath.Memory] = []

  nonisolated init() {}

  /// Follows the width; from the evaluation of the split view's body.
  func update(_ width: StackWidth) {
    guard width != self.width else { return }
    self.width = width
    left = stacks.memories
  }

  fileprivate func add(_ path: OwnPath) {
    stacks.add(path)
  }
}

extension EnvironmentValues {
  /// The stacks in the columns of the split view around.
  var columnStacks: ColumnStacks? {
    get { self[ColumnStacksKey.self] }
    set { self[ColumnStacksKey.self] = newValue }
  }
}

private struct ColumnStacksKey: EnvironmentKey {
  static var defaultValue: ColumnStacks? { nil }
}
