import LinkStackEngine
import Testing

@Suite("What is guessed of a host that can't be asked")
struct HostEstimatorTests {
  /// A core whose host stands still, and says what comes into view.
  private func still(at path: [String]) -> PlayedSequencer {
    PlayedSequencer.still(at: path, canBeAsked: false)
  }

  @Test("A screen below the top that comes into view leaves in doubt whether a person goes back")
  func doubt() {
    var played = still(at: ["a", "b"])
    #expect(played.appear(at: 1) == "wait 650")
    #expect(played.core.isInBackNavigation(nil))
    #expect(!played.core.isSettled)
    #expect(played.path == ["a", "b"])
  }

  @Test("The top that comes into view again ends the doubt, and is given its own time")
  func returned() {
    var played = still(at: ["a", "b"])
    _ = played.appear(at: 1)
    #expect(played.appear(at: 2) == "wait 650")
    #expect(!played.core.isInBackNavigation(nil))
    #expect(played.turnOffLink(to: 2) == "nothing")
    #expect(played.path == ["a", "b"])
    #expect(played.handle(.waitEnded) == "stop waiting")
  }

  @Test("Each screen that comes into view on a person's way down leaves the host a whole wait")
  func eachAppearance() {
    var played = still(at: ["a", "b", "c"])
    #expect(played.appear(at: 2) == "wait 650")
    #expect(played.appear(at: 1) == "wait 650")
  }

  @Test("A screen that has been popped comes into view for nobody")
  func aboveTop() {
    var played = still(at: ["a", "b"])
    let popped = played.core.linkStack.top
    _ = played.set(["a"])
    #expect(played.handle(.appeared(popped)) == "nothing")
    #expect(!played.core.isInBackNavigation(nil))
  }

  @Test("Of two links turned off while the app was left, the lower one counts on return")
  func lowerOfTwoLinks() {
    for order in [[1, 2], [2, 1]] {
      var played = still(at: ["a", "b"])
      _ = played.handle(.suspended)
      _ = played.appear(at: 0)
      for link in order { #expect(played.turnOffLink(to: link) == "nothing") }
      #expect(played.handle(.resumed).hasPrefix("dismissed to 0; remove 0..<2"), "\(order)")
      #expect(played.path == [])
    }
  }

  @Test("A link whose owner has come into view counts, and one above it when its owner does")
  func linkBeforeItsOwner() {
    var played = still(at: ["a", "b", "c"])
    _ = played.appear(at: 0)
    #expect(played.turnOffLink(to: 2) == "nothing")
    #expect(played.appear(at: 1).hasPrefix("dismissed to 1; remove 1..<3"))
    #expect(played.path == ["a"])
  }

  @Test("A link turned off counts no more once a screen above its owner has come into view")
  func linkOfReturned() {
    var played = still(at: ["a", "b", "c"])
    _ = played.appear(at: 0)
    _ = played.turnOffLink(to: 2)
    _ = played.appear(at: 2)
    #expect(played.appear(at: 1) == "wait 650")
    #expect(played.path == ["a", "b", "c"])
  }

  @Test("A push below which nothing has changed begins no doubt when an older screen says so late")
  func lateAppearance() {
    var played = still(at: ["a"])
    _ = played.set(["a", "b"])
    _ = played.appear(at: 1)
    #expect(!played.core.isInBackNavigation(nil))
  }

  @Test("A host that says only later what comes into view is heard from then on")
  func saysLater() {
    var played = PlayedSequencer()
    _ = played.handle(.started)
    _ = played.handle(.waitEnded)
    _ = played.set(["a"])
    #expect(played.handle(.waitEnded) == "stop waiting; presented")
    #expect(played.appear(at: 0) == "wait 650")
    #expect(played.turnOffLink(to: 1) == "dismissed to 0; remove 0..<1; wait 650")
  }

  @Test("A host that answers at last is believed, and what was guessed is forgotten")
  func answersLater() {
    var played = still(at: ["a", "b"])
    _ = played.appear(at: 1)
    played.host = HostState(depth: 2, motion: .still)
    _ = played.handle(.changed)
    #expect(played.core.isSettled)
  }
}

@Suite("A sequencer whose host talks nonsense")
struct NonsenseSequencerTests {
  @Test("takes no depth below the root for a person's back", arguments: HostState.Motion.allCases)
  func negativeDepth(motion: HostState.Motion) {
    var played = PlayedSequencer.still(at: ["a", "b"])
    _ = played.handle(motion, at: -1)
    _ = played.endWait(motion, at: .min)
    #expect(played.path == ["a", "b"])
    #expect(played.shown == ["a", "b"])
  }

  @Test("cuts no path for a host that claims to be deeper", arguments: HostState.Motion.allCases)
  func tooDeep(motion: HostState.Motion) {
    var played = PlayedSequencer.still(at: ["a", "b"])
    _ = played.handle(motion, at: .max)
    _ = played.endWait(motion, at: .max)
    #expect(played.path == ["a", "b"])
  }

  @Test("forgets what it has heard of a host once that can tell")
  func answersLater() {
    var played = PlayedSequencer.still(at: ["a", "b"], canBeAsked: false)
    _ = played.appear(at: 1)
    _ = played.handle(.still, at: 2)
    _ = played.set(["a", "b", "c"])
    #expect(played.handle(.still, at: 3) == "stop waiting; presented")
    #expect(played.handle(.moving, at: 2) == "dismissed to 2; remove 2..<3; wait 650")
  }
}
