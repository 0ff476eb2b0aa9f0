import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Rule 8: spurious dismissals are not believed")
struct Rule8SpuriousDismissalsTests {
  static let path = ["a", "b", "c"]

  @Test("A link whose owner is covered is not believed to be off", arguments: 1...2, [true, false])
  func coveredOwner(depth: Int, canBeAsked: Bool) {
    let stack = SimulatedStack(resting: Self.path, on: .init(canBeAsked: canBeAsked))
    stack.finish { stack.host.turnOffLinkForNoReason(toScreenAt: depth) }
    #expect(stack.path == Self.path)
    #expect(stack.driver.linkStack.values == Self.path)
    #expect(stack.driver.isSettled)
  }

  @Test(
    "In a push, a link isn't believed to be off, at any depth",
    arguments: 1...2,
    [true, false]
  )
  func inTransition(depth: Int, canBeAsked: Bool) {
    let stack = SimulatedStack<String>(on: SimulatedHostBehavior(canBeAsked: canBeAsked))
    let change = stack.open(Self.path)
    stack.advance(to: .milliseconds(700))
    stack.finish { stack.host.turnOffLinkForNoReason(toScreenAt: depth) }
    #expect(change.outcome == .presented)
    #expect(stack.path == Self.path)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A host that has all its screens is not believed to have lost one", arguments: 1...3)
  func allScreensAreThere(depth: Int) {
    let stack = SimulatedStack(resting: Self.path)
    stack.driver.hostDidShow(stack.driver.linkStack[1].id)
    stack.finish { stack.host.turnOffLinkForNoReason(toScreenAt: depth) }
    #expect(stack.path == Self.path)
  }

  @Test(
    "A push in flight has left its owner, whose link is not believed to be off",
    arguments: [true, false]
  )
  func ownerIsBeingLeft(canBeAsked: Bool) {
    let stack = SimulatedStack(resting: ["a"], on: SimulatedHostBehavior(canBeAsked: canBeAsked))
    let change = stack.open(["a", "b"])
    stack.advance(by: .milliseconds(100))
    stack.finish { stack.host.turnOffLinkForNoReason(toScreenAt: 2) }
    #expect(change.outcome == .presented)
    #expect(stack.path == ["a", "b"])
  }

  @Test("A claim that was not believed is forgotten, where the host can't tell")
  func claimIsForgotten() {
    var played = PlayedSequencer.still(at: ["a", "b"], canBeAsked: false)
    #expect(played.turnOffLink(to: 2) == "nothing")
    #expect(played.appear(at: 1) == "wait 650")
    #expect(played.handle(.waitEnded) == "stop waiting")
    #expect(played.path == ["a", "b"])
  }

  @Test("A claim from an inactive scene is forgotten once something else comes into view")
  func claimFromWhileInactive() {
    var played = PlayedSequencer.still(at: ["a", "b"], canBeAsked: false)
    _ = played.handle(.suspended)
    _ = played.appear(at: 1)
    _ = played.turnOffLink(to: 2)
    _ = played.appear(at: 2)
    _ = played.handle(.resumed)
    _ = played.handle(.waitEnded)
    #expect(played.path == ["a", "b"])
  }

  @Test("A person's back navigation is no reason to believe a claim whose owner is covered")
  func coveredOwnerDuringBackNavigation() {
    var played = PlayedSequencer.still(at: Self.path, canBeAsked: false)
    _ = played.appear(at: 2)
    #expect(played.turnOffLink(to: 2) == "nothing")
    #expect(played.turnOffLink(to: 1) == "nothing")
  }

  @Test("A claim whose owner is on the way out counts if that returns, where the host can't tell")
  func ownerReturns() {
    var played = PlayedSequencer.still(at: ["a", "b", "c"], canBeAsked: false)
    _ = played.appear(at: 2)
    _ = played.appear(at: 1)
    #expect(played.turnOffLink(to: 3) == "nothing")
    _ = played.appear(at: 2)
    #expect(played.path == ["a", "b"])
  }

  @Test("A claim whose owner is on the way out is forgotten if the app replaces the owner")
  func replacedOwner() {
    var played = PlayedSequencer.still(at: ["a", "b", "c"], canBeAsked: false)
    _ = played.appear(at: 2)
    _ = played.appear(at: 1)
    _ = played.turnOffLink(to: 3)
    _ = played.set(["a"])
    _ = played.handle(.waitEnded)
    _ = played.handle(.waitEnded)
    _ = played.set(["a", "x", "y"])
    for depth in 2...3 {
      _ = played.appear(at: depth)
      _ = played.handle(.waitEnded)
    }
    _ = played.appear(at: 2)
    #expect(played.path == ["a", "x", "y"])
  }

  @Test("A claim about a screen that was popped long ago is ignored")
  func oldGeneration() {
    let stack = SimulatedStack(resting: ["a", "b"])
    let old = stack.driver.linkStack.top
    stack.finish { stack.path = ["a"] }
    stack.finish { stack.path = ["a", "b"] }
    stack.driver.hostDidShow(stack.driver.linkStack[1].id)
    stack.finish { stack.driver.hostDidDismiss(old) }
    #expect(stack.path == ["a", "b"])
  }

  @Test("A dismissal that is reported twice counts once")
  func reportedTwice() {
    let stack = SimulatedStack(resting: Self.path)
    var removals: [Range<Int>] = []
    stack.driver.onUserPop = { removals.append($0) }
    let top = stack.driver.linkStack.top
    stack.finish { stack.host.goBack() }
    stack.finish { stack.driver.hostDidDismiss(top) }
    #expect(removals == [2..<3])
    #expect(stack.path == ["a", "b"])
  }

  @Test("The root can't be dismissed")
  func root() {
    let stack = SimulatedStack(resting: ["a"])
    stack.finish { stack.driver.hostDidDismiss(.root) }
    #expect(stack.path == ["a"])
  }
}
