import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Every interruption at every instant of a deep link of five screens")
struct EveryInterruptionTests {
  @Test("ends with host, link stack and path in agreement", arguments: Interruption.allCases)
  func agreement(interruption: Interruption) {
    for play in InterruptedPlay.all(of: interruption)
    where play.shown != play.path || play.linkStack != play.path {
      Issue.record("\(play): \(play.shown) on screen, \(play.path) wanted")
    }
  }

  @Test("ends at rest, with nothing scheduled", arguments: Interruption.allCases)
  func rest(interruption: Interruption) {
    for play in InterruptedPlay.all(of: interruption)
    where !play.isSettled || play.pendingWakes > 0 {
      Issue.record("\(play): \(play.pendingWakes) wake-ups to come")
    }
  }

  @Test("breaches no rule of the host", arguments: Interruption.allCases)
  func noViolation(interruption: Interruption) {
    for play in InterruptedPlay.all(of: interruption) where !play.violations.isEmpty {
      Issue.record("\(play): \(play.violations)")
    }
  }

  @Test("tells the waiting caller an outcome that is true", arguments: Interruption.allCases)
  func outcome(interruption: Interruption) {
    for play in InterruptedPlay.all(of: interruption) {
      let isSuperseded = interruption.newPath.map { $0 != InterruptedPlay.path } ?? false
      let expected: NavigationOutcome =
        if play.wasOver {
          .presented
        } else if play.dismissed {
          .dismissed
        } else {
          isSuperseded ? .superseded : .presented
        }
      if play.outcome != expected {
        Issue.record("\(play): \(String(describing: play.outcome)), not \(expected)")
      }
    }
  }

  @Test("reaches what the app wants unless a person goes back", arguments: Interruption.allCases)
  func target(interruption: Interruption) {
    let wanted = interruption.newPath ?? InterruptedPlay.path
    for play in InterruptedPlay.all(of: interruption)
    where !play.dismissed && play.path != wanted {
      Issue.record("\(play): \(play.path), not \(wanted)")
    }
  }

  @Test("leaves a person where they went back to", arguments: Interruption.allCases)
  func personWins(interruption: Interruption) {
    for play in InterruptedPlay.all(of: interruption) where play.dismissed {
      let isTwice = interruption == .personGoesBackTwice && play.depthAfterDismissal > 0
      let depth = play.depthAfterDismissal - (isTwice ? 1 : 0)
      if play.path != Array(InterruptedPlay.path.prefix(depth)) {
        Issue.record("\(play): \(play.path), but the person went back to depth \(depth)")
      }
    }
  }

  @Test("is covered: all interruptions, on twelve kinds of hosts")
  func coverage() {
    let plays = Interruption.allCases.map { InterruptedPlay.all(of: $0).count }
    print("Interrupted deep links of five screens: \(plays.reduce(0, +)) plays.")
    #expect(plays.allSatisfy { $0 == 12 * SimulatedHostBehavior.instants.count })
  }
}
