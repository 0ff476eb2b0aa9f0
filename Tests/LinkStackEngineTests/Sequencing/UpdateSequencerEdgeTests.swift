import LinkStackEngine
import TestSupport
import Testing

@Suite("A sequencer, where two things meet")
struct UpdateSequencerEdgeTests {
  @Test("plans anew when the rules change while it pushes")
  func newRules() {
    var sequencer = Sequencer.settled()
    _ = sequencer.handle(.targetChanged(["a", "b", "c", "d"]))
    sequencer.rules = .native
    #expect(sequencer.settle().summary == "push 3 → 4; wait 650")
  }

  @Test("ignores a timer that goes off while the app is inactive")
  func timerWhileInactive() {
    var sequencer = Sequencer.settled()
    _ = sequencer.handle(.targetChanged(["a", "b"]))
    _ = sequencer.handle(.suspended)
    #expect(sequencer.handle(.timerFired).summary == "nothing")
    // The push may still be on its way in.
    #expect(sequencer.handle(.resumed).summary == "wait 650")
  }

  @Test("believes no claim about the top's owner while the app is inactive")
  func claimWhileInactive() {
    var sequencer = Sequencer.settled(at: ["a", "b"])
    _ = sequencer.handle(.suspended)
    _ = sequencer.handle(.appeared(depth: 1))
    #expect(sequencer.handle(.dismissed(toDepth: 1)).summary == "nothing")
    #expect(sequencer.target == ["a", "b"])
  }

  @Test("takes the first appearance for over when the host says so, under a fixed delay too")
  func firstAppearanceUnderFixedDelay() {
    var sequencer = Sequencer(
      target: [],
      rules: .links,
      pacing: .fixed(delay: Nanoseconds(650))
    )
    _ = sequencer.handle(.started)
    #expect(sequencer.settle().summary == "stop waiting")
    #expect(sequencer.handle(.targetChanged(["a"])).summary == "push → 1; wait 650")
  }

  @Test("takes a push for lost, not for dismissed, whatever false claim came meanwhile")
  func falseClaimAndLostPush() {
    var sequencer = Sequencer.settled(at: ["a"])
    _ = sequencer.handle(.targetChanged(["a", "b"]))
    _ = sequencer.handle(.dismissed(toDepth: 0))
    #expect(sequencer.settle(at: 1).summary == "wait 650")
    #expect(sequencer.handle(.timerFired).summary == "dismissed to 1; push → 2; wait 650")
    #expect(sequencer.target == ["a", "b"])
  }

  @Test("starts no timer where the app becomes inactive before a person goes back")
  func noTimerWhileInactive() {
    var sequencer = Sequencer.settled(at: ["a", "b"])
    _ = sequencer.handle(.suspended)
    #expect(sequencer.handle(.appeared(depth: 1)).wait == .cancel)
  }
}
