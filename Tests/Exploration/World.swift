package import LinkStackEngine
import TestSupport

/// A sequencer with a host, a timer and an app: everything that can be in one state, as a value.
///
/// It does what driver and simulated host do, one ``WorldStep`` at a time and with nothing left to
/// chance: what may happen in a state is listed by ``steps(opening:)``, and each of them leads to
/// one state. What has to hold is checked on the way; the first breach is the ``fault``.
///
/// There is no clock, only the order of steps: a timer that runs may be over at any moment, so that
/// transitions are of any length relative to the wait.
package struct World: Sendable {
  /// What is checked.
  package private(set) var sequencer: UpdateSequencer

  /// What the sequencer drives.
  package private(set) var host = ModelHost()

  /// What the host has been told to show.
  package private(set) var linkStack = SmallPath()

  /// The path as the app has it, which the app writes, and the driver where a person goes back.
  package private(set) var path: SmallPath

  /// The first breach.
  package private(set) var fault: WorldFault?

  /// The events that the sequencer was told of, and its answers, where they are recorded.
  package private(set) var trace: [TracedEvent]?

  /// Whether the host answers when it is asked.
  let answers: Bool

  /// How many pushes and pops the host may yet ignore; `nil` for one that follows each at once.
  private(set) var lossesLeft: Int?

  /// Whether the driver's one timer runs.
  private(set) var isTimerRunning = false

  /// Whether a caller waits for the change under way.
  private(set) var isAwaited: Bool

  /// The depths to which a person has certainly gone back, until that is taken in.
  private(set) var waysBack: UInt16 = 0

  /// What the app has done to its path since the way back that is not taken in.
  private(set) var appending = Appending.none

  private(set) var sabotage: WorldSabotage

  /// What the app has said of the path that it has set last; `nil` for the one that the host appears
  /// with.
  private var isAnimated: Bool?

  /// What an app does to its path while a person goes back.
  enum Appending: Hashable {
    /// Nobody goes back.
    case none

    /// It keeps this many elements of the path that there was, and sets anew what is above them.
    case toElements(Int)

    /// A person goes back again before it is known that they have gone back once.
    case unclear
  }

  /// One event and its answer.
  package struct TracedEvent: Sendable {
    package let event: UpdateSequencer.Event
    package let effects: SequencerEffects
  }

  /// Creates a world whose host is appearing, with a path that is awaited if it isn't empty.
  package init(
    launching path: SmallPath,
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    answers: Bool = true,
    losses: Int? = nil,
    sabotage: WorldSabotage = .none,
    isTraced: Bool = false
  ) {
    self.path = path
    self.answers = answers
    lossesLeft = losses
    self.sabotage = sabotage
    sequencer = UpdateSequencer(targetDepth: path.count, rules: rules, pacing: pacing)
    isAwaited = !path.isEmpty
    trace = isTraced ? [] : nil
    appear()
    checkState()
  }

  /// Creates a world that stands still with a path.
  package init(
    at path: SmallPath,
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    answers: Bool = true,
    losses: Int? = nil,
    sabotage: WorldSabotage = .none,
    isTraced: Bool = false
  ) {
    self.init(
      launching: path,
      rules: rules,
      pacing: pacing,
      answers: answers,
      losses: losses,
      isTraced: isTraced
    )
    settleDown()
    self.sabotage = sabotage
  }

  /// Lets steps happen, up to the first breach.
  package mutating func play(_ steps: WorldStep...) {
    play(steps)
  }

  /// Lets steps happen, up to the first breach.
  package mutating func play(_ steps: [WorldStep]) {
    for step in steps where fault == nil { perform(step) }
  }

  /// Lets happen what goes on by itself, each transition in less time than a wait.
  private mutating func settleDown() {
    var count = 0
    while fault == nil, let step = promptStep {
      perform(step)
      count += 1
      if count > 1_000 { note(.neverRests) }
    }
  }

  private mutating func note(_ fault: WorldFault) {
    if self.fault == nil { self.fault = fault }
  }
}

extension World {
  /// Lets one step happen, which has to be one of those that may.
  package mutating func perform(_ step: WorldStep) {
    switch step {
    case .open(let path): open(path)
    case .goBack(let depth): goBack(to: depth)
    case .hold: hold()
    case .letGo(let isCancelled): letGo(cancelling: isCancelled)
    case .leave:
      host.isActive = false
      if sabotage != .missesLeaving { send(.suspended) }
    case .signal:
      send(.changed)
    case .lose:
      host.isBehindFrom = nil
      lossesLeft = lossesLeft.map { $0 - 1 }
    case .follow:
      let aftermath = host.follow(linkStack, rules: sequencer.rules)
      if aftermath.movesOrReplaces { sendAppearance(of: host.screens.count) }
      tell(aftermath)
    case .linkOff(let screen):
      sendDismissal(of: screen)
    case .rest:
      let isReturning = host.isHeld
      host.comeToRest()
      if isReturning { sendAppearance(of: host.screens.count) }
    case .report(let screen):
      host.reports &= ~(1 << UInt16(screen))
      sendDismissal(of: screen)
    case .timer:
      isTimerRunning = false
      send(.timerFired)
      if sabotage == .takesSilenceForBack, host.motion == .held {
        sendDismissal(of: host.screens.count)
      }
    case .comeBack(let doubtsLinks):
      comeBack(doubtsLinks: doubtsLinks)
    case .takeDown:
      takeDown()
    case .appear:
      appear()
    }
    checkState()
  }

  private mutating func open(_ path: SmallPath) {
    let former = self.path
    self.path = path
    if case .toElements(let count) = appending {
      appending = .toElements(min(count, former.commonPrefixCount(with: path)))
    }
    guard path != former else { return send(.targetRepeated) }
    isAnimated = path.isSetAnimated
    let isForgotten = sabotage == .forgetsFormerPath
    send(
      .targetChanged(
        depth: path.count,
        inCommon: linkStack.commonPrefixCount(with: path),
        withFormer: isForgotten ? 0 : former.commonPrefixCount(with: path),
        isAnimated: path.isSetAnimated
      )
    )
  }

  private mutating func takeDown() {
    send(.ended)
    let isActive = host.isActive
    host = ModelHost()
    host.isActive = isActive
    linkStack = []
    waysBack = 0
    appending = .none
    isAnimated = nil
  }

  /// The host appears with what it is given, and without a transition.
  private mutating func appear() {
    let effects = answer(.started)
    // What it is to show is awaited by whoever has made it appear.
    isAwaited = isAwaited || !sequencer.isFinished
    wait(effects.wait)
    if let update = effects.update {
      if update.depth > sequencer.rules.screensAtFirstAppearance {
        note(.tooDeepAtFirstAppearance)
      }
      if !host.isActive { note(.updateWhileInactive) }
      linkStack = path.first(update.depth)
      host.screens = linkStack
      host.shared = (2 << UInt16(update.depth)) - 1
    }
    sendAppearance(of: host.screens.count)
  }

  private mutating func goBack(to depth: Int) {
    goBackFromPath(to: depth)
    host.goBack(to: depth)
    sendAppearance(of: depth)
  }

  private mutating func hold() {
    if !answers { beginWayBack() }
    host.motion = .held
    sendAppearance(of: host.screens.count - 1)
    guard answers, host.isShared(host.screens.count) else { return }
    if waysBack == 0 { appending = .none }
    beginWayBack()
  }

  private mutating func letGo(cancelling isCancelled: Bool) {
    guard !isCancelled else {
      host.motion = .returning
      return
    }
    let depth = host.screens.count - 1
    goBackFromPath(to: depth, begins: false)
    host.goBack(to: depth)
  }

  /// Takes note that a person has certainly gone back, unless from what the app has popped before.
  private mutating func goBackFromPath(to depth: Int, begins: Bool = true) {
    guard !answers || host.isShared(depth + 1) else { return }
    if begins { beginWayBack() }
    waysBack |= 1 << UInt16(depth)
  }

  /// Takes note of the path that a person begins to go back from.
  private mutating func beginWayBack() {
    appending = appending == .none ? .toElements(path.count) : .unclear
  }

  /// Takes note that nobody goes back any more, if that is so, and known.
  private mutating func endWayBack() {
    guard waysBack == 0, !host.isHeld, answers || sequencer.hearsay.wayBack == nil else { return }
    appending = .none
  }

  private mutating func comeBack(doubtsLinks: Bool) {
    host.isActive = true
    if doubtsLinks {
      for screen in stride(from: 1, to: host.screens.count, by: 1) where host.isShared(screen) {
        sendDismissal(of: screen)
      }
    }
    if sabotage != .missesReturning { send(.resumed) }
  }

  private mutating func sendAppearance(of depth: Int) {
    if host.isShared(depth) { send(.appeared(depth: depth)) }
  }

  private mutating func sendDismissal(of screen: Int) {
    send(.dismissed(toDepth: screen - 1))
  }
}

/// What a `LinkStackDriver` does.
extension World {
  /// Hands the sequencer an event, and performs its answer.
  private mutating func send(_ event: UpdateSequencer.Event) {
    let wasFinished = sequencer.isFinished
    let wasStalled = sequencer.isStalled
    let effects = answer(event)
    if effects.supersedes { isAwaited = false }
    switch event {
    case .targetChanged, .targetRepeated: isAwaited = true
    default: break
    }
    var returnsTo: Int?
    if let depth = effects.dismissal {
      dismiss(to: depth, effects.removal, event)
      if host.confirmDismissal(to: depth) { returnsTo = depth }
    }
    wait(effects.wait)
    var aftermath = ModelHost.Aftermath()
    if let update = effects.update {
      if wasFinished && !isAwaited && !wasStalled && sequencer.repeats == 0
        || effects.outcome != nil && effects.removal == nil
      {
        note(.updateAfterOutcome)
      }
      aftermath = perform(update)
    }
    endWayBack()
    if let outcome = effects.outcome { end(outcome, effects, event) }
    if answers, !sequencer.isSuspended, sequencer.phase != .detached, waysBack != 0 {
      note(.backNotBelieved)
    }
    if let returnsTo { sendAppearance(of: returnsTo) }
    tell(aftermath)
    // What comes into view does so at once; the driver answers after the update.
    if aftermath.movesOrReplaces { sendAppearance(of: host.screens.count) }
  }

  /// Tells what came of a transition that the host had to end at once.
  private mutating func tell(_ aftermath: ModelHost.Aftermath) {
    if let screen = aftermath.left { sendDismissal(of: screen) }
    if let screen = aftermath.returned { send(.appeared(depth: screen)) }
  }

  /// The sequencer's answer to an event.
  private mutating func answer(_ event: UpdateSequencer.Event) -> SequencerEffects {
    let effects = sequencer.handle(event, host: hostState(at: event))
    if trace != nil { trace?.append(TracedEvent(event: event, effects: effects)) }
    return effects
  }

  /// What the host says when it is asked.
  private func hostState(at event: UpdateSequencer.Event) -> HostState? {
    guard answers, sequencer.phase != .detached || event == .started else { return nil }
    var state = host.state
    switch sabotage {
    case .forgetsFingers where state.motion == .held: state.motion = .moving
    case .hidesMotion: state.motion = .still
    case .hidesWaysBack where host.motion == .goingBack: state.depth = host.screens.count
    case .believesLostPops where !host.isMoving: state.depth = min(state.depth, linkStack.count)
    case .takesLagForBack where !host.isMoving && host.isBehind && state.depth > 0:
      state.depth -= 1
    case .cutsNewerPath where host.motion == .held:
      if case .targetChanged = event {
        return HostState(depth: host.screens.count, motion: .moving)
      }
    case .believesEverything:
      if case .dismissed(let depth) = event { return HostState(depth: depth, motion: .still) }
    default: break
    }
    return state
  }

  private mutating func dismiss(
    to depth: Int,
    _ removal: Range<Int>?,
    _ event: UpdateSequencer.Event
  ) {
    let isByPerson = waysBack & 1 << UInt16(depth) != 0
    let isLostPush = !answers && event == .timerFired
    if !host.isActive { note(.believedWhileInactive) }
    if let removal {
      if !isByPerson || removal.lowerBound != depth { note(.pathWritten) }
      if let countBefore, removal.upperBound != countBefore { note(.appendedCut) }
      path.removeSubrange(removal)
    } else if let countBefore, isByPerson, !isLostPush, countBefore > depth,
      linkStack.commonPrefixCount(with: path) > depth
    {
      note(.leftKept)
    }
    // A push may have been lost, but not one that the host shows.
    if answers, !isByPerson, lossesLeft == nil || host.isShared(depth + 1) {
      note(.screensForgotten)
    }
    linkStack = linkStack.first(depth)
    linkStackKeeps((2 << UInt16(depth)) - 1)
    if isLostPush { keepWayBack() }
  }

  /// How many elements of the path were there when a person began to go back, where that is clear.
  private var countBefore: Int? {
    switch appending {
    case .none: path.count
    case .toElements(let count): count
    case .unclear: nil
    }
  }

  /// What is replaced while a person leaves it, they leave all the same.
  private mutating func keepWayBack() {
    if host.motion == .goingBack { waysBack |= 1 << UInt16(host.destination) }
  }

  /// Takes note which of its screens the link stack still has: a person's way back from another is no
  /// concern of the path's any more.
  private mutating func linkStackKeeps(_ depths: UInt16) {
    host.linkStackKeeps(depths)
    waysBack &= depths >> 1
  }

  private mutating func perform(_ update: Update) -> ModelHost.Aftermath {
    var kept: UInt16 = (2 << UInt16(update.keptDepth)) - 1
    let former = linkStack
    if update.isAnimated != isToBeAnimated(update) { note(.wronglyAnimated) }
    linkStack = linkStack.first(update.keptDepth)
    for depth in update.keptDepth..<update.depth {
      linkStack.append(path[depth])
      if depth < former.count, former[depth] == path[depth] { kept |= 2 << UInt16(depth) }
    }
    linkStackKeeps(kept)
    if sabotage == .losesPushes, update.depth == 2, update.pushCount > 0 { return .init() }
    if sabotage == .writesPath { path = path.first(update.depth) }
    if let fault = host.fault(in: update, rules: sequencer.rules) { note(fault) }
    if answers, let fault = host.faultAsAsked(in: update) { note(fault) }
    guard fault == nil else { return .init() }
    if lossesLeft != nil, update.depth != update.previousDepth {
      return host.performLate(update, showing: linkStack)
    }
    let aftermath = host.perform(update, showing: linkStack, rules: sequencer.rules)
    keepWayBack()
    return aftermath
  }

  /// Whether an update is the last push of its change, or the last pop, and the change is animated.
  private func isToBeAnimated(_ update: Update) -> Bool {
    if sequencer.change == .lossy { return true }
    guard isAnimated == true else { return false }
    guard update.popCount > 0 else { return update.depth == path.count }
    let inCommon = linkStack.commonPrefixCount(with: path)
    return update.depth == inCommon || update.depth == path.count && update.keptDepth == inCommon
  }

  private mutating func wait(_ wait: SequencerEffects.Wait) {
    switch wait {
    case .unchanged: break
    case .start: isTimerRunning = sabotage != .forgetsTimer
    case .cancel: isTimerRunning = false
    }
  }

  private mutating func end(
    _ outcome: NavigationOutcome,
    _ effects: SequencerEffects,
    _ event: UpdateSequencer.Event
  ) {
    switch outcome {
    case .presented:
      if answers, host.isMoving || host.screens != path { note(.presentedTooEarly) }
    case .dismissed:
      if effects.removal == nil, event != .ended, !sequencer.isStalled {
        note(.dismissedWithoutPerson)
      }
    case .superseded:
      break
    }
    isAwaited = false
  }
}

extension World {
  /// Checks what has to hold in every state.
  private mutating func checkState() {
    guard fault == nil else { return }
    if path.count != sequencer.targetDepth { note(.pathForgotten) }
    if linkStack.count != sequencer.shownDepth { note(.linkStackForgotten) }
    if isAwaited, sequencer.isFinished { note(.outcomeMissing) }
    if isTimerRunning, !host.isActive { note(.timerWhileInactive) }
    if answers, lossesLeft == nil, sequencer.isStalled { note(.stalled) }
    if let plan = sequencer.plan {
      // That it makes no difference whether there is a plan lets a state be told without it.
      let rest = plan.dropFirst(sequencer.nextUpdate)
      let fresh = UpdatePlan(
        from: linkStack,
        to: path,
        rules: sequencer.rulesForNow,
        animation: sequencer.animationForNow
      )
      if !rest.elementsEqual(fresh) { note(.planOutdated) }
    }
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
    if answers, !sequencer.isStalled { return note(disagreement) }
    for nudge in nudges where fault == nil {
      var world = self
      world.perform(nudge)
      world.settleDown()
      if let fault = world.fault ?? world.disagreement { note(fault) }
    }
  }

  /// What isn't as it has to be at rest.
  private var disagreement: WorldFault? {
    if sequencer.phase != .settled || !sequencer.isFinished || sequencer.hearsay.wayBack != nil {
      return .restInTransition
    }
    if linkStack != path { return .linkStackDisagrees }
    if host.screens != path || !host.sharesAllScreens { return .hostDisagrees }
    return nil
  }

  /// What happens next to a world at rest.
  private var nudges: [WorldStep] {
    var longer = path
    longer.append(0)
    return [.signal, .open(path), .open(longer)]
  }
}

/// A breach of what has to hold.
package enum WorldFault: String, Hashable, Sendable {
  // In every state.
  case updateDuringTransition = "an update was sent during a transition"
  case updateWhileInactive = "an update was sent while the app was inactive"
  case tooManyPushes = "an update pushed more screens than the host takes"
  case tooManyPops = "an update popped more screens than the host takes"
  case replacement = "an update replaced a screen in place"
  case emptyUpdate = "an update changed nothing"
  case wronglyAnimated = "an update was animated that was not to be, or the other way round"
  case outOfStep = "an update started from what the host doesn't show"
  case tooDeepAtFirstAppearance = "the host was to appear with more screens than it can"
  case pathWritten = "the path was shortened, but no person has gone there"
  case appendedCut = "a person's way back cut from the path what the app has appended since"
  case leftKept = "a person has left a screen, but the path keeps it"
  case backNotBelieved = "it is certain that a person has gone back, but that is not taken in"
  case screensForgotten = "screens were taken to be gone, but no person has left them"
  case pathForgotten = "the sequencer's target is not the path"
  case linkStackForgotten = "the sequencer's depth is not the link stack's"
  case updateAfterOutcome = "an update was sent after the outcome was reported"
  case outcomeMissing = "a caller waits for a change that has ended"
  case presentedTooEarly = "a path was reported as presented that the host doesn't show, still"
  case dismissedWithoutPerson = "a change was reported as dismissed, but the path was not shortened"
  case stalled = "a host that answers was given up"
  case believedWhileInactive = "a dismissal was believed while the app was inactive"
  case timerWhileInactive = "a timer runs while the app is inactive"
  case planOutdated = "the plan is not the one that would be made now"

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
  case hidesWaysBack

  /// The host says that it has popped what it was told to pop.
  case believesLostPops

  /// The host says that a person has gone back while it is yet to push.
  case takesLagForBack

  /// The host doesn't say that a finger holds the top when the app sets a path.
  case cutsNewerPath

  /// It is not known what an app has appended to its path.
  case forgetsFormerPath

  /// The sequencer does not hear that the app was left.
  case missesLeaving

  /// The sequencer does not hear that the person has returned.
  case missesReturning

  /// No timer is ever started.
  case forgetsTimer

  /// The path is written, as other libraries do, while it is being split.
  case writesPath
}
