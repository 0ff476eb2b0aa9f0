import LinkStackEngine

/// The stacks with a path that are there now, by which a change of a path finds those that show it.
@MainActor
final class LiveStacks {
  static let shared = LiveStacks()

  /// Functions, each of which returns a stack as long as that is there.
  private var found: [() -> (any Stack)?] = []

  var stacks: [any Stack] { found.compactMap { $0() } }

  func add(_ stack: some Stack) {
    found.removeAll { $0() == nil }
    found.append { [weak stack] in stack }
  }

  /// Makes a change, and finds the stacks whose path it has changed; reads the paths of all stacks.
  ///
  /// A change that leaves all paths unchanged may be made to wait for one that is under way. Then the stacks count
  /// whose path is equal to the value, before and after it. If some of them can be changed now, the others don't
  /// count: another tab may well have an equal path, and may not come into view for long.
  func changed<Value>(by change: () -> Void, to value: () -> Value) -> [any Stack] {
    let before = stacks.map { (stack: $0, elements: $0.appElements) }
    let former = value()
    change()
    let changed = before.filter { $0.stack.appElements != $0.elements }.map(\.stack)
    guard changed.isEmpty else { return changed }
    let new = value()
    let equal = before.map(\.stack).filter { $0.equals(former) && $0.equals(new) }
    let changeable = equal.filter { !$0.isSuspended }
    return changeable.isEmpty ? equal : changeable
  }
}

extension LiveStacks {
  /// Has stacks follow the app's path, and waits until all of them show it.
  ///
  /// The wait doesn't keep the stacks alive. A stack that goes away ends its part of the wait.
  static func change(in find: () -> [any Stack]) async -> NavigationOutcome {
    let outcome = await withCheckedContinuation { continuation in
      let stacks = find()
      let combined = CombinedOutcome(of: stacks.count) { continuation.resume(returning: $0) }
      for stack in stacks { stack.followPath { combined.add($0) } }
    }
    return NavigationOutcome(outcome)
  }
}

extension LiveStacks {
  /// A stack whose screens can be waited for.
  @MainActor
  protocol Stack: AnyObject {
    /// The app's path as it is now.
    var appElements: [PathElement] { get }

    func equals(_ path: Any) -> Bool

    /// Whether the stack doesn't follow before it is in view.
    var isSuspended: Bool { get }

    /// Looks at the app's path once more, as a navigator has written it.
    func pathMayHaveChanged()

    /// Follows the app's path now, and calls back when it is shown or when that can no longer be.
    func followPath(_ completion: @escaping @MainActor @Sendable (ChangeOutcome) -> Void)
  }
}

extension LiveStacks {
  /// How a change ends that several stacks follow, when the last of them has said how: `presented` where all have.
  ///
  /// A part that was superseded counts for less than one that ended otherwise.
  @MainActor
  final class CombinedOutcome {
    private var outcome = ChangeOutcome.presented
    private var countToCome: Int
    private let end: (ChangeOutcome) -> Void

    /// Creates an outcome of a number of parts; of none, it is there at once.
    init(of count: Int, _ end: @escaping (ChangeOutcome) -> Void) {
      countToCome = count
      self.end = end
      if count == 0 { end(outcome) }
    }

    func add(_ part: ChangeOutcome) {
      switch part {
      case .presented: break
      case .superseded: if outcome == .presented { outcome = part }
      case .dismissed, .unreachable, .detached: outcome = part
      }
      countToCome -= 1
      if countToCome == 0 { end(outcome) }
    }
  }
}
