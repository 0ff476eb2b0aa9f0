import LinkStackEngine
import NavigationShimTesting

extension World {
  /// Checks what has to hold in every state.
  mutating func checkState() {
    guard fault == nil else { return }
    if path != core.target || path.count != core.sequencer.target.depth { note(.pathForgotten) }
    if core.linkStack.depth != core.sequencer.shownDepth { note(.linkStackForgotten) }
    if isAwaited, core.sequencer.target.isFinished { note(.outcomeMissing) }
    if isTimerRunning, !host.isActive { note(.timerWhileInactive) }
    if kind == .prompt, core.isStalled { note(.stalled) }
  }

  /// The first breach, also of what has to hold where nothing is left to happen.
  package var faultAtRest: WorldFault? {
    var world = self
    if !world.goesOnByItself { world.checkRest() }
    return world.fault
  }

  /// Checks what has to hold where nothing is left to happen.
  ///
  /// A host that can't tell may have fallen behind by then, and one that has lost too much may be left
  /// alone. Whatever happens next mends that.
  mutating func checkRest() {
    guard fault == nil else { return }
    if isAwaited { note(.waitsForEver) }
    guard let disagreement else { return }
    if canBeAsked, !core.isStalled { return note(disagreement) }
    for nudge in nudges where fault == nil {
      var world = self
      world.perform(nudge)
      world.settleDown()
      if let fault = world.fault ?? world.disagreement { note(fault) }
    }
  }

  /// What isn't as it has to be at rest.
  private var disagreement: WorldFault? {
    if !core.isSettled { return .restInTransition }
    if core.linkStack.values != path { return .linkStackDisagrees }
    if host.screens.map(\.value) != path || !path.indices.allSatisfy({ isShared($0 + 1) }) {
      return .hostDisagrees
    }
    return nil
  }

  /// What happens next to a world at rest.
  private var nudges: [WorldStep] {
    [.signal, .open(SmallPath(path)), .open(SmallPath(path + [0]))]
  }
}

/// A breach of what has to hold.
package enum WorldFault: String, Hashable, Sendable {
  // In every state.
  case updateDuringTransition = "an update was sent during a transition"
  case updateUnderStranger = "an update was sent while somebody else's screen was on top"
  case updateWhileInactive = "an update was sent while the app was inactive"
  case tooManyPushes = "an update pushed more screens than the host takes"
  case tooManyPops = "an update popped more screens than the host takes"
  case replacement = "an update replaced a screen in place"
  case emptyUpdate = "an update changed nothing"
  case wronglyAnimated = "an update was animated that was not to be, or the other way round"
  case outOfStep = "an update started from what the host doesn't show"
  case tooDeepAtFirstAppearance = "the host was to appear with more screens than it can"
  case pathWritten = "the path was shortened, but no person has gone there"
  case appendedCut = "a person's back navigation cut from the path what the app has appended since"
  case leftKept = "a person has left a screen, but the path keeps it"
  case backNotBelieved = "it is certain that a person has gone back, but that is not taken in"
  case screensForgotten = "screens were taken to be gone, but no person has left them"
  case pathForgotten = "the sequencer's target is not the path"
  case linkStackForgotten = "the sequencer's depth is not the link stack's"
  case updateAfterOutcome = "an update was sent after the outcome was reported"
  case outcomeMissing = "a caller waits for a change that has ended"
  case presentedTooEarly = "a path was reported as presented that the host doesn't show, still"
  case dismissedWithoutPerson = "a change was reported as dismissed, but the path was not shortened"
  case stalled = "a host that answers and follows at once was given up"
  case givenUpTooEarly = "a change was reported as given up, but the host was not"
  case detachedTooEarly = "a change was reported as detached, but the host is there"
  case believedWhileInactive = "a dismissal was believed while the app was inactive"
  case timerWhileInactive = "a timer runs while the app is inactive"

  // At rest.
  case restInTransition = "nothing is left to happen, but the sequencer waits for something"
  case waitsForEver = "nothing is left to happen, and a caller still waits"
  case hostDisagrees = "at rest the host shows something else than the path"
  case linkStackDisagrees = "at rest the link stack is something else than the path"

  // From every state.
  case neverRests = "undisturbed, it goes on for ever"
}

/// Something broken on purpose, to see that the checker can fail.
package enum WorldSabotage: String, Hashable, Sendable, CaseIterable {
  /// Nothing is broken.
  case none

  /// The host loses pushes to the second screen and says nothing.
  case losesPushes

  /// The host says of each link that it has turned off that the screen is gone.
  case believesEverything

  /// The host says of a screen that a finger holds that it is leaving.
  case forgetsFingers

  /// A link is turned off because a finger has held its screen for longer than a wait.
  case takesSilenceForBack

  /// The host says that it stands still while it moves.
  case hidesMotion

  /// The host says only at the end that a person goes back.
  case hidesBackNavigations

  /// The host says that it has popped what it was told to pop.
  case believesLostPops

  /// The host says that a person has gone back while it is yet to push.
  case takesLagForBack

  /// The host doesn't say that a screen on top is somebody else's.
  case takesStrangersForOurs

  /// The host doesn't say that a finger holds the top when the app sets a path.
  case cutsNewerPath

  /// The sequencer does not hear that the app was left.
  case missesLeaving

  /// The sequencer does not hear that the person has returned.
  case missesReturning

  /// No timer is ever started.
  case forgetsTimer

  /// The path is written, as other libraries do, while it is being split.
  case writesPath
}

extension DriverCore {
  /// Whether the host was given up.
  var isStalled: Bool { sequencer.state == .stalled }
}
