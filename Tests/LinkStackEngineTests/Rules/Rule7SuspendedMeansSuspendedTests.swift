import Foundation
import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Rule 7: suspended means suspended")
struct Rule7SuspendedMeansSuspendedTests {
  static let path = ["a", "b", "c", "d"]

  @Test("Nothing is sent and nothing scheduled while the app is inactive")
  func nothingIsSent() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    stack.open(Self.path)
    stack.advance(to: .milliseconds(500))
    stack.host.leave()
    stack.finish()
    #expect(stack.host.updates.count == 2)
    stack.play(["x", "y"])
    #expect(stack.host.updates.count == 2)
    #expect(stack.time.pendingCount == 0)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("On return the rest is planned anew from what is shown")
  func goesOn() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    let change = stack.open(Self.path)
    stack.advance(to: .milliseconds(500))
    stack.host.leave()
    stack.advance(by: .seconds(60))
    stack.finish { stack.host.comeBack() }
    #expect(change.outcome == .presented)
    #expect(stack.timeline == "0:[a] 350:[a, b] 60500:[a, b, c] 60850:[a, b, c, d]")
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A path set while inactive is reached on return, and the one before is superseded")
  func newPathWhileInactive() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    let first = stack.open(Self.path)
    stack.advance(to: .milliseconds(500))
    stack.host.leave()
    let second = stack.open(["a", "x"])
    #expect(first.outcome == .superseded)
    stack.advance(by: .seconds(1))
    stack.finish { stack.host.comeBack() }
    #expect(second.outcome == .presented)
    #expect(stack.host.values == ["a", "x"])
  }

  @Test("A dismissal isn't believed before the return, and then if true", arguments: [true, false])
  func dismissalWhileInactive(canBeAsked: Bool) {
    let stack = SimulatedStack(resting: Self.path, on: .init(canBeAsked: canBeAsked))
    stack.host.swipeBack(holding: .seconds(1))
    stack.host.leave()
    stack.finish()
    #expect(stack.path == Self.path)
    stack.finish { stack.host.comeBack() }
    #expect(stack.path == ["a", "b", "c"])
    #expect(stack.driver.isSettled)
  }

  @Test("A person's back from before is not forgotten, where its report comes while inactive")
  func reportWhileInactive() {
    let stack = SimulatedStack(
      path: Self.path,
      on: SimulatedHostBehavior(canBeAsked: false, dismissalReport: .late(by: .seconds(1)))
    )
    stack.finish()
    stack.host.goBack()
    stack.host.leave()
    stack.finish()
    #expect(stack.path == Self.path)
    stack.finish { stack.host.comeBack() }
    #expect(stack.path == ["a", "b", "c"])
  }

  @Test("Links that the host turns off on return are turned off for no reason")
  func spuriousOnReturn() {
    let stack = SimulatedStack(resting: Self.path, on: .init(turnsOffCoveredLinksOnReturn: true))
    stack.host.leave()
    stack.finish { stack.host.comeBack() }
    #expect(stack.path == Self.path)
    #expect(stack.driver.isSettled)
  }
}

@Suite("A sequencer whose scene is inactive")
struct SuspendedSequencerTests {
  @Test("starts no timer, whatever happens", arguments: [true, false])
  func noTimer(canBeAsked: Bool) {
    var played = PlayedSequencer.still(at: ["a", "b"], canBeAsked: canBeAsked)
    _ = played.handle(.suspended)
    if canBeAsked { played.host = HostState(depth: 1, motion: .held) }
    #expect(!played.appear(at: 1).contains("wait "))
    #expect(played.handle(.waitEnded) == "nothing")
    #expect(!played.set(["a", "b", "c"]).contains("wait "))
  }

  @Test("sends nothing before the return, though the host stands still", arguments: [true, false])
  func sendsNothing(canBeAsked: Bool) {
    var played = PlayedSequencer.still(at: ["a"], canBeAsked: canBeAsked)
    _ = played.handle(.suspended)
    #expect(played.set(["a", "b"]) == "nothing")
    #expect(played.handle(.resumed) == "push → 2; wait 650")
  }

  @Test("gives a transition that was running its time on return")
  func runningTransition() {
    var played = PlayedSequencer.moving(to: ["a", "b"])
    #expect(played.handle(.suspended) == "stop waiting")
    played.host = HostState(depth: 1, motion: .moving)
    #expect(played.handle(.resumed) == "wait 650")
    #expect(played.handle(.still, at: 1) == "push → 2; wait 650")
  }

  @Test("goes on at once on return where the host stands still")
  func standsOnReturn() {
    var played = PlayedSequencer.moving(to: ["a", "b"])
    _ = played.handle(.suspended)
    #expect(played.handle(.still, at: 1) == "nothing")
    #expect(played.handle(.resumed) == "push → 2; wait 650")
  }

  @Test("gives a host that can't tell a whole delay on return")
  func silentReturn() {
    var played = PlayedSequencer.moving(to: ["a", "b"], canBeAsked: false)
    _ = played.handle(.suspended)
    #expect(played.handle(.resumed) == "wait 650")
  }

  @Test("keeps what was set between a person's certain back and the return")
  func setWhileAway() {
    var played = PlayedSequencer.still(at: ["a", "b"])
    _ = played.handle(.suspended)
    #expect(played.handle(.moving, at: 1) == "nothing")
    _ = played.set(["a", "b", "c"])
    _ = played.set(["a", "b", "c", "d"])
    #expect(played.path == ["a", "b", "c", "d"])
    #expect(played.handle(.resumed) == "dismissed to 1; wait 650")
    #expect(played.path == ["a", "b", "c", "d"])
  }

  @Test("takes leaving twice and returning twice for leaving and returning once")
  func idempotent() {
    var played = PlayedSequencer.still(at: ["a"])
    _ = played.handle(.suspended)
    #expect(played.handle(.suspended) == "nothing")
    _ = played.handle(.resumed)
    #expect(played.handle(.resumed) == "nothing")
    _ = played.set(["a", "b"])
    #expect(played.handle(.resumed) == "nothing")
  }
}
