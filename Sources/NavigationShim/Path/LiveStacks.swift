import LinkStackEngine

/// The stacks with a path that exist now.
///
/// A change of a path finds its stacks here.
@MainActor
final class LiveStacks {
  static let shared = LiveStacks()

  /// Functions that each return a stack, as long as it exists.
  private var found: [() -> (any Stack)?] = []

  var stacks: [any Stack] { found.compactMap { $0() } }

  func add(_ stack: some Stack) {
    found.removeAll { $0() == nil }
    found.append { [weak stack] in stack }
  }

  /// Makes a change, and returns the stacks whose path it changed.
  ///
  /// Reads the paths of all stacks.
  ///
  /// If no path has changed, the caller may be waiting for a change that is under way. Then the result is the stacks
  /// whose path equals the value before and after the change. Suspended stacks are left out unless all of them are:
  /// another tab may have an equal path, and stay hidden for long.
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
  /// Makes stacks follow the app's path, and waits until all of them show it.
  ///
  /// The wait doesn't retain the stacks. If a stack is removed, its part of the wait ends.
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
  /// A stack whose screens a caller can wait for.
  @MainActor
  protocol Stack: AnyObject {
    /// The app's path as it is now.
    var appElements: [PathElement] { get }

    func equals(_ path: Any) -> Bool

    /// Whether the stack follows its path only after it has come into view.
    var isSuspended: Bool { get }

    /// Reads the app's path again, after a navigator has written it.
    func pathMayHaveChanged()

    /// Follows the app's path now, and calls back when it is shown, or can no longer be.
    func followPath(_ completion: @escaping @MainActor @Sendable (ChangeOutcome) -> Void)

    /// The kind and the state of the stack in a report, without values of the app.
    var summary: String { get }

    /// The latest events in a report.
    var events: [String] { get }
  }
}

extension LiveStacks {
  /// The outcome of a change that several stacks follow, complete when the last of them has ended: `presented` if all
  /// show their path.
  ///
  /// An outcome other than `presented` and `superseded` takes precedence over these.
  @MainActor
  final class CombinedOutcome {
    private var outcome = ChangeOutcome.presented
    private var countToCome: Int
    private let end: (ChangeOutcome) -> Void

    /// Creates an outcome of a number of parts.
    ///
    /// Without parts, it is complete at once.
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
