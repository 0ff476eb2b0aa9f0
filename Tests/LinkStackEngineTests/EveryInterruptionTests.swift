import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Every interruption at every instant of a deep link of five screens")
struct EveryInterruptionTests {
  @Test("ends with host, link stack and path in agreement", arguments: LinkInterruption.allCases)
  func agreement(interruption: LinkInterruption) {
    for play in InterruptedLink.all(of: interruption)
    where play.shown != play.path || play.linkStack != play.path {
      Issue.record("\(play): \(play.shown) on screen, \(play.path) wanted")
    }
  }

  @Test("ends at rest, with nothing scheduled", arguments: LinkInterruption.allCases)
  func rest(interruption: LinkInterruption) {
    for play in InterruptedLink.all(of: interruption)
    where !play.isSettled || play.pendingWakes > 0 {
      Issue.record("\(play): \(play.pendingWakes) wake-ups to come")
    }
  }

  @Test("breaches no rule of the host", arguments: LinkInterruption.allCases)
  func noViolation(interruption: LinkInterruption) {
    for play in InterruptedLink.all(of: interruption) where !play.violations.isEmpty {
      Issue.record("\(play): \(play.violations)")
    }
  }

  @Test("tells the waiting caller an outcome that is true", arguments: LinkInterruption.allCases)
  func outcome(interruption: LinkInterruption) {
    for play in InterruptedLink.all(of: interruption) {
      let isSuperseded = interruption.newPath.map { $0 != InterruptedLink.path } ?? false
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

  @Test(
    "reaches what the app wants unless a person goes back",
    arguments: LinkInterruption.allCases
  )
  func target(interruption: LinkInterruption) {
    let wanted = interruption.newPath ?? InterruptedLink.path
    for play in InterruptedLink.all(of: interruption)
    where !play.dismissed && play.path != wanted {
      Issue.record("\(play): \(play.path), not \(wanted)")
    }
  }

  @Test("leaves a person where they went back to", arguments: LinkInterruption.allCases)
  func personWins(interruption: LinkInterruption) {
    for play in InterruptedLink.all(of: interruption) where play.dismissed {
      let isTwice = interruption == .personGoesBackTwice && play.depthAfterDismissal > 0
      let depth = play.depthAfterDismissal - (isTwice ? 1 : 0)
      if play.path != Array(InterruptedLink.path.prefix(depth)) {
        Issue.record("\(play): \(play.path), but the person went back to depth \(depth)")
      }
    }
  }

  @Test("is covered: all interruptions, on twelve kinds of hosts")
  func coverage() {
    let plays = LinkInterruption.allCases.map { InterruptedLink.all(of: $0).count }
    print("Interrupted deep links of five screens: \(plays.reduce(0, +)) plays.")
    #expect(plays.allSatisfy { $0 == 12 * SimulatedHostBehavior.instants.count })
  }
}

/// What came of one deep link of five screens with one interruption.
struct InterruptedLink: CustomStringConvertible {
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
  static func all(of interruption: LinkInterruption) -> [InterruptedLink] {
    if let plays = played[interruption] { return plays }
    var plays: [InterruptedLink] = []
    for behavior in SimulatedHostBehavior.allReporting {
      for instant in SimulatedHostBehavior.instants {
        plays.append(InterruptedLink(of: interruption, at: instant, on: behavior))
      }
    }
    played[interruption] = plays
    return plays
  }

  @MainActor private static var played: [LinkInterruption: [InterruptedLink]] = [:]

  @MainActor
  private init(
    of interruption: LinkInterruption,
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

/// Something that a person, the app or the host does in the middle of a deep link.
enum LinkInterruption: String, CaseIterable {
  case personGoesBack
  case personGoesBackTwice
  case personGoesBackToRoot
  case personCancelsSwipe
  case appExtendsPath
  case appReplacesTop
  case appSetsOtherPath
  case appShortensPath
  case appSetsTwoPaths
  case appPopsToRoot
  case personLeavesAndReturns
  case hostTurnsOffCoveredLinks
  case hostRepeatsSettleSignal

  /// The path that the app wants afterwards, where it sets one.
  var newPath: [String]? {
    switch self {
    case .appExtendsPath: ["a", "b", "c", "d", "e", "f", "g"]
    case .appReplacesTop: ["a", "b", "c", "d", "x"]
    case .appSetsOtherPath: ["x", "y", "z"]
    case .appShortensPath: ["a", "b"]
    case .appSetsTwoPaths: ["a", "y", "c"]
    case .appPopsToRoot: []
    default: nil
    }
  }

  /// Whether the app may want another screen at a depth than is shown there.
  var replacesScreens: Bool {
    switch self {
    case .appReplacesTop, .appSetsOtherPath, .appSetsTwoPaths: true
    default: false
    }
  }

  /// Lets the interruption happen now, and schedules what follows later.
  ///
  /// - Returns: Whether a person has dismissed something.
  @MainActor
  func play(on stack: SimulatedStack<String>) -> Bool {
    let host = stack.host
    switch self {
    case .personGoesBack:
      return host.goBack()
    case .personGoesBackTwice:
      guard host.goBack() else { return false }
      stack.time.schedule(after: .milliseconds(400)) { host.goBack() }
      return true
    case .personGoesBackToRoot:
      return host.goBack(to: 0)
    case .personCancelsSwipe:
      host.swipeBackAndCancel()
    case .appSetsTwoPaths:
      stack.path = ["x"]
      stack.path = newPath ?? []
    case .appExtendsPath, .appReplacesTop, .appSetsOtherPath, .appShortensPath, .appPopsToRoot:
      stack.path = newPath ?? []
    case .personLeavesAndReturns:
      host.leave()
      stack.time.schedule(after: .milliseconds(500)) { host.comeBack() }
    case .hostTurnsOffCoveredLinks:
      host.turnOffCoveredLinksForNoReason()
    case .hostRepeatsSettleSignal:
      host.repeatSettleSignal()
    }
    return false
  }
}

extension SimulatedHostBehavior {
  /// Hosts that differ in when they say what.
  static var allReporting: [SimulatedHostBehavior] {
    let signals: [SettleSignals] = [
      .onTime, .late(by: .milliseconds(100)), .late(by: .milliseconds(400)), .never,
    ]
    return signals.flatMap { signal in
      DismissalReport.allCases.map { report in
        SimulatedHostBehavior(
          settleSignals: signal,
          dismissalReport: report,
          doubtsLinksOnReturn: true
        )
      }
    }
  }

  /// Every 25 ms of a deep link of five screens and somewhat beyond, and the instants right before
  /// and after each of its turning points.
  static var instants: [Nanoseconds] {
    let coarse = stride(from: Int64(0), through: 3_600, by: 25).map { $0 * 1_000_000 }
    let turns = [350, 400, 450, 650, 700, 750, 1_050, 1_300, 1_400, 1_750].flatMap {
      [$0 * 1_000_000 - 1, $0 * 1_000_000 + 1] as [Int64]
    }
    return (coarse + turns).sorted().map { Nanoseconds($0) }
  }
}
