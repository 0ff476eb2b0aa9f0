import LinkStackEngine
import NavigationShimTesting

/// What came of one deep link of five screens with one interruption.
struct InterruptedPlay: CustomStringConvertible {
  static let path = ["a", "b", "c", "d", "e"]

  /// The interruption, the instant and the host.
  let description: String

  /// Whether the deep link had ended before the interruption.
  let wasOver: Bool

  /// Whether a person dismissed something, and how deep that left them.
  let dismissed: Bool
  let depthAfterDismissal: Int

  /// How the deep link ended.
  let outcome: NavigationOutcome?

  /// How everything is once nothing happens any more.
  let path: [String]
  let shown: [String]
  let linkStack: [String]
  let isSettled: Bool
  let pendingWakes: Int
  let violations: [Violation]

  /// Plays one interruption at every instant on every kind of host.
  @MainActor
  static func all(of interruption: Interruption) -> [InterruptedPlay] {
    if let plays = played[interruption] { return plays }
    var plays: [InterruptedPlay] = []
    for behavior in SimulatedHostBehavior.allReporting {
      for instant in SimulatedHostBehavior.instants {
        plays.append(InterruptedPlay(of: interruption, at: instant, on: behavior))
      }
    }
    played[interruption] = plays
    return plays
  }

  @MainActor private static var played: [Interruption: [InterruptedPlay]] = [:]

  @MainActor
  private init(
    of interruption: Interruption,
    at instant: Nanoseconds,
    on behavior: SimulatedHostBehavior
  ) {
    description =
      "\(interruption) at \(instant), signals \(behavior.settleSignals), "
      + "dismissal \(behavior.dismissalReport)"
    let stack = SimulatedStack<String>(on: behavior)
    let change = stack.open(Self.path)
    stack.advance(to: instant)
    wasOver = change.outcome != nil
    let depth = stack.host.screens.count
    depthAfterDismissal = interruption == .personGoesBackToRoot ? 0 : depth - 1
    dismissed = interruption.play(on: stack)
    stack.finish()
    outcome = change.outcome
    path = stack.path
    shown = stack.host.values
    linkStack = stack.driver.linkStack.values
    isSettled = stack.driver.isSettled
    pendingWakes = stack.time.pendingCount
    violations = stack.host.violations
  }
}
