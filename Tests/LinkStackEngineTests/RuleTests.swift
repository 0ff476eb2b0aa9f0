import LinkStackEngine
import SimulatedHost
import Testing

/// An example of each rule, to the millisecond.
///
/// A script begins with `from ab: silent, every push`: a path that is in place, or with `appearing` is yet to appear, and
/// what is special about host and driver, as in `PlayedStack.init`. `-` is the root. Then each line has a time in
/// milliseconds, an action, and behind `|` its effects, each with its time:
///
/// - `350:[ab]`: a step to the path `ab`; `350:(ab)` is one without animation.
/// - `350:-1..<2`: people have left the elements at these positions.
/// - `700:presented`: the outcome of a change. `350:impossible`: the action had no effect.
/// - `→ ab; 2 seen`: the path in the end, and the number of transitions that people have seen. `shows` and `links` are
///   the host's and the links' paths, where they differ from it.
///
/// The search through all states finds other ways to break a rule; its steps are those of the digest.
@MainActor
@Suite("The rules of the engine")
struct RuleTests {
  @Test("1: the path is the truth, however long the host is stuck")
  func path() {
    expectTrace(
      """
      from -: transition 3600000, unsignalled, every push
      0 open ab    | 0:[a]
      3599000 wait | 3601550:[ab] 7203100:presented → ab; 2 seen
      """
    )
  }

  @Test("2: one push per update, and no update in a transition")
  func onePushPerUpdate() {
    expectTrace(
      """
      appearing abcd
      0 wait | 0:(a) 0:(ab) 16:(abc) 33:(abcd) → abcd; 0 seen
      from -
      0 open a  | 0:[a]
      0 open ab | 0:superseded 350:[ab] 700:presented → ab; 2 seen
      from -: native
      0 open abcdef | 0:[abcdef] 350:presented → abcdef; 1 seen
      from abc: native
      0 open xyz | 0:[xyz] 0:presented → xyz; 0 seen
      """
    )
  }

  @Test("3: a back gesture wins, and the rest of a deep link is dropped")
  func back() {
    expectTrace(
      """
      from -: every push
      0 open abcde | 0:[a] 350:[ab] 700:[abc] 1050:[abcd]
      1200 back    | 1200:-3..<5 1200:dismissed → abc; 5 seen
      from ab
      0 back | 0:-1..<2
      1 wait | → a; 1 seen
      from abc
      0 back 0 | 0:-0..<3 → ; 1 seen
      from ab
      0 back     | 0:-1..<2
      100 open x | 350:[x] 350:presented → x; 1 seen
      """
    )
  }

  @Test("a wait for the present path below a foreign screen ends at a poll")
  func repeatedBelowForeignScreen() {
    var sequencer = UpdateSequencer(targetDepth: 1, rules: .links, pacing: .settled)
    _ = sequencer.handle(.started, HostAnswer(depth: 0, condition: .still))
    _ = sequencer.handle(.changed, HostAnswer(depth: 1, condition: .still))
    let host = HostAnswer(depth: 1, condition: .covered)
    _ = sequencer.handle(.changed, host)
    let effects = sequencer.handle(.targetRepeated, host)
    #expect(effects.outcome == nil && effects.wait != .cancel && effects.wait != .unchanged)
  }

  @Test("3: a swipe is believed when the finger lets go, and not where the screen returns")
  func swipe() {
    expectTrace(
      """
      from ab
      0 hold 1000 |
      999 wait    | 1000:-1..<2
      1000 wait   | → a; 1 seen
      from ab: unsignalled
      0 hold 2000 | 2350:-1..<2 → a; 1 seen
      from ab
      0 hold 5000 cancelled | → ab; 1 seen
      from ab: silent
      0 hold 5000 cancelled | → ab; 1 seen
      """
    )
  }

  @Test("3: what the app sets from then on is newer than the gesture, and is shown whole")
  func setWhileHeld() {
    expectTrace(
      """
      from ab
      0 back       | 0:-1..<2
      100 open axy | 350:(ax) 366:[axy] 716:presented → axy; 2 seen
      from ab
      0 back    | 0:-1..<2
      0 open ab | 350:[ab] 700:presented → ab; 2 seen
      from abc
      0 hold 1000   |
      500 open abcd | 1350:(abc) 1366:[abcd] 1716:presented → abcd; 2 seen
      from abc
      0 hold 1000 cancelled |
      999 open xbc          | 1350:[xbc] 1350:presented → xbc; 1 seen
      from abc
      0 hold 1000  |
      0 open ay    |
      500 open abc | 500:superseded 1350:[abc] 1700:presented → abc; 2 seen
      from ab: links 1000
      0 back       | 0:-1..<2
      100 open ac  |
      200 open acd | 200:superseded 350:(ac) 366:[acd] 716:presented → acd; 2 seen
      from ab: silent
      0 back       |
      100 open axy | 1000:(ax) 1650:[axy] 2300:presented → axy; 2 seen
      from abc: silent
      0 hold 1000   |
      500 open abcd | 650:[abcd] 1300:[abcd] 2000:(abc) 2650:[abcd] 3300:presented → abcd; duringTransition, 1 lost; duringTransition, 1 lost; 2 seen
      from abc: silent
      0 hold 1000 cancelled |
      999 open xbc          | 999:[] 1649:(x) 2299:(xb) 2949:[xbc] 3599:presented → xbc; duringTransition, 0 lost; 3 seen
      from abc: silent
      0 hold 1000  |
      0 open ay    |
      500 open abc | 500:superseded 650:presented 2000:[abc] → abc; 2 seen
      from abc: silent
      0 hold 1000   |
      0 open ay     |
      500 open abc  | 500:superseded 650:presented
      1300 arrive 2 | 2000:[abc] → abc; 2 seen
      """
    )
  }

  @Test("3: an equal path changes nothing while the app can't know that people go back")
  func equalWhileHeld() {
    expectTrace(
      """
      from ab
      0 hold 1000 |
      500 open ab | 1000:-1..<2 1000:dismissed → a; 1 seen
      from ab: silent
      0 back    |
      0 open ab | 350:-1..<2 350:dismissed → a; 1 seen
      """
    )
  }

  @Test("3: only what is set while a finger is down is newer than its swipe")
  func nextSwipe() {
    expectTrace(
      """
      from a: lag 100
      0 open abc  | 0:(ab)
      0 hold 1000 | 1000:-0..<3 1000:dismissed → ; 1 seen
      from ab
      0 hold 1000 cancelled |
      0 open abc            | 1350:[abc] 1700:presented
      3000 hold 1000        | 4000:-2..<3
      6000 hold 1000        |
      6500 open abd         | 7350:(ab) 7366:[abd] 7716:presented
      9000 hold 1000        | 10000:-2..<3 → ab; 6 seen
      from ab: lag 100
      0 open - | 0:[]
      50 back  | 650:[] 1100:presented → ; 2 seen
      from ab: lag 100
      0 open -              | 0:[]
      50 hold 300 cancelled | 750:[] 1200:presented → ; 2 seen
      """
    )
  }

  @Test("4: a newer path wins, planned from what is shown after the transition in flight")
  func newerPath() {
    expectTrace(
      """
      from -: every push
      0 open abcd  | 0:[a] 350:[ab] 700:[abc]
      900 open abx | 900:superseded 1050:[abx] 1050:presented → abx; 3 seen
      from -: every push
      0 open abc | 0:[a]
      0 open xyz | 0:superseded 350:[xy] 700:[xyz] 1050:presented → xyz; 3 seen
      from -: every push
      0 open abc | 0:[a]
      100 open a | 100:superseded 350:presented → a; 1 seen
      from -
      0 open ab | 0:(a)
      0 open ab | 16:[ab] 366:presented 366:presented → ab; 1 seen
      """
    )
  }

  @Test("4: ten paths in a row cost one plan")
  func tenPathsOnePlan() {
    let comparisons = Compared.Comparisons()
    func path(_ values: ClosedRange<Int>) -> [Compared] {
      values.map { Compared(value: $0, comparisons: comparisons) }
    }
    let stack = SimulatedStack<Compared>(animation: .everyPush)
    stack.path = path(1...3)
    stack.time.advance(by: .milliseconds(100))
    comparisons.count = 0
    // Of different lengths, so that telling them apart takes no comparison. Each is compared with the
    // one screen that is shown.
    for number in 0..<10 { stack.path = path(1...(4 + number)) }
    stack.finish()
    #expect(comparisons.count == 10)
    #expect(stack.host.values.map(\.value) == Array(1...13))
  }

  @Test(
    "5: nothing is lost: an update that the host loses is repeated, and the outcome is true"
  )
  func lost() {
    expectTrace(
      """
      from -: transition 1000, silent, every push
      0 open abc | 0:[a] 650:[ab] 1300:[ab] 2600:[abc] 3900:presented → abc; duringTransition, 1 lost; 3 seen
      from -: transition 1000, silent, every push
      0 open ab  | 0:[a] 650:[ab]
      800 open a | 800:superseded 1300:presented → a; duringTransition, 1 lost; 1 seen
      from ab: ignoring 3 4
      0 open abcd | 0:(abc) 650:(abc) 1300:[abc] 1650:[abcd] 2000:presented → abcd; 2 seen
      from abc: ignoring 4 5
      0 open a | 0:[a] 650:[a] 1300:[a] 1650:presented → a; 1 seen
      from abc: ignoring 4 5 6 7 8 9
      0 open a     | 0:[a] 650:[a] 1300:[a] 2600:[a] 5200:[a] 10400:[a] 20800:unreachable
      25000 signal | 25000:[a] → a; 1 seen
      from abc: ignoring 4
      0 open a | 0:[a]
      0 back   | 650:[a] 1000:presented → a; 2 seen
      from -: silent, every push
      0 open abc    | 0:[a]
      400 hold 1000 | 1050:[ab] 1700:[ab] 1750:-0..<3 1750:dismissed → ; duringTransition, 1 lost; duringTransition, 1 lost; 2 seen
      from -: silent, every push
      0 open abc              | 0:[a]
      400 hold 1000 cancelled | 1050:[ab] 1700:[ab] 2400:[ab] 3700:[abc] 5000:presented → abc; duringTransition, 1 lost; duringTransition, 1 lost; 4 seen
      """
    )
  }

  @Test("5: a late signal about an earlier transition is no signal about this one")
  func staleSignal() {
    expectTrace(
      """
      from -: signals 400, every push
      0 open abc | 0:[a] 650:[ab] 1300:[abc] 1950:presented → abc; 3 seen
      """
    )
  }

  @Test("6: pacing follows the host: the next update goes as soon as it may")
  func pacing() {
    expectTrace(
      """
      from -: transition 640, every push
      0 open abc | 0:[a] 640:[ab] 1280:[abc] 1920:presented → abc; 3 seen
      from -: unsignalled
      0 open abc | 0:(a) 650:(ab) 1300:[abc] 1950:presented → abc; 1 seen
      from -: transition 1000, unsignalled, every push
      0 open abc | 0:[a] 1050:[ab] 2100:[abc] 3150:presented → abc; 3 seen
      from -: silent
      0 open abc | 0:(a) 650:(ab) 1300:[abc] 1950:presented → abc; 1 seen
      from -: signals 50, every push
      0 open abc | 0:[a] 400:[ab] 800:[abc] 1200:presented → abc; 3 seen
      from -: fixed 650
      0 open abc | 0:(a) 650:(ab) 1300:[abc] 1950:presented → abc; 1 seen
      """
    )
  }

  @Test("6: too short a delay loses pushes on a host that can't be read, and none on one that can")
  func shortDelay() {
    expectTrace(
      """
      from -: fixed 200, every push
      0 open abc | 0:[a] 400:[ab] 800:[abc] 1200:presented → abc; 3 seen
      from -: fixed 200, every push, silent
      0 open abc | 0:[a] 200:[ab] 400:[ab] 800:[abc] 1200:presented → abc; duringTransition, 1 lost; 3 seen
      from -: fixed 0, ignoring 1 2 3
      0 open a | 0:[a] 0:[a] 100:[a] 300:[a] 700:presented → a; 1 seen
      """
    )
  }

  @Test("6: no delay, and one of 292 years, neither trap nor spin")
  func extremePacing() {
    for delay in [Nanoseconds.zero, Nanoseconds(.max)] {
      for pacing in [Pacing.settled(fallback: delay), .fixed(delay: delay)] {
        for (canBeAsked, signals) in [(true, .onTime), (true, .never), (false, .never)]
          as [(Bool, SimulatedHostBehavior.SettleSignals)]
        {
          let behavior = SimulatedHostBehavior(canBeAsked: canBeAsked, settleSignals: signals)
          let stack = SimulatedStack<String>(on: behavior, pacing: pacing)
          let change = stack.open(["a", "b"])
          stack.time.runUntilIdle(limit: 100)
          let hasEnded = change.outcome != nil
          // A host whose state can't be read may have lost a push by now; any event repeats it.
          stack.path = ["a", "b"]
          stack.time.runUntilIdle(limit: 100)
          if !hasEnded || stack.host.values != ["a", "b"] {
            Issue.record("\(pacing), \(behavior)")
          }
        }
      }
    }
  }

  @Test("7: suspended means suspended: nothing is sent, and on return the rest is planned again")
  func suspended() {
    expectTrace(
      """
      from -: every push
      0 open abcd  | 0:[a] 350:[ab]
      500 leave    |
      1000 open xy | 1000:superseded → xy; shows ab; links ab; not at rest; 2 seen
      from -: every push
      0 open abcd  | 0:[a] 350:[ab]
      500 leave    |
      60500 return | 60500:[abc] 60850:[abcd] 61200:presented → abcd; 4 seen
      from -: every push
      0 open abcd | 0:[a] 350:[ab]
      500 leave   |
      600 open ax | 600:superseded
      1500 return | 1500:[ax] 1500:presented → ax; 2 seen
      """
    )
  }

  @Test("7: a dismissal isn't believed before the return, and then if it is true")
  func dismissalWhileSuspended() {
    expectTrace(
      """
      from abcd
      0 hold 1000 |
      0 leave     |
      5000 return | 5000:-3..<4 → abc; 1 seen
      from abcd: silent
      0 hold 1000 |
      0 leave     |
      5000 return | 5000:-3..<4 → abc; 1 seen
      from abcd: silent, links 1000
      0 back      |
      0 leave     |
      5000 return | 5000:-3..<4 → abc; 1 seen
      from abcd: doubting
      0 leave     |
      5000 return | → abcd; 0 seen
      """
    )
  }

  @Test("8: a back is believed after the next one has begun")
  func coveredDismissal() {
    expectTrace(
      """
      from abc: silent
      0 show 2   |
      0 show 1   |
      100 off 3  | 100:-2..<3 → ab; 1 seen
      from a: silent
      0 open abc | 0:(ab)
      10 show 1  |
      20 show 0  |
      30 open ab | 30:superseded 670:presented
      700 show 1 |
      800 off 2  | 1450:[ab] → ab; 2 seen
      from ab: silent, ignoring 3 4 5
      0 off 1     |
      0 off 2     |
      10 open abc | 10:[abc] 660:[abc] 1960:[abc] 4560:-0..<3 4560:dismissed → ; 1 seen
      from abc: silent
      0 show 1   |
      100 off 3  |
      200 show 3 | → abc; 0 seen
      """
    )
  }

  @Test(
    "8: spurious dismissals are not believed: of covered links, in a push, of screens long gone"
  )
  func spuriousDismissals() {
    expectTrace(
      """
      from abc
      0 off 1  |
      0 off 2  |
      0 show 1 |
      0 off 3  | → abc; 0 seen
      from abc: silent
      0 off 1 |
      0 off 2 | → abc; 0 seen
      from -
      0 open abc | 0:(a) 16:(ab)
      20 off 1   |
      30 off 2   | 33:[abc] 383:presented → abc; 1 seen
      from -: silent
      0 open abc | 0:(a) 650:(ab)
      700 off 1  |
      700 off 2  | 1300:[abc] 1950:presented → abc; 1 seen
      from a
      0 open ab | 0:[ab]
      100 off 2 | 350:presented → ab; 1 seen
      from a: silent
      0 open ab | 0:[ab]
      100 off 2 | 650:presented → ab; 1 seen
      from ab
      0 open a     | 0:[a] 350:presented
      1000 open ab | 1000:[ab] 1350:presented
      3000 show 1  |
      3000 old     |
      5000 back    | 5000:-1..<2
      7000 old     | → a; 3 seen
      """
    )
  }
}

@MainActor
@Suite("A change is one transition to the eye")
struct OneTransitionTests {
  @Test("by the policy, and with hosts that animate every change")
  func policies() {
    expectTrace(
      """
      from -
      0 open abcd | 0:(a) 16:(ab) 33:(abc) 50:[abcd] 400:presented → abcd; 1 seen
      from -: animating
      0 open abcd | 0:(a) 350:(ab) 700:(abc) 1050:[abcd] 1400:presented → abcd; 4 seen
      from -: every push
      0 open abc  | 0:[a] 350:[ab] 700:[abc] 1050:presented
      2000 open a | 2000:[a] 2350:presented → a; 4 seen
      from -: unseen
      0 open abc  | 0:(a) 16:(ab) 33:(abc) 50:presented
      2000 open a | 2000:(a) 2016:presented → a; 0 seen
      appearing abc
      0 wait         | 0:(a) 0:(ab) 16:(abc)
      3000 open abcd | 3000:[abcd] 3350:presented → abcd; 1 seen
      appearing abc: every push
      0 wait | 0:(a) 0:[ab] 350:[abc] → abc; 2 seen
      """
    )
  }

  @Test("a pop, a replacement or a push; two where it has to pop before")
  func popsAndReplacements() {
    expectTrace(
      """
      from abc
      0 open - | 0:[] 350:presented → ; 1 seen
      from abc
      0 open ax | 0:[ax] 350:presented → ax; 1 seen
      from abc
      0 open hijgf | 0:(hijg) 16:[hijgf] 366:presented → hijgf; 1 seen
      from abc
      0 open abx | 0:[abx] 0:presented → abx; 0 seen
      from abc: unreplaced
      0 open axyz | 0:[a] 350:(ax) 366:(axy) 383:[axyz] 733:presented → axyz; 2 seen
      """
    )
  }

  @Test("a path set without animation has none")
  func unanimated() {
    expectTrace(
      """
      from -: every push
      0 open abc unseen  | 0:(a) 16:(ab) 33:(abc) 50:presented
      2000 open a unseen | 2000:(a) 2016:presented
      4000 open ab       | 4000:[ab] 4350:presented → ab; 1 seen
      from -
      0 open abcd         | 0:(a) 16:(ab)
      20 open abxy unseen | 20:superseded 33:(abx) 50:(abxy) 66:presented → abxy; 0 seen
      from -
      0 open abcd unseen | 0:(a) 16:(ab)
      20 open abxy       | 20:superseded 33:(abx) 50:[abxy] 400:presented → abxy; 1 seen
      from -
      0 open abcd | 0:(a) 16:(ab)
      20 every    | 33:[abc] 383:[abcd] 733:presented → abcd; 2 seen
      """
    )
  }

  @Test("although a push is lost; after two, or one lost twice, the rest is animated")
  func lost() {
    expectTrace(
      """
      from -: ignoring 1
      0 open abc | 0:(a) 650:(a) 666:(ab) 683:[abc] 1033:presented → abc; 1 seen
      from -: ignoring 3
      0 open abc | 0:(a) 16:(ab) 33:[abc] 683:[abc] 1033:presented → abc; 1 seen
      from -: ignoring 2 3 4
      0 open abc | 0:(a) 16:(ab) 666:(ab) 1316:[ab] 2616:[ab] 2966:[abc] 3316:presented → abc; 2 seen
      from -: ignoring 1 2
      0 open ab    | 0:(a) 650:(a) 1300:[a] 1650:[ab] 2000:presented
      5000 open -  | 5000:[] 5350:presented
      8000 open ab | 8000:(a) 8016:[ab] 8366:presented → ab; 4 seen
      """
    )
  }
}
