import LinkStackEngine
import TestSupport
import Testing

@Suite("A sequencer")
struct UpdateSequencerTests {
  @Test("waits for the root to appear, and then does nothing")
  func emptyStart() {
    var sequencer = Sequencer(
      target: [],
      rules: .links,
      pacing: .settled(fallback: Nanoseconds(650))
    )
    #expect(sequencer.handle(.started).summary == "wait 650")
    #expect(sequencer.settle().summary == "stop waiting")
    #expect(sequencer.phase == .settled)
  }

  @Test("appears with one screen, and pushes the others once that has settled")
  func startWithPath() {
    var sequencer = Sequencer(
      target: ["a", "b"],
      rules: .links,
      pacing: .settled(fallback: Nanoseconds(650))
    )
    #expect(sequencer.handle(.started).summary == "push → 1; wait 650")
    #expect(sequencer.settle().summary == "push → 2; wait 650")
    #expect(sequencer.settle().summary == "stop waiting; presented")
  }

  @Test("appears with no screen where the host can't, and pushes once the root has settled")
  func startWithoutScreens() {
    var rules = UpdateRules.links
    rules.screensAtFirstAppearance = 0
    var sequencer = Sequencer(target: ["a"], rules: rules, pacing: .settled)
    #expect(sequencer.handle(.started).update == nil)
    #expect(sequencer.settle().update?.update.depth == 1)
  }

  @Test("lets go of nothing before there is a host, and holds a path until there is one")
  func detached() {
    var sequencer = Sequencer(target: [], rules: .links, pacing: .settled)
    #expect(sequencer.handle(.targetChanged(["a"])).summary == "nothing")
    #expect(sequencer.handle(.timerFired).summary == "nothing")
    #expect(sequencer.settle().summary == "nothing")
    #expect(sequencer.handle(.dismissed(toDepth: 0)).summary == "nothing")
    #expect(sequencer.handle(.started).update?.update.depth == 1)
  }

  @Test("reports an empty path that somebody waits for once the root has appeared")
  func emptyPathBeforeStart() {
    var sequencer = Sequencer(target: [], rules: .links, pacing: .settled)
    _ = sequencer.handle(.targetChanged([]))
    _ = sequencer.handle(.started)
    #expect(sequencer.settle().outcome == .presented)
  }

  @Test("pushes at once where the host stands still")
  func pushAtOnce() {
    var sequencer = Sequencer.settled()
    #expect(sequencer.handle(.targetChanged(["a"])).summary == "push → 1; wait 650")
    #expect(sequencer.settle().summary == "stop waiting; presented")
  }

  @Test("answers an equal path at once, with nothing to do")
  func equalPath() {
    var sequencer = Sequencer.settled(at: ["a"])
    #expect(sequencer.handle(.targetChanged(["a"])).summary == "presented")
  }

  @Test("leaves a sequence alone when its own target is set again")
  func equalPathInFlight() {
    var sequencer = Sequencer.settled()
    _ = sequencer.handle(.targetChanged(["a", "b"]))
    #expect(sequencer.handle(.targetChanged(["a", "b"])).summary == "nothing")
  }

  @Test("answers an equal path while a person goes back once they are done")
  func equalPathDuringTransition() {
    var sequencer = Sequencer.settled(at: ["a"])
    _ = sequencer.handle(.appeared(depth: 0))
    #expect(sequencer.handle(.targetChanged(["a"])).summary == "nothing")
    #expect(sequencer.handle(.dismissed(toDepth: 0)).outcome == .dismissed)
    #expect(sequencer.handle(.targetChanged([])).summary == "nothing")
    #expect(sequencer.settle().outcome == .presented)
  }

  @Test("starts one timer per update, and none once it is done")
  func oneTimer() {
    var sequencer = Sequencer.settled()
    #expect(sequencer.handle(.targetChanged(["a", "b"])).wait == .start(Nanoseconds(650)))
    #expect(sequencer.settle().wait == .start(Nanoseconds(650)))
    #expect(sequencer.settle().wait == .cancel)
  }

  @Test("ignores a timer that nobody waits for")
  func strayTimer() {
    var sequencer = Sequencer.settled(at: ["a"])
    #expect(sequencer.handle(.timerFired).summary == "nothing")
  }

  @Test("numbers each transition")
  func transitions() {
    var sequencer = Sequencer.settled()
    let first = sequencer.handle(.targetChanged(["a", "b"])).update?.transition
    let second = sequencer.settle().update?.transition
    #expect(first != nil)
    #expect(first?.next() == second)
  }

  @Test("pushes again, twice, what the host has settled without")
  func lostPush() {
    var sequencer = Sequencer.settled()
    _ = sequencer.handle(.targetChanged(["a"]))
    for _ in 1...2 {
      #expect(sequencer.settle(at: 0).summary == "wait 650")
      #expect(sequencer.handle(.timerFired).summary == "dismissed to 0; push → 1; wait 650")
    }
    #expect(sequencer.settle(at: 0).summary == "wait 650")
    let summary = sequencer.handle(.timerFired).summary
    #expect(summary == "dismissed to 0; truncate path to 0; stop waiting; dismissed")
  }

  @Test("counts lost pushes anew for each screen")
  func lostPushesOfSeveralScreens() {
    var sequencer = Sequencer.settled()
    _ = sequencer.handle(.targetChanged(["a", "b"]))
    for depth in 1...2 {
      for _ in 1...2 {
        _ = sequencer.settle(at: depth - 1)
        #expect(sequencer.handle(.timerFired).update?.update.depth == depth)
      }
      _ = sequencer.settle()
    }
    #expect(sequencer.isFinished)
    #expect(sequencer.target == ["a", "b"])
  }

  @Test("believes a host that stands below an idle path for a whole delay")
  func idleDispute() {
    var sequencer = Sequencer.settled(at: ["a", "b"])
    #expect(sequencer.settle(at: 1).summary == "wait 650")
    let summary = sequencer.handle(.timerFired).summary
    #expect(summary == "dismissed to 1; truncate path to 1; stop waiting")
  }

  @Test("forgets its host and keeps the path, which is shown from the beginning by the next one")
  func end() {
    var sequencer = Sequencer.settled(at: ["a", "b"])
    #expect(sequencer.handle(.ended).summary == "stop waiting")
    #expect(sequencer.shownDepth == 0)
    #expect(sequencer.handle(.started).update?.update.depth == 1)
    #expect(sequencer.settle().update?.update.depth == 2)
    #expect(sequencer.settle().outcome == .presented)
  }

  @Test("takes no late report of the host before for one of its new host")
  func lateReportOfFormerHost() {
    var sequencer = Sequencer.settled()
    let old = sequencer.transition
    _ = sequencer.handle(.ended)
    _ = sequencer.handle(.started)
    #expect(sequencer.handle(.settled(depth: 0, transition: old)).summary == "nothing")
    #expect(sequencer.settle().summary == "stop waiting")
  }

  @Test("tells whoever waits when the host is gone")
  func endInFlight() {
    var sequencer = Sequencer.settled()
    _ = sequencer.handle(.targetChanged(["a"]))
    #expect(sequencer.handle(.ended).outcome == .dismissed)
    #expect(sequencer.handle(.timerFired).summary == "nothing")
  }

  @Test("keeps no old path alive once it shows the new one")
  func releasesOldPath() {
    final class Model: Equatable {
      static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
    }
    weak var released: Model?
    var sequencer = UpdateSequencer<[Model]>(target: [], rules: .links, pacing: .settled)
    _ = sequencer.handle(.started)
    func settle() {
      _ = sequencer.handle(
        .settled(depth: sequencer.shownDepth, transition: sequencer.transition)
      )
    }
    settle()
    do {
      let model = Model()
      released = model
      _ = sequencer.handle(.targetChanged([model]))
      settle()
    }
    #expect(released != nil)
    _ = sequencer.handle(.targetChanged([]))
    settle()
    #expect(released == nil)
  }
}

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

typealias Sequencer = UpdateSequencer<[String]>

extension UpdateSequencer where Path == [String] {
  /// A sequencer whose host has appeared with the root, or with one screen, and stands still.
  static func settled(
    at path: [String] = [],
    pacing: Pacing = .settled(fallback: Nanoseconds(650))
  ) -> Self {
    var sequencer = Self(target: path, rules: .links, pacing: pacing)
    _ = sequencer.handle(.started)
    while !(sequencer.isFinished && sequencer.phase == .settled) {
      _ = pacing.followsSettleSignals ? sequencer.settle() : sequencer.handle(.timerFired)
    }
    return sequencer
  }

  /// Reports that the host has settled as it was told.
  mutating func settle() -> SequencerEffects {
    handle(.settled(depth: shownDepth, transition: transition))
  }

  /// Reports that the host has settled at a depth, at the present time.
  mutating func settle(at depth: Int) -> SequencerEffects {
    handle(.settled(depth: depth, transition: transition))
  }
}
