import LinkStackEngine
import Testing

/// The rules of a driver's core, step by step.
///
/// That no other step has changed is said by the digest of the machine.
@Suite("A driver's core")
struct CoreTests {
  @Test("without a host lets go of nothing, and holds a path until there is one")
  func detached() {
    expectSteps(
      """
      new -
      set a     | nothing
      wait over | nothing
      changed   | nothing
      screen 0  | nothing
      started   | push → 1; wait 650
      new -
      set     | nothing
      started | wait 650
      still 0 | stop waiting; presented
      """
    )
  }

  @Test("appears with what its host can, and pushes the rest once that stands still")
  func appearance() {
    expectSteps(
      """
      new -
      started | wait 650
      still 0 | stop waiting
      settled | true
      new -
      started   | wait 650
      wait over | stop waiting
      settled   | true
      new ab
      started | push → 1; wait 650
      still 1 | push → 2; wait 650
      still 2 | stop waiting; presented
      """
    )
    var rules = UpdateRules.links
    rules.screensAtFirstAppearance = 0
    expectSteps(
      rules: rules,
      """
      new a
      started | wait 650
      still 0 | push → 1; wait 650
      """
    )
    expectSteps(
      """
      new a
      suspended | stop waiting
      started   | stop waiting
      [still 0] |
      resumed   | push → 1; wait 650
      """
    )
  }

  @Test("forgets a host that is gone, keeps the path, and tells whoever waits")
  func end() {
    expectSteps(
      """
      from ab
      ended   | stop waiting
      told    |
      ended   | nothing
      started | push → 1; wait 650
      from -
      set a     | push → 1; wait 650
      ended     | stop waiting; detached
      wait over | nothing
      """
    )
  }

  @Test("whose host stands still sends at once, and asks before it does")
  func still() {
    expectSteps(
      """
      from a
      set a     | presented
      wait over | nothing
      still 1   | nothing
      started   | nothing
      [held 0]  |
      set ab    | wait 650
      from a unasked
      set a  | presented
      set ab | push → 2; wait 650
      """
    )
    for motion in ["moving", "held"] {
      expectSteps(
        """
        from a
        \(motion) 1 | wait 650
        set ab      | nothing
        still 1     | push → 2; wait 650
        """
      )
    }
    expectSteps(
      """
      from ab
      moving 1 | dismissed to 1; remove 1..<2; wait 650
      still 1  | stop waiting
      path     | a
      """
    )
  }

  @Test("whose host moves goes on when that stands where it was told to be")
  func moving() {
    expectSteps(
      """
      from -
      set ab    | push → 1; wait 650
      set ab    | nothing
      moving 1  | nothing
      set x     | superseded
      still 1   | replace → 1; wait 650
      [still 1] |
      set xy    | superseded; push → 2; wait 650
      still 1   | nothing
      still 2   | stop waiting; presented
      // Where the app shows screens of its own above those of the path.
      from a
      set ab    | push → 2; wait 650
      [still 4] |
      wait over | stop waiting; presented
      from -
      set abcd | push → 1; wait 650
      native   |
      still 1  | push 3 → 4; wait 650
      """
    )
  }

  @Test("asks a host that moves for longer than a wait every 0.1 s")
  func asksAgain() {
    for motion in ["moving", "held"] {
      var played = PlayedCore.still()
      _ = played.play("set ab")
      _ = played.play("[\(motion) 1]")
      for _ in 0..<1_000 where played.play("wait over") != "wait 100000000" { Issue.record() }
      expectSteps(of: played, "[still 1] |\nwait over | push → 2; wait 650")
    }
  }

  @Test("waits for a fixed delay, however early the host stands still, and asks then")
  func fixedDelay() {
    expectSteps(
      pacing: .fixed(delay: Nanoseconds(650)),
      """
      from -
      set a     | push → 1; wait 650
      still 1   | nothing
      wait over | stop waiting; presented
      set ab    | push → 2; wait 650
      [still 2] |
      set abc   | superseded
      wait over | push → 3; wait 650
      """
    )
    expectSteps(
      pacing: .fixed(delay: .zero),
      """
      from -
      set ab     | push → 1; wait 0
      [moving 1] |
      wait over  | wait 100000000
      [still 1]  |
      wait over  | push → 2; wait 0
      """
    )
  }

  @Test("makes a push again that its host has lost, each time with twice the wait, five times")
  func lostPush() {
    expectSteps(
      """
      from a
      set ab    | push → 2; wait 650
      wait over | dismissed to 1; push → 2; wait 100000000
      wait over | dismissed to 1; push → 2; wait 200000000
      wait over | dismissed to 1; push → 2; wait 400000000
      wait over | dismissed to 1; push → 2; wait 800000000
      wait over | dismissed to 1; push → 2; wait 1600000000
      wait over | dismissed to 1; stop waiting; unreachable
      path      | ab
      wait over | nothing
      still 1   | push → 2; wait 650
      still 2   | stop waiting; presented
      from -
      set ab    | push → 1; wait 650
      wait over | dismissed to 0; push → 1; wait 100000000
      [still 1] |
      wait over | push → 2; wait 650
      """
    )
    expectSteps(
      pacing: .settled(fallback: Nanoseconds(.max)),
      """
      from a
      set ab    | push → 2; wait \(Int64.max)
      wait over | dismissed to 1; push → 2; wait \(Int64.max)
      """
    )
  }

  @Test("that has given up tries again when something else happens")
  func anotherChance() {
    for isAsked in [true, false] {
      var stalled = PlayedCore.still("a", asked: isAsked)
      _ = stalled.play("set ab")
      for _ in 0...5 { _ = stalled.play("wait over") }
      for event in ["screen 1", "link 1 off", "changed", "set ab"] {
        expectSteps(of: stalled, "wait over | nothing\n\(event) | push → 2; wait 650")
      }
    }
  }

  @Test("takes a host that can't tell to have done as told, but for what hasn't come into view")
  func silent() {
    expectSteps(
      """
      from - unasked
      set ab    | push → 1; wait 650
      screen 1  | nothing
      changed   | nothing
      wait over | push → 2; wait 650
      screen 2  | nothing
      wait over | stop waiting; presented
      set abc   | push → 3; wait 650
      wait over | dismissed to 2; push → 3; wait 200000000
      // One that says only later what comes into view is heard from then on.
      new -
      started    | wait 650
      wait over  | stop waiting
      set a      | push → 1; wait 650
      wait over  | stop waiting; presented
      screen 0   | wait 650
      link 1 off | dismissed to 0; remove 0..<1; wait 650
      """
    )
  }

  @Test(
    "under somebody else's screen sends nothing and believes nothing, and keeps no timer for it"
  )
  func covered() {
    expectSteps(
      """
      from a
      covered 1 | stop waiting
      set a     | stop waiting
      set ab    | superseded; wait 100000000
      wait over | wait 100000000
      still 1   | push → 2; wait 650
      from a
      covered 1 | stop waiting
      set a     | stop waiting
      still 1   | stop waiting; presented
      from ab
      covered 0 | stop waiting
      path      | ab
      still 0   | dismissed to 0; remove 0..<2; stop waiting
      // What was set after a person had gone back stays.
      from a
      [covered 0] |
      set ab      | wait 100000000
      moving 0    | dismissed to 0; wait 650
      path        | ab
      // A push that was lost under the stranger is made again.
      from a
      set ab    | push → 2; wait 650
      covered 1 | wait 100000000
      still 1   | wait 650
      wait over | dismissed to 1; push → 2; wait 100000000
      path      | ab
      """
    )
  }

  @Test(
    "whose scene is inactive sends nothing and starts no timer, and goes on where the host stands"
  )
  func suspended() {
    for isAsked in [true, false] {
      expectSteps(
        asked: isAsked,
        """
        from a
        suspended | stop waiting
        suspended | nothing
        wait over | nothing
        set ab    | nothing
        settled   | false
        resumed   | push → 2; wait 650
        resumed   | nothing
        """
      )
    }
    expectSteps(
      """
      from -
      set ab     | push → 1; wait 650
      suspended  | stop waiting
      [moving 1] |
      resumed    | wait 650
      suspended  | stop waiting
      still 1    | nothing
      resumed    | push → 2; wait 650
      from - unasked
      set ab    | push → 1; wait 650
      suspended | stop waiting
      resumed   | wait 650
      // What was set between a person's certain back and the return stays.
      from ab
      suspended | stop waiting
      moving 1  | nothing
      set abc   | nothing
      set abcd  | superseded
      resumed   | dismissed to 1; wait 650
      path      | abcd
      from ab
      suspended | stop waiting
      [held 1]  |
      screen 1  | nothing
      set abc   | nothing
      """
    )
  }
}

/// What is guessed of a host that can't be asked.
extension CoreTests {
  @Test(
    "is in doubt while a screen below the top is in view, until the top returns or a time is over"
  )
  func doubt() {
    expectSteps(
      """
      from ab unasked
      screen 1   | wait 650
      doubt      | true
      settled    | false
      path       | ab
      screen 2   | wait 650
      doubt      | false
      link 2 off | nothing
      path       | ab
      wait over  | stop waiting
      settled    | true
      from abc unasked
      screen 2 | wait 650
      screen 1 | wait 650
      // What it has heard counts no more once the host can tell.
      from ab unasked
      screen 1  | wait 650
      [still 2] |
      changed   | stop waiting
      settled   | true
      set abc   | push → 3; wait 650
      still 3   | stop waiting; presented
      moving 2  | dismissed to 2; remove 2..<3; wait 650
      // A screen below a push that says late that it is in view, and one that has been popped.
      from a unasked
      set ab   | push → 2; wait 650
      screen 1 | wait 650
      doubt    | false
      """
    )
    var played = PlayedCore.still("ab", asked: false)
    let popped = played.core.linkStack.top
    _ = played.play("set a")
    if played.handle(.appeared(popped)) != "nothing" { Issue.record() }
    expectSteps(of: played, "doubt | false")
  }

  @Test("pops, and doesn't replace, what a person may be leaving")
  func replacement() {
    expectSteps(
      """
      from ab unasked
      screen 1  | wait 650
      set ax    | nothing
      wait over | pop → 1; wait 650
      wait over | push → 2; wait 650
      """
    )
  }

  @Test("believes that a link is off once its owner is in view, and the lowest one of several")
  func linksOff() {
    expectSteps(
      """
      from a unasked
      screen 0   | wait 650
      link 1 off | dismissed to 0; remove 0..<1; wait 650
      """
    )
    for order in [[1, 2], [2, 1]] {
      expectSteps(
        """
        from ab unasked
        suspended            | stop waiting
        screen 0             | nothing
        link \(order[0]) off | nothing
        link \(order[1]) off | nothing
        resumed              | dismissed to 0; remove 0..<2; wait 650
        """
      )
    }
    expectSteps(
      """
      from abc unasked
      screen 0   | wait 650
      link 2 off | nothing
      screen 1   | dismissed to 1; remove 1..<3; wait 650
      from abc unasked
      screen 2   | wait 650
      screen 1   | wait 650
      link 3 off | nothing
      screen 2   | dismissed to 2; remove 2..<3; wait 650
      """
    )
  }

  @Test("doesn't believe it of an owner that is covered, is gone, or was passed on the way back")
  func spuriousLinks() {
    expectSteps(
      """
      from abc unasked
      screen 2   | wait 650
      link 2 off | nothing
      link 1 off | nothing
      from ab unasked
      link 2 off | nothing
      screen 1   | wait 650
      wait over  | stop waiting
      path       | ab
      from abc unasked
      screen 0   | wait 650
      link 2 off | nothing
      screen 2   | wait 650
      screen 1   | wait 650
      path       | abc
      from ab unasked
      suspended  | stop waiting
      screen 1   | nothing
      link 2 off | nothing
      screen 2   | nothing
      resumed    | nothing
      wait over  | nothing
      path       | ab
      from abc unasked
      screen 2   | wait 650
      screen 1   | wait 650
      link 3 off | nothing
      set a      | nothing
      wait over  | pop 2 → 1; wait 650
      wait over  | stop waiting; presented
      set axy    | push → 2; wait 650
      screen 2   | nothing
      wait over  | push → 3; wait 650
      screen 3   | nothing
      wait over  | stop waiting; presented
      screen 2   | wait 650
      path       | axy
      """
    )
  }

  @Test("answers an equal path during a back navigation once that is over")
  func equalPathWhileHeld() {
    expectSteps(
      """
      from a unasked
      screen 0   | wait 650
      set a      | nothing
      link 1 off | dismissed to 0; remove 0..<1; wait 650; dismissed
      from a
      [held 0] |
      set a    | wait 650
      moving 0 | dismissed to 0; remove 0..<1; wait 650; dismissed
      // Another path in between is news, which is shown though the person leaves.
      from ab
      [held 1] |
      set ax   | wait 650
      set ab   | superseded
      moving 1 | dismissed to 1; wait 650
      still 1  | push → 2; wait 650
      still 2  | stop waiting; presented
      """
    )
  }

  @Test(
    "takes no depth below the root for a person's back, and cuts no path for one that is too deep"
  )
  func nonsense() {
    for motion in ["still", "moving", "held"] {
      for depth in [-1, Int.min, .max] {
        var played = PlayedCore.still("ab")
        _ = played.play("\(motion) \(depth)")
        _ = played.play("wait over")
        expectSteps(of: played, "path | ab\ntold | ab")
        _ = played.play("still 2")
        expectSteps(of: played, "settled | true")
      }
    }
  }
}
