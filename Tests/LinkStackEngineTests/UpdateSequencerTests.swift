import Foundation
import LinkStackEngine
import TestSupport
import Testing

@Suite("A sequencer without a host")
struct DetachedSequencerTests {
  @Test("lets go of nothing, and holds a path until there is one")
  func holdsPath() {
    var played = PlayedSequencer()
    #expect(played.set(["a"]) == "nothing")
    #expect(played.handle(.waitEnded) == "nothing")
    #expect(played.handle(.changed) == "nothing")
    #expect(played.appear(at: 0) == "nothing")
    #expect(played.handle(.started) == "push → 1; wait 650")
  }

  @Test("waits for the root to appear, and then does nothing", arguments: [true, false])
  func emptyStart(canBeAsked: Bool) {
    var played = PlayedSequencer()
    #expect(played.handle(.started) == "wait 650")
    if canBeAsked { played.host = HostState(depth: 0, motion: .still) }
    #expect(played.handle(canBeAsked ? .changed : .waitEnded) == "stop waiting")
    #expect(played.core.sequencer.state == .still)
  }

  @Test("appears with one screen, and pushes the others once that stands still")
  func startWithPath() {
    var played = PlayedSequencer(path: ["a", "b"])
    #expect(played.handle(.started) == "push → 1; wait 650")
    #expect(played.handle(.still, at: 1) == "push → 2; wait 650")
    #expect(played.handle(.still, at: 2) == "stop waiting; presented")
  }

  @Test("appears with no screen where the host can't, and pushes once the root stands still")
  func startWithoutScreens() {
    var rules = UpdateRules.links
    rules.screensAtFirstAppearance = 0
    var played = PlayedSequencer(path: ["a"], rules: rules)
    #expect(played.handle(.started) == "wait 650")
    #expect(played.handle(.still, at: 0) == "push → 1; wait 650")
  }

  @Test("appears with no screen while the scene is inactive")
  func startWhileSuspended() {
    var played = PlayedSequencer(path: ["a"])
    #expect(played.handle(.suspended) == "stop waiting")
    #expect(played.handle(.started) == "stop waiting")
    played.host = HostState(depth: 0, motion: .still)
    #expect(played.handle(.resumed) == "push → 1; wait 650")
  }

  @Test("reports an empty path that somebody waits for once the root has appeared")
  func emptyPathBeforeStart() {
    var played = PlayedSequencer()
    #expect(played.set([]) == "nothing")
    _ = played.handle(.started)
    #expect(played.handle(.still, at: 0) == "stop waiting; presented")
  }

  @Test("forgets the host before and keeps the path, which the next one shows from the beginning")
  func end() {
    var played = PlayedSequencer.still(at: ["a", "b"])
    #expect(played.handle(.ended) == "stop waiting")
    #expect(played.shown.isEmpty)
    #expect(played.handle(.ended) == "nothing")
    #expect(played.handle(.started) == "push → 1; wait 650")
  }

  @Test("tells whoever waits that the host is gone")
  func endInFlight() {
    var played = PlayedSequencer.moving(to: ["a"])
    #expect(played.handle(.ended) == "stop waiting; detached")
    #expect(played.handle(.waitEnded) == "nothing")
  }
}

@Suite("A sequencer whose host stands still")
struct SettledSequencerTests {
  @Test("sends a new path's first update at once", arguments: [true, false])
  func newPath(canBeAsked: Bool) {
    var played = PlayedSequencer.still(canBeAsked: canBeAsked)
    #expect(played.set(["a"]) == "push → 1; wait 650")
  }

  @Test("answers an equal path at once, and ignores an unawaited timer", arguments: [true, false])
  func equalPath(canBeAsked: Bool) {
    var played = PlayedSequencer.still(at: ["a"], canBeAsked: canBeAsked)
    #expect(played.set(["a"]) == "presented")
    #expect(played.handle(.waitEnded) == "nothing")
  }

  @Test("has nothing to do when the host says that it stands still, or is there")
  func repeatedSignal() {
    var played = PlayedSequencer.still(at: ["a"])
    #expect(played.handle(.still, at: 1) == "nothing")
    #expect(played.handle(.started) == "nothing")
  }

  @Test("waits when the host says that it moves", arguments: [HostState.Motion.moving, .held])
  func movesByItself(motion: HostState.Motion) {
    var played = PlayedSequencer.still(at: ["a"])
    #expect(played.handle(motion, at: 1) == "wait 650")
    #expect(played.set(["a", "b"]) == "nothing")
    #expect(played.handle(.still, at: 1) == "push → 2; wait 650")
  }

  @Test("asks before it sends, and waits where the host has begun to move without a word")
  func asksBeforeSending() {
    var played = PlayedSequencer.still(at: ["a"])
    played.host = HostState(depth: 0, motion: .held)
    #expect(played.set(["a", "b"]) == "wait 650")
  }

  @Test("believes a host that has fewer screens, and no finger on them")
  func backNavigation() {
    var played = PlayedSequencer.still(at: ["a", "b"])
    #expect(played.handle(.moving, at: 1) == "dismissed to 1; remove 1..<2; wait 650")
    #expect(played.handle(.still, at: 1) == "stop waiting")
  }

  @Test("notes a person's back navigation where the host can't tell, and waits")
  func silentBackNavigation() {
    var played = PlayedSequencer.still(at: ["a"], canBeAsked: false)
    #expect(played.appear(at: 0) == "wait 650")
    #expect(played.turnOffLink(to: 1) == "dismissed to 0; remove 0..<1; wait 650")
  }
}

@Suite("A sequencer whose host moves")
struct MovingSequencerTests {
  @Test("leaves a sequence alone when its own target is set again")
  func equalPath() {
    var played = PlayedSequencer.moving(to: ["a", "b"])
    #expect(played.set(["a", "b"]) == "nothing")
  }

  @Test("ends the change under way for a newer path, and sends nothing yet")
  func newPath() {
    var played = PlayedSequencer.moving(to: ["a", "b"])
    #expect(played.set(["x"]) == "superseded")
    #expect(played.handle(.still, at: 1) == "replace → 1; wait 650")
  }

  @Test("answers an equal path during a back navigation once it is over", arguments: [true, false])
  func equalPathWhileHeld(canBeAsked: Bool) {
    var played = PlayedSequencer.still(at: ["a"], canBeAsked: canBeAsked)
    if canBeAsked { played.host = HostState(depth: 0, motion: .held) }
    _ = played.appear(at: 0)
    #expect(played.set(["a"]) == "nothing")
    if canBeAsked { played.host = HostState(depth: 0, motion: .moving) }
    let summary = played.turnOffLink(to: 1)
    #expect(summary == "dismissed to 0; remove 0..<1; wait 650; dismissed")
  }

  @Test("goes on when the host says that it stands still where it was told to be")
  func stands() {
    var played = PlayedSequencer.moving(to: ["a"])
    #expect(played.handle(.moving, at: 1) == "nothing")
    #expect(played.handle(.still, at: 1) == "stop waiting; presented")
  }

  @Test("does not go on when the host stands where it was before the update: it has yet to begin")
  func yetToBegin() {
    var played = PlayedSequencer.moving(to: ["a", "b"], from: ["a"])
    #expect(played.handle(.still, at: 1) == "nothing")
  }

  @Test("asks again every 0.1 s once a wait is over", arguments: [HostState.Motion.moving, .held])
  func asksAgain(motion: HostState.Motion) {
    var played = PlayedSequencer.moving(to: ["a", "b"])
    for _ in 0..<1_000 { #expect(played.endWait(motion, at: 1) == "wait 100000000") }
    #expect(played.endWait(.still, at: 1) == "push → 2; wait 650")
  }

  @Test("goes on where the app shows screens of its own above those of the path")
  func deeperThanTold() {
    var played = PlayedSequencer.moving(to: ["a", "b"], from: ["a"])
    #expect(played.endWait(.still, at: 4) == "stop waiting; presented")
  }

  @Test("takes a host that can't tell to have done as told when the wait is over")
  func silent() {
    var played = PlayedSequencer.moving(to: ["a", "b"], canBeAsked: false)
    _ = played.appear(at: 1)
    #expect(played.handle(.changed) == "nothing")
    #expect(played.handle(.waitEnded) == "push → 2; wait 650")
    _ = played.appear(at: 2)
    #expect(played.handle(.waitEnded) == "stop waiting; presented")
  }

  @Test("pops, and does not replace, what a person may be leaving where the host can't tell")
  func replacementDuringBackNavigation() {
    var played = PlayedSequencer.still(at: ["a", "b"], canBeAsked: false)
    _ = played.appear(at: 1)
    _ = played.set(["a", "x"])
    #expect(played.handle(.waitEnded) == "pop → 1; wait 650")
    #expect(played.handle(.waitEnded) == "push → 2; wait 650")
  }

  @Test(
    "goes on with a path where the host stands as told, though it hasn't said so",
    arguments: [
      (["a", "b"], "superseded; push → 2; wait 650"), (["a"], "stop waiting; presented"),
    ]
  )
  func standsWithoutSaying(path: [String], answer: String) {
    var played = PlayedSequencer.moving(to: ["a"])
    played.host = HostState(depth: 1, motion: .still)
    #expect(played.set(path) == answer)
  }

  @Test("waits for its delay where that is fixed, however early the host stands still")
  func fixedDelay() {
    var played = PlayedSequencer.moving(to: ["a"], pacing: .fixed(delay: Nanoseconds(650)))
    #expect(played.handle(.still, at: 1) == "nothing")
    #expect(played.handle(.waitEnded) == "stop waiting; presented")
    _ = played.set(["a", "b"])
    played.host = HostState(depth: 2, motion: .still)
    #expect(played.set(["a", "b", "c"]) == "superseded", "It is the same for a newer path")
    #expect(played.handle(.waitEnded) == "push → 3; wait 650")
  }

  @Test("asks when a fixed delay is over, however short")
  func shortFixedDelay() {
    var played = PlayedSequencer.still(pacing: .fixed(delay: .zero))
    #expect(played.set(["a", "b"]) == "push → 1; wait 0")
    #expect(played.endWait(.moving, at: 1) == "wait 100000000")
    #expect(played.endWait(.still, at: 1) == "push → 2; wait 0")
  }

  @Test("plans anew when the rules change")
  func newRules() {
    var played = PlayedSequencer.moving(to: ["a", "b", "c", "d"])
    played.core.sequencer.rules = .native
    #expect(played.handle(.still, at: 1) == "push 3 → 4; wait 650")
  }
}

@Suite("A sequencer whose host has lost a push")
struct LostPushSequencerTests {
  @Test(
    "makes it again, and after that each time with twice the wait, and not at once where that is short"
  )
  func again() {
    var played = PlayedSequencer.moving(to: ["a", "b"], from: ["a"])
    for wait in [100, 200, 400, 800, 1_600] {
      #expect(played.endWait(.still, at: 1) == "dismissed to 1; push → 2; wait \(wait)000000")
    }
    #expect(played.handle(.still, at: 2) == "stop waiting; presented")
    #expect(played.path == ["a", "b"])
  }

  @Test("leaves the host alone after five times, and the path as it is")
  func stalls() {
    var played = PlayedSequencer.stalled(canBeAsked: true)
    #expect(played.core.sequencer.state == .stalled)
    #expect(played.path == ["a", "b"])
    #expect(played.handle(.waitEnded) == "nothing")
  }

  @Test("tries again when something else happens", arguments: SomethingElse.allCases)
  func triesAgain(event: SomethingElse) {
    for canBeAsked in [true, false] {
      var played = PlayedSequencer.stalled(canBeAsked: canBeAsked)
      let summary = event.happen(to: &played)
      #expect(summary == "push → 2; wait 650", "canBeAsked: \(canBeAsked)")
    }
  }

  @Test("waits no longer than before once a push has arrived")
  func countsAnew() {
    var played = PlayedSequencer.moving(to: ["a", "b"])
    #expect(played.endWait(.still, at: 0) == "dismissed to 0; push → 1; wait 100000000")
    #expect(played.endWait(.still, at: 1) == "push → 2; wait 650")
  }

  @Test("notices by what has not come into view, where the host can't tell")
  func silent() {
    var played = PlayedSequencer.moving(to: ["a"], canBeAsked: false)
    #expect(played.handle(.waitEnded) == "dismissed to 0; push → 1; wait 200000000")
  }

  @Test("goes on where the host can't tell, and never says what comes into view")
  func mute() {
    var played = PlayedSequencer()
    _ = played.handle(.started)
    _ = played.handle(.waitEnded)
    _ = played.set(["a"])
    #expect(played.handle(.waitEnded) == "stop waiting; presented")
  }

  @Test("takes a longest wait for as long as a span can be")
  func longestWait() {
    let pacing = Pacing.settled(fallback: Nanoseconds(.max))
    var played = PlayedSequencer.moving(to: ["a", "b"], from: ["a"], pacing: pacing)
    let summary = played.endWait(.still, at: 1)
    #expect(summary == "dismissed to 1; push → 2; wait \(Int64.max)")
  }

  /// What may happen to a sequencer that has given up.
  enum SomethingElse: CaseIterable {
    case appearance, spuriousDismissal, signal, samePath

    func happen(to played: inout PlayedSequencer) -> String {
      switch self {
      case .appearance: played.appear(at: 1)
      case .spuriousDismissal: played.turnOffLink(to: 1)
      case .signal: played.handle(.changed)
      case .samePath: played.set(played.path)
      }
    }
  }
}

extension PlayedSequencer {
  /// A sequencer that has given up on a push.
  fileprivate static func stalled(canBeAsked: Bool) -> PlayedSequencer {
    var played = PlayedSequencer.moving(to: ["a", "b"], from: ["a"], canBeAsked: canBeAsked)
    var summary = ""
    for _ in 0...5 { summary = played.handle(.waitEnded) }
    precondition(summary == "dismissed to 1; stop waiting; unreachable")
    return played
  }
}

@Suite("A sequencer under somebody else's screen")
struct CoveredSequencerTests {
  private func covered(at path: [String] = ["a"]) -> PlayedSequencer {
    var played = PlayedSequencer.still(at: path)
    played.host = HostState(depth: path.count, motion: .still, isCovered: true)
    #expect(played.handle(.changed) == "stop waiting", "No timer is kept where nobody waits")
    return played
  }

  @Test("sends nothing, and goes on once its own screen is on top again")
  func sendsNothing() {
    var played = covered()
    #expect(played.set(["a", "b"]) == "wait 100000000")
    #expect(played.handle(.waitEnded) == "wait 100000000")
    #expect(played.handle(.still, at: 1) == "push → 2; wait 650")
  }

  @Test("believes nothing until then")
  func believesNothing() {
    var played = covered(at: ["a", "b"])
    played.host = HostState(depth: 0, motion: .still, isCovered: true)
    #expect(played.handle(.changed) == "stop waiting")
    #expect(played.path == ["a", "b"])
    #expect(played.handle(.still, at: 0).hasPrefix("dismissed to 0; remove 0..<2"))
  }

  @Test("answers an equal path when its own screen is on top again")
  func equalPath() {
    var played = covered()
    #expect(played.set(["a"]) == "stop waiting")
    #expect(played.handle(.still, at: 1) == "stop waiting; presented")
  }

  @Test("keeps what was set after a person had gone back, though a stranger came in between")
  func setAfterBack() {
    var played = PlayedSequencer.still(at: ["a"])
    played.host = HostState(depth: 0, motion: .still, isCovered: true)
    _ = played.set(["a", "b"])
    _ = played.handle(.moving, at: 0)
    #expect(played.path == ["a", "b"])
  }

  @Test("makes a push again that was lost under the stranger, and takes it for nobody's doing")
  func lostPush() {
    var played = PlayedSequencer.moving(to: ["a", "b"], from: ["a"])
    played.host = HostState(depth: 1, motion: .still, isCovered: true)
    _ = played.handle(.changed)
    #expect(played.handle(.still, at: 1) == "wait 650")
    #expect(played.endWait(.still, at: 1) == "dismissed to 1; push → 2; wait 100000000")
    #expect(played.path == ["a", "b"])
  }
}
