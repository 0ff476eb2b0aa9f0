import LinkStackEngine

/// The outcome of a change that several stacks follow, complete when the last of them has ended: `presented` if all
/// show their path.
///
/// An outcome other than `presented` and `superseded` takes precedence over these.
@MainActor
final class CombinedOutcome {
  private var outcome = ChangeOutcome.presented
  private var countToCome: Int
  private let end: LiveStacks.Completion

  /// Creates an outcome of a number of parts.
  ///
  /// Without parts, it is complete at once.
  init(of count: Int, _ end: @escaping LiveStacks.Completion) {
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

  /// Gives the outcome when all stacks show a path.
  static func await(_ stacks: [any LiveStacks.Stack], for path: Any, _ outcome: AwaitedOutcome) {
    let combined = CombinedOutcome(of: stacks.count) { outcome.give(NavigationOutcome($0)) }
    for stack in stacks { stack.wait(for: path) { combined.add($0) } }
  }
}
