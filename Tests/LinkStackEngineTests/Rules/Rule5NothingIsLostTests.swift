import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

/// Examples, and scripts at random; all interruptions at all instants are in ``EveryInterruptionTests``.
@MainActor
@Suite("Rule 5: nothing is lost")
struct Rule5NothingIsLostTests {
  static let path = ["a", "b", "c"]
  private let slowAndSilent = SimulatedHostBehavior(transition: .seconds(1), canBeAsked: false)

  private func stack(ignoring updates: Set<Int>) -> SimulatedStack<String> {
    let behavior = SimulatedHostBehavior(ignoredUpdates: updates)
    return SimulatedStack(resting: Self.path, on: behavior, animation: .everyPush)
  }

  @Test(
    "Late, missing and repeated settle signals change when, but not what",
    arguments: SimulatedHostBehavior.allReporting.filter(\.canBeAsked)
  )
  func settleSignals(behavior: SimulatedHostBehavior) {
    let stack = SimulatedStack<String>(on: behavior)
    let change = stack.open(Self.path)
    while stack.time.nextDeadline != nil {
      stack.advance(by: .milliseconds(70))
      stack.host.repeatSettleSignal()
    }
    #expect(change.outcome == .presented)
    #expect(stack.host.values == Self.path)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A push that is lost, as the host can't tell that it moves, is made again")
  func lostPushIsMadeAgain() {
    let stack = SimulatedStack<String>(on: slowAndSilent, animation: .everyPush)
    let change = stack.play(Self.path)
    #expect(stack.host.violations.contains { $0.lostPushes > 0 })
    #expect(change.outcome == .presented)
    #expect(stack.host.values == Self.path)
  }

  @Test("A push that is lost, and not wanted any more, is gone from the link stack as well")
  func lostPushIsForgotten() {
    let stack = SimulatedStack<String>(on: slowAndSilent, animation: .everyPush)
    stack.open(["a", "b"])
    stack.advance(to: .milliseconds(800))
    stack.finish { stack.path = ["a"] }
    #expect(stack.host.violations.map(\.lostPushes) == [1])
    #expect(stack.host.values == ["a"])
    #expect(stack.driver.linkStack.values == ["a"])
    #expect(stack.driver.isSettled)
  }

  @Test("A push or a pop that the host ignores is made again, and the caller is told the truth")
  func ignoredUpdates() {
    for path in [["a"], ["a", "b", "c", "d", "e"]] {
      let stack = stack(ignoring: [4, 5])
      let change = stack.play(path)
      #expect(change.outcome == .presented)
      #expect(stack.host.values == path)
      #expect(stack.path == path)
      #expect(stack.driver.isSettled)
    }
  }

  @Test("A pop that the host ignores for ever is given up, and made again when something happens")
  func popsGivenUp() {
    let stack = stack(ignoring: Set(4...9))
    let change = stack.play(["a"])
    #expect(change.outcome == .unreachable)
    #expect(stack.host.values == Self.path)
    #expect(stack.path == ["a"])
    #expect(!stack.driver.isSettled)
    stack.finish { stack.driver.hostDidChange() }
    #expect(stack.host.values == ["a"])
    #expect(stack.driver.isSettled)
  }

  @Test("A pop that the host ignores is no way for a person to lose anything but what they leave")
  func backFromIgnoredPop() {
    let stack = stack(ignoring: [4])
    stack.path = ["a"]
    stack.finish { stack.host.goBack() }
    #expect(stack.path == ["a"])
    #expect(stack.host.values == ["a"])
  }

  @Test("A swipe that is held while the host can't tell loses a push, and nothing for good")
  func pushUnderTheFinger() {
    for isCancelled in [true, false] {
      let stack = SimulatedStack<String>(on: .init(canBeAsked: false), animation: .everyPush)
      stack.open(Self.path)
      stack.advance(to: .milliseconds(400))
      #expect(stack.host.swipeBack(holding: .seconds(1), cancelling: isCancelled))
      stack.finish()
      #expect(stack.path == (isCancelled ? Self.path : []))
      #expect(stack.host.values == stack.path)
    }
  }

  @Test("A late signal about an earlier transition is no signal about this one")
  func staleSignal() {
    let stack = SimulatedStack<String>(
      on: SimulatedHostBehavior(settleSignals: .late(by: .milliseconds(400))),
      animation: .everyPush
    )
    stack.play(Self.path)
    #expect(stack.host.updates.map(\.time) == (0..<3).map { .milliseconds(650) * $0 })
    #expect(stack.host.violations.isEmpty)
  }
}

@MainActor
@Suite("Up to three interruptions of any kind, by the pacing that apps have")
struct SeveralInterruptionsTests {
  static let scripts: UInt64 = 4_000

  @Test("end with screens, link stack and path in agreement, and at rest, where the host answers")
  func answering() {
    for seed in 0..<Self.scripts {
      let play = RandomPlay(seed: seed, canBeAsked: true)
      if !play.faults.isEmpty { Issue.record("seed \(seed), \(play.script): \(play.faults)") }
      #expect(play.violations.isEmpty, "seed \(seed), \(play.script)")
    }
  }

  @Test("end so after at most one more event where the host can't tell")
  func silent() {
    var losses = 0
    for seed in 0..<Self.scripts {
      let play = RandomPlay(seed: seed, canBeAsked: false)
      losses += play.violations.reduce(0) { $0 + $1.lostPushes }
      if !play.faults.isEmpty { Issue.record("seed \(seed), \(play.script): \(play.faults)") }
    }
    #expect(losses > Self.scripts)
  }
}

/// A deep link of five screens with interruptions made up at random.
@MainActor
private final class RandomPlay {
  private(set) var script: [String] = []
  private(set) var faults: [String] = []
  private(set) var violations: [Violation] = []
  private var generator: SeededGenerator
  private let stack: SimulatedStack<String>

  init(seed: UInt64, canBeAsked: Bool) {
    generator = SeededGenerator(seed: seed)
    var behavior = SimulatedHostBehavior.random(rules: .links, using: &generator)
    behavior.canBeAsked = canBeAsked
    if !canBeAsked {
      behavior.lag = .zero
      behavior.ignoredUpdates = []
    }
    behavior.transition = .milliseconds(.random(in: 0...5_000, using: &generator))
    stack = SimulatedStack(on: behavior)
    script = ["\(behavior)"]
    stack.open(["a", "b", "c", "d", "e"])
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let most = max(900, 2 * behavior.transition.count / 1_000_000)
      stack.advance(by: .milliseconds(.random(in: 0...most, using: &generator)))
      interrupt()
    }
    stack.finish()
    stack.finish { stack.host.comeBack() }
    if !canBeAsked, !agrees {
      stack.finish { stack.driver.hostDidShow(stack.host.screens.last?.id ?? .root) }
    }
    judge()
  }

  private func interrupt() {
    let host = stack.host
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: note("back", host.goBack())
    case 1: note("back to the root", host.goBack(to: 0))
    case 2, 3:
      let span = Nanoseconds.milliseconds(.random(in: 0...5_000, using: &generator))
      let isCancelled = Bool.random(using: &generator)
      note("hold \(span) \(isCancelled)", host.swipeBack(holding: span, cancelling: isCancelled))
    case 4:
      stack.path.append("f")
      note("append")
    case 5:
      stack.path =
        ["a", "x", "c", "y", "e", "z"].prefix(.random(in: 0...6, using: &generator)) + []
      note("\(stack.path)")
    case 6:
      host.leave()
      let span = Nanoseconds.milliseconds(.random(in: 0...5_000, using: &generator))
      stack.time.schedule(after: span) { host.comeBack() }
      note("leave for \(span)")
    case 7:
      host.turnOffCoveredLinksForNoReason()
      note("doubt")
    default:
      host.repeatSettleSignal()
      note("signal")
    }
  }

  private func note(_ event: String, _ hasHappened: Bool = true) {
    if hasHappened { script.append("\(stack.time.now) \(event)") }
  }

  private var agrees: Bool {
    stack.host.values == stack.path && stack.driver.linkStack.values == stack.path
      && stack.driver.isSettled
  }

  private func judge() {
    violations = stack.host.violations
    guard !agrees else { return }
    faults.append("\(stack.host.values) on screen, \(stack.driver.linkStack.values) told")
    faults.append("\(stack.path) wanted, settled: \(stack.driver.isSettled)")
  }
}
