package import LinkStackEngine

/// A sequencer with a host, a timer and an app: everything that can be in one state, as a value.
///
/// It does what driver and simulated host do, one ``WorldStep`` at a time and with nothing left to
/// chance: what may happen in a state is listed by ``steps(opening:)``, and each of them leads to
/// one state. What has to hold is checked on the way; the first breach is the ``fault``.
///
/// The links host's only clock is the order of steps. A timer is longer than a transition, so it
/// doesn't fire while one runs that began no later than it was started.
package struct World: Sendable {
  /// What the driver's one timer does.
  enum Timer: UInt8 {
    case none

    /// It runs, but was started before the present transition, which may outlast it.
    case started

    /// It runs at least as long as the transition.
    case startedWithTransition
  }

  /// What is checked.
  package private(set) var sequencer: UpdateSequencer<SmallPath>

  /// What the sequencer drives.
  package private(set) var host = ModelHost()

  /// The path as the app has it, which the app writes, and the driver where a person goes back.
  package private(set) var path: SmallPath

  /// The first breach.
  package private(set) var fault: WorldFault?

  /// The events that the sequencer was told of, and its answers, where they are recorded.
  package private(set) var trace: [TracedEvent]?

  private(set) var timer = Timer.none

  /// Whether a caller waits for the change under way.
  private(set) var isAwaited: Bool

  /// The depth to which a person has gone back, until that is taken in.
  private(set) var wentBack: Int?

  private(set) var sabotage: WorldSabotage

  /// One event and its answer.
  package struct TracedEvent: Sendable {
    package let event: UpdateSequencer<SmallPath>.Event
    package let effects: SequencerEffects
  }

  /// Creates a world whose host is appearing, with a path that is awaited if it isn't empty.
  package init(
    launching path: SmallPath,
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    sabotage: WorldSabotage = .none,
    isTraced: Bool = false
  ) {
    self.path = path
    self.sabotage = sabotage
    sequencer = UpdateSequencer(target: path, rules: rules, pacing: pacing)
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
    sabotage: WorldSabotage = .none,
    isTraced: Bool = false
  ) {
    self.init(launching: path, rules: rules, pacing: pacing, isTraced: isTraced)
    while fault == nil, let next = steps(opening: []).first(where: { !$0.isDisturbance }) {
      perform(next)
    }
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

  private mutating func note(_ fault: WorldFault) {
    if self.fault == nil { self.fault = fault }
  }
}

extension World {
  /// Lets one step happen, which has to be one of those that may.
  package mutating func perform(_ step: WorldStep) {
    switch step {
    case .open(let path):
      self.path = path
      send(.targetChanged(path))
    case .goBack(let depth, let reportsAtStart):
      goBack(to: depth, reportsAtStart: reportsAtStart)
    case .swipe:
      begin(.cancelledSwipe, to: host.screens.count - 1)
    case .leave:
      host.isActive = false
      if sabotage != .missesLeaving { send(.suspended) }
    case .repeatSignal:
      if let depth = host.lastSignal { send(signalAt: depth) }
    case .lateSignal(let depth):
      let isConfused = sabotage == .confusesTransitions
      send(.settled(depth: depth, transition: isConfused ? sequencer.transition : .init()))
    case .linkOff(let screen):
      sendDismissal(of: screen)
    case .rest(let reportsFirst):
      comeToRest(reportsFirst: reportsFirst)
    case .signal(let depth):
      host.signals &= ~(1 << UInt16(depth))
      host.lastSignal = depth
      send(signalAt: depth)
    case .loseSignal(let depth):
      host.signals &= ~(1 << UInt16(depth))
    case .report:
      guard let screen = host.report else { break }
      host.report = nil
      sendDismissal(of: screen)
    case .timer:
      timer = .none
      send(.timerFired)
    case .comeBack(let doubtsLinks):
      comeBack(doubtsLinks: doubtsLinks)
    case .takeDown:
      takeDown()
    case .appear:
      appear()
    }
    if !host.isMoving, timer == .started { timer = .startedWithTransition }
    checkState()
  }

  private mutating func takeDown() {
    send(.ended)
    let isActive = host.isActive
    host = ModelHost()
    host.isActive = isActive
    wentBack = nil
  }

  /// The host appears with what it is given, and without a transition.
  private mutating func appear() {
    let effects = answer(.started)
    // What it is to show is awaited by whoever has made it appear.
    isAwaited = isAwaited || !sequencer.isFinished
    wait(effects.wait)
    if let update = effects.update?.update {
      if update.depth > sequencer.rules.screensAtFirstAppearance {
        note(.tooDeepAtFirstAppearance)
      }
      if !host.isActive { note(.updateWhileInactive) }
      host.screens = path.first(update.depth)
      host.shared = (2 << UInt16(update.depth)) - 1
    }
    host.comeToRest()
  }

  private mutating func goBack(to depth: Int, reportsAtStart: Bool) {
    wentBack = depth
    begin(reportsAtStart ? .goingBackReported : .goingBack, to: depth)
    if reportsAtStart { sendDismissal(of: depth + 1) }
  }

  private mutating func begin(_ motion: ModelHost.Motion, to depth: Int) {
    host.motion = motion
    host.destination = motion == .cancelledSwipe ? 0 : depth
    if timer != .none { timer = .started }
    sendAppearance(of: depth)
  }

  private mutating func comeToRest(reportsFirst: Bool) {
    let motion = host.motion
    switch motion {
    case .none:
      break
    case .push, .pop:
      host.comeToRest()
    case .cancelledSwipe:
      host.motion = .none
      sendAppearance(of: host.screens.count)
      host.comeToRest()
    case .goingBack, .goingBackReported:
      let depth = host.destination
      let isReported = motion == .goingBackReported || !host.isShared(depth + 1)
      host.removeScreens(above: depth)
      host.motion = .none
      host.destination = 0
      if !isReported, reportsFirst {
        send(.dismissed(toDepth: depth))
        host.comeToRest()
      } else {
        host.comeToRest()
        if !isReported { host.report = depth + 1 }
      }
    }
  }

  private mutating func comeBack(doubtsLinks: Bool) {
    host.isActive = true
    if doubtsLinks {
      for screen in stride(from: 1, to: host.screens.count, by: 1) where host.isShared(screen) {
        send(.dismissed(toDepth: screen - 1))
      }
    }
    if sabotage != .missesReturning { send(.resumed) }
  }

  private mutating func send(signalAt depth: Int) {
    send(.settled(depth: depth, transition: sequencer.transition))
  }

  private mutating func sendAppearance(of depth: Int) {
    if host.isShared(depth) { send(.appeared(depth: depth)) }
  }

  private mutating func sendDismissal(of screen: Int) {
    guard screen <= sequencer.shownDepth else { return }
    if sabotage == .believesEverything { send(.appeared(depth: screen - 1)) }
    send(.dismissed(toDepth: screen - 1))
  }
}

/// What a `LinkStackDriver` does.
extension World {
  /// Hands the sequencer an event, and performs its answer.
  private mutating func send(_ event: UpdateSequencer<SmallPath>.Event) {
    let wasFinished = sequencer.isFinished
    let effects = answer(event)
    if effects.supersedes { endWaiting() }
    if case .targetChanged = event { isAwaited = true }
    if let depth = effects.dismissal {
      if sequencer.isSuspended { note(.believedWhileInactive) }
      host.linkStackKeeps(depth)
    }
    if let depth = effects.truncation {
      if wentBack != depth { note(.pathWritten) }
      path = path.first(depth)
    }
    if effects.dismissal != nil { wentBack = nil }
    wait(effects.wait)
    if let update = effects.update?.update {
      if wasFinished && !isAwaited || effects.outcome != nil { note(.updateAfterOutcome) }
      send(update)
    }
    if let outcome = effects.outcome { end(outcome, effects) }
  }

  /// The sequencer's answer to an event.
  private mutating func answer(_ event: UpdateSequencer<SmallPath>.Event) -> SequencerEffects {
    let transition = sequencer.transition
    let effects = sequencer.handle(event)
    if sequencer.transition != transition { host.forgetSignals() }
    if trace != nil { trace?.append(TracedEvent(event: event, effects: effects)) }
    return effects
  }

  private mutating func send(_ update: Update) {
    if sabotage == .losesPushes, update.depth == 2, update.pushCount > 0 { return }
    if sabotage == .writesPath { path = path.first(update.depth) }
    let shown = sequencer.shownPath
    if let fault = host.perform(update, showing: shown, rules: sequencer.rules) {
      return note(fault)
    }
    // What comes into view appears at once; the driver answers after the update.
    if host.isMoving { send(.appeared(depth: host.screens.count)) }
  }

  private mutating func wait(_ wait: SequencerEffects.Wait) {
    switch wait {
    case .unchanged: break
    case .start: timer = sabotage == .forgetsTimer ? .none : .startedWithTransition
    case .cancel: timer = .none
    }
  }

  private mutating func end(_ outcome: NavigationOutcome, _ effects: SequencerEffects) {
    switch outcome {
    case .presented:
      if host.isMoving || host.screens != path { note(.presentedTooEarly) }
    case .dismissed:
      if effects.truncation == nil, sequencer.phase != .detached { note(.dismissedWithoutPerson) }
    case .superseded:
      break
    }
    endWaiting()
  }

  private mutating func endWaiting() {
    if !isAwaited { note(.outcomeTwice) }
    isAwaited = false
  }
}

extension World {
  /// Checks what has to hold in every state.
  private mutating func checkState() {
    guard fault == nil else { return }
    if path != sequencer.target { note(.pathForgotten) }
    if isAwaited == sequencer.isFinished { note(.outcomeMissing) }
    if timer != .none, !host.isActive { note(.timerWhileInactive) }
    if let plan = sequencer.plan {
      // That it makes no difference whether there is a plan lets a state be told without it.
      let rest = plan.dropFirst(sequencer.nextUpdate)
      let fresh = UpdatePlan(from: sequencer.shown, to: path, rules: sequencer.rules)
      let showsPath = !sequencer.showsTarget || sequencer.shownPath == path
      if !showsPath || !rest.elementsEqual(fresh) { note(.planOutdated) }
    }
  }

  /// The first breach, also of what has to hold where nothing is left to happen.
  package var faultAtRest: WorldFault? {
    var world = self
    if !world.goesOnByItself { world.checkRest() }
    return world.fault
  }

  /// Checks what has to hold where nothing is left to happen.
  mutating func checkRest() {
    guard fault == nil else { return }
    if isAwaited { note(.waitsForEver) }
    if sequencer.phase != .settled || !sequencer.isFinished { note(.restInTransition) }
    if !sequencer.shown.elementsEqual(path) { note(.linkStackDisagrees) }
    if host.screens != path || !host.sharesAllScreens { note(.hostDisagrees) }
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
  case outOfStep = "an update started from what the host doesn't show"
  case tooDeepAtFirstAppearance = "the host was to appear with more screens than it can"
  case pathWritten = "the path was shortened, but no person has gone there"
  case pathForgotten = "the sequencer's target is not the path"
  case updateAfterOutcome = "an update was sent after the outcome was reported"
  case outcomeTwice = "an outcome was reported, but nobody waited for it"
  case outcomeMissing = "a caller waits for a change that has ended"
  case presentedTooEarly = "a path was reported as presented that the host doesn't show, still"
  case dismissedWithoutPerson = "a change was reported as dismissed, but the path was not shortened"
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

  /// Each claim of a dismissal is taken for true.
  case believesEverything

  /// The sequencer does not hear that the app was left.
  case missesLeaving

  /// The sequencer does not hear that the person has returned.
  case missesReturning

  /// The timer may fire while a transition runs.
  case firesEarly

  /// No timer is ever started.
  case forgetsTimer

  /// Settle signals about earlier transitions pass for new ones.
  case confusesTransitions

  /// The path is written, as other libraries do, while it is being split.
  case writesPath
}
