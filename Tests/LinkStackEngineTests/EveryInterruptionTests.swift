import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

@MainActor
@Suite("Every interruption at every instant of a deep link of five screens")
struct EveryInterruptionTests {
  @Test("keeps what is promised, and all of them happen on hosts of each kind")
  func promises() async {
    let hosts = SimulatedHostBehavior.allReporting + SimulatedHostBehavior.allLate
    var number = 0
    var count = 0
    for interruption in Interruption.onSimulatedHost {
      for behavior in hosts {
        for instant in behavior.instants {
          number += 1
          guard number % 11 < sweep(of: 11) else { continue }
          let play = InterruptedLink(by: interruption, at: instant, on: behavior)
          await play.run()
          count += 1
          if !play.hasHappened { Issue.record("\(play) hasn't happened") }
          for promise in Promise.allCases {
            if let fault = promise.fault(of: play) {
              Issue.record("\(play): not so that it \(promise.rawValue): \(fault)")
            }
          }
        }
      }
    }
    print("Interrupted deep links of five screens: \(count) plays.")
    #expect(count > 5_000)
  }
}

/// What holds of a deep link, however it is interrupted.
enum Promise: String, CaseIterable {
  case end = "ends as the person and the app last said"
  case agreement = "ends with screens, link stack and path in agreement"
  case rest = "ends at rest"
  case personOnly = "shortens the path by what a person does, and by nothing else"
  case rules = "breaches no rule of a host that answers"
  case everyInstant = "reads at every instant as was last said, where the host answers and signals"
  case outcome = "tells the waiting caller an outcome, and a true one where the host answers"

  /// How a link breaks it.
  @MainActor
  func fault(of play: InterruptedLink) -> String? {
    let answers = play.behavior.canBeAsked
    switch self {
    case .end where play.path != play.wanted.elements:
      return "\(play.path), \(play.wanted.elements) wanted"
    case .agreement where play.shown != play.path || play.linkStack != play.path:
      return "\(play.shown) on screen, \(play.linkStack) told, path \(play.path)"
    case .rest where !play.isSettled:
      return "not at rest"
    case .personOnly where !play.unaskedRemovals.isEmpty:
      return "removed \(play.unaskedRemovals)"
    case .rules where answers && !play.violations.isEmpty:
      return "\(play.violations)"
    case .everyInstant where answers && play.behavior.settleSignals != .never:
      return play.disagreements.first.map { "\($0), in all \(play.disagreements.count) times" }
    case .outcome where answers ? play.outcome != play.trueOutcome : play.outcome == nil:
      return "\(String(describing: play.outcome)), not \(play.trueOutcome)"
    default:
      return nil
    }
  }
}

extension Interruption {
  /// Those that a simulated host can play: it has no app around it.
  fileprivate static let onSimulatedHost = all.filter {
    $0.needs.isSubset(of: [.swiping, .strangers, .turnedOffLinks, .repeatedSignals])
  }
}

/// A deep link of five screens on a simulated host that is interrupted once, and what came of it.
@MainActor
final class InterruptedLink: @MainActor CustomStringConvertible {
  let interruption: Interruption
  let instant: Nanoseconds
  let behavior: SimulatedHostBehavior

  /// The path as the person and the app have said so far.
  var wanted = WantedPath(Interruption.deepLink)

  /// Whether all of the interruption has taken place: who wants to go back waits until they can.
  private(set) var hasHappened = false

  /// What was removed from the path before a person began to go back.
  private(set) var unaskedRemovals: [Range<Int>] = []

  /// What the path read, when that was not what had been said.
  private(set) var disagreements: [String] = []

  /// How the link ended for its caller, and how by what was said.
  private(set) var outcome: NavigationOutcome?
  private(set) var trueOutcome = NavigationOutcome.presented

  private(set) var linkStack: [Int] = []
  private(set) var isSettled = false
  private(set) var violations: [Violation] = []

  private let stack: SimulatedStack<Int>
  private let change: SimulatedChange
  private var hasLeft = false

  var description: String {
    "\(interruption) at \(instant), lag \(behavior.lag), transition \(behavior.transition), "
      + (behavior.animatesEveryUpdate ? "animates all, " : "")
      + (behavior.canBeAsked ? "signals \(behavior.settleSignals), " : "can't tell, ")
      + "dismissal \(behavior.dismissalReport)"
  }

  init(
    by interruption: Interruption,
    at instant: Nanoseconds,
    on behavior: SimulatedHostBehavior
  ) {
    self.interruption = interruption
    self.instant = instant
    self.behavior = behavior
    stack = SimulatedStack(on: behavior)
    change = stack.open(Interruption.deepLink)
    stack.driver.onUserPop = { [unowned self] in hear(ofRemoval: $0) }
  }

  func run() async {
    stack.advance(to: instant)
    hasHappened = await play(interruption)
    while let next = stack.time.nextDeadline {
      look()
      stack.advance(to: next)
    }
    look()
    if !behavior.canBeAsked { mend() }
    linkStack = stack.driver.linkStack.values
    isSettled = stack.driver.isSettled
    violations = stack.host.violations
    outcome = change.outcome
  }

  /// Looks at the path once all of an instant has happened.
  private func look() {
    guard stack.time.nextDeadline != stack.time.now, !hasLeft, path != wanted.elements else {
      return
    }
    disagreements.append("\(path) at \(stack.time.now), \(wanted.elements) wanted")
  }

  /// Has one more thing happen where a host that can't tell has fallen behind.
  private func mend() {
    guard shown != path || !stack.driver.isSettled else { return }
    switch instant.count / 1_000 % 3 {
    case 0: stack.driver.hostDidShow(stack.host.screens.last?.id ?? .root)
    case 1: path = path
    default:
      wanted.set(path + [26], over: path)
      path += [26]
    }
    stack.finish()
  }

  private func hear(ofRemoval elements: Range<Int>) {
    if !wanted.isAskedToShrink { unaskedRemovals.append(elements) }
    if change.outcome == nil, trueOutcome == .presented { trueOutcome = .dismissed }
  }
}

extension InterruptedLink: InterruptionPlayer {
  var path: [Int] {
    get { stack.path }
    set {
      if newValue != stack.path, change.outcome == nil, trueOutcome == .presented {
        trueOutcome = .superseded
      }
      stack.path = newValue
    }
  }

  var shown: [Int] { stack.host.values }
  var isBusy: Bool { stack.time.nextDeadline != nil }
  var timeToRetry: Int64 { 20 }

  func wait(_ milliseconds: Int64) async {
    let end = stack.time.now + .milliseconds(milliseconds)
    while stack.time.now < end {
      look()
      stack.advance(to: min(stack.time.nextDeadline ?? end, end))
    }
  }

  func perform(_ deed: Interruption.Deed) async -> Bool {
    let host = stack.host
    switch deed {
    case .back:
      return host.goBack()
    case .swipe(let span, let isCancelled, _):
      return host.swipeBack(holding: .milliseconds(span), cancelling: isCancelled)
    case .pushStranger(let span):
      guard host.cover() else { return false }
      stack.time.schedule(after: .milliseconds(span)) { host.uncover() }
    case .leaveApp:
      hasLeft = true
      host.leave()
    case .comeBack: host.comeBack()
    case .turnOffCoveredLinks:
      for depth in 1..<max(1, host.screens.count) { host.turnOffLinkForNoReason(toScreenAt: depth) }
    case .repeatSignal: host.repeatSettleSignal()
    default: return false
    }
    return true
  }

  // The host lets go of the screen by itself, right before.
  func endSwipe(cancelling isCancelled: Bool) async {
    // What is due at this instant has happened, unless no time had to pass.
    stack.advance(to: stack.time.now)
  }

  // The path is looked at whenever anything has happened.
  func compare(_ moment: LeavingMoment) {}
}

extension SimulatedHostBehavior {
  /// Hosts that differ in their speed, and in what they say when.
  static let allReporting: [SimulatedHostBehavior] = {
    let reports: [DismissalReport] = [
      .atStart, .beforeSettling, .afterSettling, .late(by: .seconds(1)),
    ]
    let signals: [(canBeAsked: Bool, SettleSignals)] = [
      (true, .onTime), (true, .late(by: .milliseconds(400))), (true, .never), (false, .never),
    ]
    let speeds: [(Int64, animatesEveryUpdate: Bool)] = [(350, false), (3_500, false), (350, true)]
    return speeds.flatMap { transition, animatesEveryUpdate in
      signals.flatMap { canBeAsked, signals in
        reports.map { report in
          SimulatedHostBehavior(
            transition: .milliseconds(transition),
            animatesEveryUpdate: animatesEveryUpdate,
            canBeAsked: canBeAsked,
            settleSignals: signals,
            dismissalReport: report,
            turnsOffCoveredLinksOnReturn: true
          )
        }
      }
    }
  }()

  /// Those that answer, and follow late.
  static let allLate: [SimulatedHostBehavior] = {
    let behaviors = allReporting.filter {
      $0.canBeAsked && [.atStart, .afterSettling].contains($0.dismissalReport)
    }
    return behaviors.flatMap { behavior in
      [Int64(8), 16, 100].map { milliseconds in
        var late = behavior
        late.lag = .milliseconds(milliseconds)
        return late
      }
    }
  }()

  /// Every half of a push of a deep link of five screens and somewhat beyond, 0.8 s, and the
  /// instants right before and after turning points.
  var instants: [Nanoseconds] {
    guard lag == .zero else { return lateInstants }
    let push = animatesEveryUpdate ? transition : stillTransition
    let halves =
      (0...(animatesEveryUpdate ? 12 : 8)).map { Nanoseconds(push.count / 2 * $0) }
      + (animatesEveryUpdate ? [] : (1...3).map { Nanoseconds(transition.count / 2 * $0) })
    let turns = [push.count, push.count * 3, transition.count, 650_000_000].flatMap {
      [Nanoseconds($0 - 1), Nanoseconds($0 + 1)]
    }
    return Set(halves + turns + [.milliseconds(800), transition * 10]).sorted()
  }

  /// In the middle and at the end of the lag of the first and of the last push, in the middle of the
  /// push, and beyond all.
  private var lateInstants: [Nanoseconds] {
    let push = lag.count + (animatesEveryUpdate ? transition : stillTransition).count
    let moments = [lag.count / 2, lag.count - 1, lag.count + 1, (lag.count + push) / 2]
    var instants = [transition * 10]
    for number: Int64 in [0, 4] { instants += moments.map { Nanoseconds(push * number + $0) } }
    return instants
  }
}
