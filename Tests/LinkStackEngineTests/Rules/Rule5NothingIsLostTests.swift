import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

/// Examples; all interruptions at all instants are in ``EveryInterruptionTests``.
@MainActor
@Suite("Rule 5: nothing is lost")
struct Rule5NothingIsLostTests {
  static let path = ["a", "b", "c"]

  @Test(
    "Late, missing and repeated settle signals change when, but not what",
    arguments: SimulatedHostBehavior.allReporting
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

  @Test("A push that is lost, as the fallback was too short, is made again")
  func lostPushIsMadeAgain() {
    let stack = SimulatedStack<String>(
      on: SimulatedHostBehavior(transition: .milliseconds(350)),
      pacing: .settled(fallback: .milliseconds(200))
    )
    let change = stack.open(Self.path)
    stack.finish()
    #expect(stack.host.violations.contains { $0.lostPushes > 0 })
    #expect(change.outcome == .presented)
    #expect(stack.host.values == Self.path)
  }

  @Test("A push that is lost, and not wanted any more, is gone from the link stack as well")
  func lostPushIsForgotten() {
    let stack = SimulatedStack<String>(pacing: .settled(fallback: .milliseconds(200)))
    stack.open(["a", "b"])
    stack.advance(to: .milliseconds(300))
    stack.path = ["a"]
    stack.finish()
    #expect(stack.host.violations.map(\.lostPushes) == [1])
    #expect(stack.host.values == ["a"])
    #expect(stack.driver.linkStack.values == ["a"])
    #expect(stack.driver.isSettled)
  }

  @Test("A late signal about an earlier transition is no signal about this one")
  func staleSignal() {
    var sequencer = Sequencer.settled()
    _ = sequencer.handle(.targetChanged(["a", "b"]))
    let early = sequencer.transition
    #expect(sequencer.handle(.timerFired).update?.update.depth == 2)
    #expect(sequencer.handle(.settled(depth: 1, transition: early)).summary == "nothing")
    #expect(sequencer.handle(.settled(depth: 2, transition: early)).summary == "nothing")
    #expect(sequencer.settle().outcome == .presented)
  }
}

@MainActor
@Suite("Lost pushes: up to three interruptions where the pace is too fast for the host")
struct LostPushesTests {
  static let scripts = 5_000

  @Test("end with host, link stack and path in agreement, and at rest")
  func agreement() {
    var losses = 0
    for seed in 0..<UInt64(Self.scripts) {
      var generator = SeededGenerator(seed: seed)
      let stack = SimulatedStack<String>(
        pacing: .settled(fallback: .milliseconds(.random(in: 50...349, using: &generator)))
      )
      stack.open(InterruptedLink.path)
      var script: [String] = []
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        stack.advance(by: .milliseconds(.random(in: 0...900, using: &generator)))
        // What a host lost can be told from its reports as long as nothing is replaced.
        let interruption = LinkInterruption.allCases.filter { !$0.replacesScreens }
          .randomElement(using: &generator)
        script.append("\(stack.time.now) \(interruption.map(\.rawValue) ?? "")")
        _ = interruption?.play(on: stack)
      }
      stack.finish()
      losses += stack.host.violations.reduce(0) { $0 + $1.lostPushes }
      let faults = faults(of: stack)
      if !faults.isEmpty { Issue.record("seed \(seed), \(script): \(faults)") }
    }
    #expect(losses > Self.scripts)
  }

  private func faults(of stack: SimulatedStack<String>) -> [String] {
    // Two people's leaving and returning may overlap, so that one script ends away from the app.
    if !stack.host.isActive { stack.host.comeBack() }
    stack.finish()
    var faults: [String] = []
    if stack.host.values != stack.path { faults.append("\(stack.host.values) on screen") }
    if stack.driver.linkStack.values != stack.path {
      faults.append("\(stack.driver.linkStack.values) in the link stack, \(stack.path) wanted")
    }
    if !stack.driver.isSettled { faults.append("not settled") }
    if stack.time.pendingCount > 0 { faults.append("something is scheduled") }
    return faults
  }
}
