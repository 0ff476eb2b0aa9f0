import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

@MainActor
@Suite("Rule 7: suspended means suspended")
struct Rule7SuspendedMeansSuspendedTests {
  static let path = ["a", "b", "c", "d"]

  @Test("Nothing is sent and nothing scheduled while the app is inactive")
  func nothingIsSent() {
    let stack = SimulatedStack<String>()
    stack.open(Self.path)
    stack.advance(to: .milliseconds(500))
    stack.host.leave()
    stack.finish()
    #expect(stack.host.updates.count == 2)
    stack.open(["x", "y"])
    stack.finish()
    #expect(stack.host.updates.count == 2)
    #expect(stack.time.pendingCount == 0)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("On return the rest is planned anew from what is shown")
  func goesOn() {
    let stack = SimulatedStack<String>()
    let change = stack.open(Self.path)
    stack.advance(to: .milliseconds(500))
    stack.host.leave()
    stack.advance(by: .seconds(60))
    stack.host.comeBack()
    stack.finish()
    #expect(change.outcome == .presented)
    #expect(
      stack.timeline == "0:[a] 350:[a, b] 60500:[a, b, c] 60850:[a, b, c, d]"
    )
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A path set while inactive is reached on return, and the one before is superseded")
  func newPathWhileInactive() {
    let stack = SimulatedStack<String>()
    let first = stack.open(Self.path)
    stack.advance(to: .milliseconds(500))
    stack.host.leave()
    let second = stack.open(["a", "x"])
    #expect(first.outcome == .superseded)
    stack.advance(by: .seconds(1))
    stack.host.comeBack()
    stack.finish()
    #expect(second.outcome == .presented)
    #expect(stack.host.values == ["a", "x"])
  }

  @Test("A transition that was running is given its time on return")
  func runningTransition() {
    var sequencer = Sequencer.settled()
    _ = sequencer.handle(.targetChanged(["a", "b"]))
    #expect(sequencer.handle(.suspended).summary == "stop waiting")
    #expect(sequencer.handle(.resumed).summary == "wait 650")
    #expect(sequencer.settle().update?.update.depth == 2)
  }

  @Test("A dismissal is not believed before the return, and then if it is true")
  func dismissalWhileInactive() {
    var sequencer = Sequencer.settled(at: ["a", "b"])
    _ = sequencer.handle(.suspended)
    _ = sequencer.handle(.dismissed(toDepth: 1))
    #expect(sequencer.handle(.appeared(depth: 1)).truncation == nil)
    #expect(sequencer.settle(at: 1).truncation == nil)
    #expect(sequencer.target == ["a", "b"])
    #expect(sequencer.handle(.resumed).truncation == 1)
  }

  @Test("Links that the host turns off on return are turned off for no reason")
  func spuriousOnReturn() {
    let stack = SimulatedStack(
      path: Self.path,
      on: SimulatedHostBehavior(doubtsLinksOnReturn: true)
    )
    stack.finish()
    stack.host.leave()
    stack.host.comeBack()
    stack.finish()
    #expect(stack.path == Self.path)
    #expect(stack.driver.isSettled)
  }

  @Test("Leaving twice and returning twice is leaving and returning once")
  func idempotent() {
    var sequencer = Sequencer.settled(at: ["a"])
    _ = sequencer.handle(.suspended)
    #expect(sequencer.handle(.suspended).summary == "nothing")
    _ = sequencer.handle(.resumed)
    #expect(sequencer.handle(.resumed).summary == "nothing")
  }
}
