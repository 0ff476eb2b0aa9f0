import LinkStackEngine

/// The stacks of links that are there now, by which a change of a path finds those that show it.
@MainActor
final class LiveStacks {
  static let shared = LiveStacks()

  private(set) var stacks: [WeakReference<LinksStack>] = []

  func add(_ stack: LinksStack) {
    stacks.removeAll { $0.object == nil }
    stacks.append(WeakReference(stack))
  }

  /// Makes a change, and finds the stacks whose path it has changed; reads the paths of all stacks.
  ///
  /// A change that leaves all paths unchanged may be made to wait for one that is under way. Then the stacks count
  /// whose path is equal to the value, before and after it. If some of them can be changed now, the others don't
  /// count: another tab may well have an equal path, and may not come into view for long.
  func changed<Value>(by change: () -> Void, to value: () -> Value) -> [LinksStack] {
    let before = stacks.compactMap(\.object).map { (stack: $0, elements: $0.path.appElements) }
    let former = value()
    change()
    let changed = before.filter { $0.stack.path.appElements != $0.elements }.map(\.stack)
    guard changed.isEmpty else { return changed }
    let new = value()
    let equal = before.map(\.stack).filter { $0.path.equals(former) && $0.path.equals(new) }
    let changeable = equal.filter { !$0.visibility.isSuspended }
    return changeable.isEmpty ? equal : changeable
  }
}

extension LinksStack {
  /// Has stacks follow the app's path, and waits until all of them show it.
  ///
  /// The wait doesn't keep the stacks alive. A stack that goes away ends its part of the wait.
  static func change(in find: () -> [LinksStack]) async -> NavigationOutcome {
    let outcome = await withCheckedContinuation { continuation in
      let stacks = find()
      let combined = CombinedOutcome(of: stacks.count) { continuation.resume(returning: $0) }
      for stack in stacks { stack.followPath { combined.add($0) } }
    }
    return NavigationOutcome(outcome)
  }
}

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
