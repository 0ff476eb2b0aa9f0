import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

@MainActor
@Suite("Rule 3: a person's back gesture wins")
struct Rule3BackGestureWinsTests {
  static let path = ["a", "b", "c", "d", "e"]

  @Test("The rest of a deep link is dropped, and the path is what is on screen")
  func restIsDropped() {
    let stack = SimulatedStack<String>()
    let change = stack.open(Self.path)
    stack.advance(to: .milliseconds(1_200))
    #expect(stack.host.visible == "d")
    stack.host.goBack()
    stack.finish()
    #expect(change.outcome == .dismissed)
    #expect(stack.path == ["a", "b", "c"])
    #expect(stack.host.values == ["a", "b", "c"])
    #expect(stack.host.updates.count == 4)
  }

  @Test("The app is told how much is left of its path, once")
  func truncationIsTold() {
    let stack = SimulatedStack<String>()
    var truncations: [Int] = []
    stack.driver.onTruncation = { truncations.append($0) }
    stack.open(Self.path)
    stack.advance(to: .milliseconds(1_200))
    stack.host.goBack()
    stack.finish()
    #expect(truncations == [3])
  }

  @Test("Back at rest takes the top off the path", arguments: 0..<3)
  func backAtRest(depth: Int) {
    let stack = SimulatedStack(path: ["a", "b", "c"])
    stack.finish()
    stack.host.goBack(to: depth)
    stack.finish()
    #expect(stack.path == Array(["a", "b", "c"].prefix(depth)))
    #expect(stack.driver.isSettled)
  }

  @Test("Nothing is sent while the person is on the way")
  func nothingMeetsTheGesture() {
    let stack = SimulatedStack(path: ["a", "b"])
    stack.finish()
    let before = stack.host.updates.count
    stack.host.goBack()
    stack.advance(by: .milliseconds(100))
    stack.path = ["x"]
    #expect(stack.host.updates.count == before)
    stack.finish()
    #expect(stack.host.values == ["x"])
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A swipe that is cancelled is no pop")
  func cancelledSwipe() {
    let stack = SimulatedStack(path: ["a", "b"])
    stack.finish()
    stack.host.swipeBackAndCancel()
    stack.finish()
    #expect(stack.path == ["a", "b"])
    #expect(stack.driver.isSettled)
  }

  @Test("A swipe that is cancelled gives the returning screen its own time")
  func cancelledSwipeWaitsAnew() {
    var sequencer = Sequencer.settled(at: ["a", "b"])
    #expect(sequencer.handle(.appeared(depth: 1)).summary == "wait 650")
    #expect(sequencer.handle(.appeared(depth: 2)).summary == "wait 650")
    #expect(sequencer.settle().summary == "stop waiting")
  }

  @Test("A dismissal that is claimed before its owner appears counts once the owner has settled")
  func claimBeforeAppearance() {
    var sequencer = Sequencer.settled(at: ["a", "b"])
    #expect(sequencer.handle(.dismissed(toDepth: 1)).summary == "wait 650")
    #expect(sequencer.handle(.appeared(depth: 1)).summary == "wait 650")
    let summary = sequencer.settle(at: 1).summary
    #expect(summary == "dismissed to 1; truncate path to 1; stop waiting")
  }

  @Test("A dismissal that is claimed before its owner appears counts after a delay without signals")
  func claimBeforeAppearanceWithoutSignals() {
    var sequencer = Sequencer.settled(at: ["a", "b"])
    _ = sequencer.handle(.dismissed(toDepth: 1))
    _ = sequencer.handle(.appeared(depth: 1))
    let summary = sequencer.handle(.timerFired).summary
    #expect(summary == "dismissed to 1; truncate path to 1; stop waiting")
  }

  @Test("A dismissal that is claimed before a swipe which is then cancelled does not count")
  func claimBeforeCancelledSwipe() {
    var sequencer = Sequencer.settled(at: ["a", "b"])
    _ = sequencer.handle(.dismissed(toDepth: 1))
    _ = sequencer.handle(.appeared(depth: 1))
    _ = sequencer.handle(.appeared(depth: 2))
    // Nor does it count for the next swipe.
    _ = sequencer.handle(.appeared(depth: 1))
    #expect(sequencer.handle(.timerFired).dismissal == nil)
    #expect(sequencer.phase == .settled)
    #expect(sequencer.target == ["a", "b"])
  }

  @Test("A dismissal that comes after its owner has settled leaves nothing to wait for")
  func claimAfterSettling() {
    var sequencer = Sequencer.settled(at: ["a", "b"])
    #expect(sequencer.settle(at: 1).summary == "wait 650")
    let summary = sequencer.handle(.dismissed(toDepth: 1)).summary
    #expect(summary == "dismissed to 1; truncate path to 1; stop waiting")
    #expect(sequencer.handle(.targetChanged(["x"])).update != nil)
  }

  @Test("A newer path that has done without the dismissed screens is not lost")
  func newerPathSurvives() {
    let stack = SimulatedStack(path: ["a", "b"])
    stack.finish()
    stack.host.goBack()
    stack.advance(by: .milliseconds(100))
    let change = stack.open(["a", "x", "y"])
    stack.finish()
    #expect(change.outcome == .presented)
    #expect(stack.host.values == ["a", "x", "y"])
  }

  @Test("A newer path that still contains the dismissed screen ends below it")
  func newerPathWithDismissedScreen() {
    let stack = SimulatedStack(path: ["a", "b"])
    stack.finish()
    stack.host.goBack()
    stack.advance(by: .milliseconds(100))
    let change = stack.open(["a", "b", "c"])
    stack.finish()
    #expect(change.outcome == .dismissed)
    #expect(stack.path == ["a"])
  }
}
