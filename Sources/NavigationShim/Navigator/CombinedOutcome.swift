import LinkStackEngine

/// How a change ends that several stacks follow.
///
/// It is ``NavigationOutcome/presented`` where it is so in all of them, and comes when the last of them
/// has said how it ended. Of parts that ended otherwise, the last one counts, and one that
/// was superseded for less than any other.
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

  /// Takes in how one part has ended.
  func take(_ part: NavigationOutcome) {
    switch part {
    case .presented: break
    case .superseded: if outcome == .presented { outcome = part }
    case .dismissed, .unreachable, .detached: outcome = part
    }
    countToCome -= 1
    if countToCome == 0 { end(outcome) }
  }
}
