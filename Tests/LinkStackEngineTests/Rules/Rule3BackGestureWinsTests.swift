import LinkStackEngine
import NavigationShimTesting
import TestSupport
import Testing

@MainActor
@Suite("Rule 3: a person's back gesture wins")
struct Rule3BackGestureWinsTests {
  static let path = ["a", "b", "c", "d", "e"]

  @Test("The rest of a deep link is dropped, of which the app is told once")
  func restIsDropped() {
    let stack = SimulatedStack<String>(animation: .everyPush)
    var removals: [Range<Int>] = []
    stack.driver.onUserPop = { removals.append($0) }
    let change = stack.open(Self.path)
    stack.advance(to: .milliseconds(1_200))
    #expect(stack.host.visible == "d")
    stack.finish { stack.host.goBack() }
    #expect(change.outcome == .dismissed)
    #expect(stack.path == ["a", "b", "c"])
    #expect(stack.host.values == ["a", "b", "c"])
    #expect(stack.host.updates.count == 4)
    #expect(removals == [3..<5])
  }

  @Test("The button is believed when the transition begins, whenever the link is turned off")
  func buttonIsBelievedAtOnce() {
    for report in [.atStart, .beforeSettling, .afterSettling, .late(by: .seconds(1))]
      as [SimulatedHostBehavior.DismissalReport]
    {
      let stack = SimulatedStack(resting: ["a", "b"], on: .init(dismissalReport: report))
      stack.host.goBack()
      #expect(stack.path == ["a"])
      stack.finish()
      #expect(stack.path == ["a"])
    }
  }

  @Test("A path that the app sets anew while a finger holds a screen is shown, though that leaves")
  func setAwayAndBack() {
    var played = PlayedSequencer.still(at: ["a", "b"])
    played.host = HostState(depth: 1, motion: .held)
    _ = played.set(["a", "x"])
    _ = played.set(["a", "b"])
    #expect(played.handle(.moving, at: 1) == "dismissed to 1; wait 650")
    #expect(played.handle(.still, at: 1) == "push → 2; wait 650")
    #expect(played.handle(.still, at: 2) == "stop waiting; presented")
  }

  @Test(
    "A swipe is believed when the finger lets go, and not while it holds",
    arguments: [0, 1, 5]
  )
  func swipeIsBelievedOnLettingGo(seconds: Double) {
    let stack = SimulatedStack(resting: ["a", "b"])
    stack.host.swipeBack(holding: .seconds(seconds))
    #expect(stack.path == ["a", "b"])
    stack.advance(by: .seconds(seconds))
    #expect(stack.path == ["a"])
    #expect(stack.host.isMoving)
  }

  @Test("A swipe is believed within a tenth of a second where the host says nothing of it")
  func swipeWithoutSignals() {
    let stack = SimulatedStack(resting: ["a", "b"], on: .init(settleSignals: .never))
    stack.host.swipeBack(holding: .seconds(2))
    stack.advance(by: .seconds(2))
    stack.advance(by: .milliseconds(100))
    #expect(stack.path == ["a"])
  }

  @Test("Back at rest takes the top off the path", arguments: 0..<3)
  func backAtRest(depth: Int) {
    let stack = SimulatedStack(resting: ["a", "b", "c"])
    stack.finish { stack.host.goBack(to: depth) }
    #expect(stack.path == Array(["a", "b", "c"].prefix(depth)))
    #expect(stack.driver.isSettled)
  }

  @Test("Nothing is sent while the person is on the way")
  func nothingMeetsTheGesture() {
    let stack = SimulatedStack(resting: ["a", "b"])
    let before = stack.host.updates.count
    stack.host.goBack()
    stack.advance(by: .milliseconds(100))
    stack.path = ["x"]
    #expect(stack.host.updates.count == before)
    stack.finish()
    #expect(stack.host.values == ["x"])
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A swipe that is cancelled is no pop, however long the finger holds", arguments: [0, 1, 5])
  func cancelledSwipe(seconds: Double) {
    for canBeAsked in [true, false] {
      let stack = SimulatedStack(resting: ["a", "b"], on: .init(canBeAsked: canBeAsked))
      stack.finish { stack.host.swipeBack(holding: .seconds(seconds), cancelling: true) }
      #expect(stack.path == ["a", "b"])
      #expect(stack.driver.isSettled)
    }
  }

  @Test(
    "A newer path that does without the dismissed screens isn't lost",
    arguments: [true, false]
  )
  func newerPathSurvives(canBeAsked: Bool) {
    let stack = SimulatedStack(resting: ["a", "b"], on: .init(canBeAsked: canBeAsked))
    stack.host.goBack()
    stack.advance(by: .milliseconds(100))
    let change = stack.play(["a", "x", "y"])
    #expect(change.outcome == .presented)
    #expect(stack.host.values == ["a", "x", "y"])
  }

  @Test("What the app appends from then on stays on top of what is left")
  func appendedElementsStay() {
    let stack = SimulatedStack(
      path: ["a", "b"],
      on: SimulatedHostBehavior(dismissalReport: .late(by: .seconds(1)))
    )
    stack.finish()
    stack.host.goBack()
    stack.advance(by: .milliseconds(100))
    stack.path.append("c")
    stack.advance(by: .milliseconds(100))
    stack.finish { stack.path.append("d") }
    #expect(stack.path == ["a", "c", "d"])
    #expect(stack.host.values == ["a", "c", "d"])
  }

  @Test(
    "What the app sets from the moment on in which the finger goes down is newer than the swipe, and is shown whole",
    arguments: [
      ["a", "b", "c", "d"], ["a", "b"], ["a"], [], ["a", "b", "x"], ["x", "b", "c"], ["d"],
      ["a", "b", "c", "d", "e", "f"],
    ],
    [true, false]
  )
  func setWhileHeld(path: [String], canBeAsked: Bool) {
    for milliseconds in [0, 500, 999] as [Int64] {
      for isCancelled in [false, true] {
        for isSetBefore in [false, true] {
          let stack = SimulatedStack(resting: ["a", "b", "c"], on: .init(canBeAsked: canBeAsked))
          stack.host.swipeBack(holding: .seconds(1), cancelling: isCancelled)
          stack.advance(by: .milliseconds(milliseconds))
          if isSetBefore { stack.path = ["a", "y"] }
          let change = stack.play(path)
          #expect(stack.path == path)
          #expect(stack.host.values == path)
          #expect(stack.driver.isSettled)
          #expect(change.outcome == .presented)
        }
      }
    }
  }

  @Test("An equal path that the app sets while a finger holds the top says nothing new")
  func equalWhileHeld() {
    let stack = SimulatedStack(resting: ["a", "b"])
    stack.host.swipeBack(holding: .seconds(1))
    stack.advance(by: .milliseconds(500))
    let change = stack.play(["a", "b"])
    #expect(change.outcome == .dismissed)
    #expect(stack.path == ["a"])
  }

  @Test("What the app has set before the finger goes down is older than the swipe")
  func setBeforeHeld() {
    let stack = SimulatedStack(resting: ["a"], on: .init(lag: .milliseconds(100)))
    let change = stack.open(["a", "b", "c"])
    stack.host.swipeBack(holding: .seconds(1))
    stack.finish()
    #expect(change.outcome == .dismissed)
    #expect(stack.path == [])
    #expect(stack.host.values == [])
  }

  @Test("Only the swipe in which the app has set its path is older than that")
  func nextSwipe() {
    let stack = SimulatedStack(resting: ["a", "b"])
    stack.host.swipeBack(holding: .seconds(1), cancelling: true)
    stack.finish { stack.path = ["a", "b", "c"] }
    stack.finish { stack.host.swipeBack(holding: .seconds(1)) }
    #expect(stack.path == ["a", "b"])
    stack.host.swipeBack(holding: .seconds(1))
    stack.finish { stack.path = ["a", "b", "d"] }
    #expect(stack.path == ["a", "b", "d"])
    stack.finish { stack.host.swipeBack(holding: .seconds(1)) }
    #expect(stack.path == ["a", "b"])
    #expect(stack.host.values == ["a", "b"])
  }

  @Test("What the app sets while a finger holds the top is shown where the finger lets it return")
  func setWhileHeldInVain() {
    let stack = SimulatedStack(resting: ["a", "b"])
    stack.host.swipeBack(holding: .seconds(1), cancelling: true)
    stack.advance(by: .milliseconds(500))
    stack.finish { stack.path = ["a", "b", "c"] }
    #expect(stack.path == ["a", "b", "c"])
    stack.finish { stack.host.goBack(to: 0) }
    #expect(stack.path.isEmpty)
  }

  @Test("The same path, set again by an app that knows of the dismissal, is shown again")
  func samePathAgain() {
    let stack = SimulatedStack(resting: ["a", "b"])
    stack.host.goBack()
    let change = stack.play(["a", "b"])
    #expect(change.outcome == .presented)
    #expect(stack.host.values == ["a", "b"])
    #expect(stack.host.violations.isEmpty)
  }

  @Test("The same path, set again by an app that can't know of the dismissal yet, says nothing new")
  func samePathBeforeReport() {
    let stack = SimulatedStack(resting: ["a", "b"], on: SimulatedHostBehavior(canBeAsked: false))
    stack.host.goBack()
    let change = stack.play(["a", "b"])
    #expect(change.outcome == .dismissed)
    #expect(stack.path == ["a"])
  }
}

/// The app wants the root, from two screens above it, and the host begins to pop a while later.
///
/// By then a person has gone back, or has begun to, and the host's own pop is lost.
@MainActor
@Suite("[] ← [a, b], and a person who goes back before the host has begun to pop")
struct BackInLagTests {
  @Test("ends at the root", arguments: BackInLag.allCases)
  func root(back: BackInLag) {
    for behavior in SimulatedHostBehavior.allReporting where behavior.canBeAsked {
      for lag in [8, 16, 100] as [Int64] {
        for milliseconds in Set([0, 1, lag / 4, lag / 2, lag - 1]) {
          var late = behavior
          late.lag = .milliseconds(lag)
          let stack = SimulatedStack(resting: ["a", "b"], on: late)
          let change = stack.open([])
          stack.advance(by: .milliseconds(milliseconds))
          let hasGoneBack = back.perform(on: stack.host)
          stack.finish()
          let comment = Comment(rawValue: "\(milliseconds) ms after, on \(late)")
          #expect(hasGoneBack, comment)
          #expect(stack.path == [], comment)
          #expect(stack.host.values == [], comment)
          #expect(stack.driver.linkStack.values == [], comment)
          #expect(stack.driver.isSettled, comment)
          #expect(change.outcome == .presented, comment)
        }
      }
    }
  }
}

/// A way to go back from the upper one of two screens.
enum BackInLag: CaseIterable {
  case button, longPress, swipe, cancelledSwipe

  @MainActor
  fileprivate func perform(on host: SimulatedLinkHost<String>) -> Bool {
    switch self {
    case .button: host.goBack()
    case .longPress: host.goBack(to: 0)
    case .swipe: host.swipeBack(holding: .milliseconds(300))
    case .cancelledSwipe: host.swipeBack(holding: .milliseconds(300), cancelling: true)
    }
  }
}
