import LinkStackEngine

/// The stacks of links that are there now, by which a change of a path finds those that show it.
@MainActor
final class LiveStacks {
  static let shared = LiveStacks()

  struct Entry {
    weak var stack: LinksStack?
  }

  private(set) var entries: [Entry] = []

  func add(_ stack: LinksStack) {
    entries.removeAll { $0.stack == nil }
    entries.append(Entry(stack: stack))
  }

  /// Makes a change, and finds the stacks whose path it has changed.
  ///
  /// A change that leaves all paths unchanged may be made to wait for one that is under way. Then
  /// the stacks count whose path is equal to the value, before and after the change. If some of
  /// them can be changed now, the others don't count: another tab may well have an equal path, and
  /// may not come into view for long.
  ///
  /// - Parameters:
  ///   - value: Reads the value that is changed: a path, or something that holds paths.
  ///   - change: Changes it.
  /// - Complexity: O(*n*), where *n* is the number of elements in the paths of all stacks.
  func changed<Value>(by change: () -> Void, to value: () -> Value) -> [LinksStack] {
    let before = entries.compactMap(\.stack).compactMap { stack in
      (stack: stack, elements: stack.path.appElements)
    }
    let former = value()
    change()
    let changed = before.filter { $0.stack.path.appElements != $0.elements }.map(\.stack)
    guard changed.isEmpty else { return changed }
    let new = value()
    let equal = before.map(\.stack).filter {
      $0.path.equals(former) && $0.path.equals(new)
    }
    let changeable = equal.filter { !$0.visibility.isSuspended }
    return changeable.isEmpty ? equal : changeable
  }
}

extension LinksStack {
  /// Has stacks follow the app's path, and waits until all of them show it.
  ///
  /// The wait doesn't keep the stacks alive. A stack that goes away ends its part of the wait.
  ///
  /// - Parameter find: Returns the stacks; none if there is nothing to wait for.
  /// - Returns: How the change ended: see ``CombinedOutcome``.
  static func change(in find: () -> [LinksStack]) async -> NavigationOutcome {
    await withCheckedContinuation { continuation in
      let stacks = find()
      let combined = CombinedOutcome(of: stacks.count) { continuation.resume(returning: $0) }
      for stack in stacks {
        stack.followPath { combined.add($0) }
      }
    }
  }
}

/// How a change ends that several stacks follow.
///
/// It is ``NavigationOutcome/presented`` where it is so in all of them, and comes when the last of them
/// has said how it ended. A part that was superseded counts for less than one that ended otherwise.
@MainActor
final class CombinedOutcome {
  private var outcome = NavigationOutcome.presented
  private var countToCome: Int
  private let end: (NavigationOutcome) -> Void

  /// Creates an outcome of a number of parts; of none, it is there at once.
  ///
  /// - Parameters:
  ///   - count: How many parts there are.
  ///   - end: Called once, with the outcome.
  init(of count: Int, _ end: @escaping (NavigationOutcome) -> Void) {
    countToCome = count
    self.end = end
    if count == 0 { end(outcome) }
  }

  /// Adds how one part has ended.
  func add(_ part: NavigationOutcome) {
    switch part {
    case .presented: break
    case .superseded: if outcome == .presented { outcome = part }
    case .dismissed, .unreachable, .detached: outcome = part
    }
    countToCome -= 1
    if countToCome == 0 { end(outcome) }
  }
}
