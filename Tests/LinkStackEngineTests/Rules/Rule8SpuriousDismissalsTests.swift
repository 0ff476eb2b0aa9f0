import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

@MainActor
@Suite("Rule 8: spurious dismissals are not believed")
struct Rule8SpuriousDismissalsTests {
  static let path = ["a", "b", "c"]

  @Test("A link whose owner is covered is not believed to be off", arguments: 1...2)
  func coveredOwner(depth: Int) {
    let stack = SimulatedStack(path: Self.path)
    stack.finish()
    stack.host.turnOffLinkForNoReason(toScreenAt: depth)
    stack.finish()
    #expect(stack.path == Self.path)
    #expect(stack.driver.linkStack.values == Self.path)
    #expect(stack.driver.isSettled)
  }

  @Test("In the middle of a push, a link is not believed to be off, at any depth", arguments: 1...2)
  func inTransition(depth: Int) {
    let stack = SimulatedStack<String>()
    let change = stack.open(Self.path)
    stack.advance(to: .milliseconds(500))
    stack.host.turnOffLinkForNoReason(toScreenAt: depth)
    stack.finish()
    #expect(change.outcome == .presented)
    #expect(stack.path == Self.path)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A push in flight has left its owner, whose link is not believed to be off")
  func ownerIsBeingLeft() {
    var sequencer = Sequencer.settled(at: ["a"])
    _ = sequencer.handle(.targetChanged(["a", "b"]))
    #expect(sequencer.handle(.dismissed(toDepth: 1)).summary == "nothing")
    #expect(sequencer.settle().outcome == .presented)
  }

  @Test("A claim that was not believed is forgotten once the top has settled")
  func claimIsForgotten() {
    var sequencer = Sequencer.settled(at: ["a", "b"])
    _ = sequencer.handle(.dismissed(toDepth: 1))
    _ = sequencer.settle()
    _ = sequencer.handle(.appeared(depth: 1))
    #expect(sequencer.handle(.timerFired).truncation == nil)
    #expect(sequencer.target == ["a", "b"])
  }

  @Test("A claim about a screen that was popped long ago is ignored")
  func oldGeneration() {
    let stack = SimulatedStack(path: ["a", "b"])
    stack.finish()
    let old = stack.driver.linkStack.top
    stack.path = ["a"]
    stack.finish()
    stack.path = ["a", "b"]
    stack.finish()
    stack.driver.hostShows(stack.driver.linkStack[1].id)
    stack.driver.hostDismissed(old)
    stack.finish()
    #expect(stack.path == ["a", "b"])
  }

  @Test("A dismissal that is reported twice counts once")
  func reportedTwice() {
    let stack = SimulatedStack(path: Self.path)
    stack.finish()
    var truncations: [Int] = []
    stack.driver.onTruncation = { truncations.append($0) }
    let top = stack.driver.linkStack.top
    stack.host.goBack()
    stack.finish()
    stack.driver.hostDismissed(top)
    stack.finish()
    #expect(truncations == [2])
    #expect(stack.path == ["a", "b"])
  }

  @Test("The root can't be dismissed")
  func root() {
    let stack = SimulatedStack(path: ["a"])
    stack.finish()
    stack.driver.hostDismissed(.root)
    stack.finish()
    #expect(stack.path == ["a"])
  }
}
