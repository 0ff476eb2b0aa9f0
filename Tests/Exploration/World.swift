package import LinkStackEngine
package import NavigationShimTesting
import TestSupport

/// A driver's core with a host, a timer and an app: everything that can be in one state, as a value.
///
/// It does what a driver and a simulated host do, one ``WorldStep`` at a time and with nothing left to
/// chance: what may happen in a state is listed by ``steps(opening:)``, and each of them leads to
/// one state. What has to hold is checked on the way; the first breach is the ``fault``.
///
/// There is no clock, only the order of steps: a timer that runs may be over at any moment, so that
/// transitions are of any length relative to the wait.
package struct World: Sendable {
  /// What is checked.
  package private(set) var core: DriverCore<Int>

  /// What the core drives.
  package private(set) var host: HostAutomaton<Int>

  /// The path as the app has it, which the app writes, and the driver where a person goes back.
  package private(set) var path: [Int]

  /// The screens that a person has left and whose links are still to be turned off.
  package private(set) var reports: [ScreenID] = []

  /// The first breach.
  package private(set) var fault: WorldFault?

  /// What the core was told, and its answers, where they are recorded.
  package private(set) var trace: [String]?

  /// What the core has gone through since it was looked at last.
  private(set) var transitions = TransitionTable()

  /// What kind of host it is.
  let kind: HostKind

  /// How many pushes and pops the host may yet ignore.
  private(set) var lossesLeft: Int

  /// Whether the driver's one timer runs.
  private(set) var isTimerRunning = false

  /// Whether a caller waits for the change under way.
  private(set) var isAwaited: Bool

  /// The depths to which a person has certainly gone back, until that is taken in.
  private(set) var backNavigations: UInt16 = 0

  /// What the app has done to its path since the back navigation that is not taken in.
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

  /// Creates a world whose host is appearing, with a path that is awaited if it isn't empty.
  package init(
    launching path: [Int],
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    on kind: HostKind = .prompt,
    losses: Int = 2,
    sabotage: WorldSabotage = .none,
    isTraced: Bool = false
  ) {
    self.path = path
    self.kind = kind
    lossesLeft = kind == .lagging ? losses : 0
    self.sabotage = sabotage
    core = DriverCore(path: path, rules: rules, pacing: pacing)
    host = HostAutomaton(kind.behavior(rules))
    isAwaited = !path.isEmpty
    trace = isTraced ? [] : nil
    appear()
    checkState()
  }

  /// Creates a world that stands still with a path.
  package init(
    at path: [Int],
    rules: UpdateRules = .links,
    pacing: Pacing = .settled,
    on kind: HostKind = .prompt,
    losses: Int = 2,
    sabotage: WorldSabotage = .none,
    isTraced: Bool = false
  ) {
    self.init(
      launching: path,
      rules: rules,
      pacing: pacing,
      on: kind,
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

  /// Forgets what the core has gone through.
  mutating func takeTransitions() -> TransitionTable {
    defer { transitions = TransitionTable() }
    return transitions
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
  /// Whether the host answers when it is asked.
  var canBeAsked: Bool { kind != .unasked }

  /// Whether the link stack has the host's screen at a depth, as reports about any other are ignored.
  func isShared(_ depth: Int) -> Bool { isShared(depth, core.linkStack) }

  private func isShared(_ depth: Int, _ linkStack: LinkStack<Int>) -> Bool {
    depth == 0
      || depth <= linkStack.depth && depth <= host.screens.count
        && linkStack[depth].id == host.screens[depth - 1].id
  }

  /// Where a person is going back to.
  var destination: Int? {
    host.transition.flatMap { $0.kind == .goingBack ? $0.to : nil }
  }

  /// Whether a finger holds the top, or has let go of it to no effect.
  var isHeld: Bool {
    host.transition.map { $0.kind == .held || $0.kind == .returning } ?? false
  }

  var isDetached: Bool { core.sequencer.state == .detached }

  /// Lets one step happen, which has to be one of those that may.
  package mutating func perform(_ step: WorldStep) {
    switch step {
    case .open(let path): open(path)
    case .goBack(let depth): goBack(to: depth)
    case .hold: hold()
    case .letGo(let isCancelled): letGo(cancelling: isCancelled)
    case .leave:
      host.leave()
      if sabotage != .missesLeaving { send(.suspended) }
    case .signal:
      send(.changed)
    case .lose:
      host.ignorePending()
      lossesLeft -= 1
    case .follow:
      tell(host.follow(core.linkStack))
    case .linkOff(let depth):
      send(.dismissed(depth <= host.screens.count ? host.id(at: depth) : core.linkStack.top))
    case .rest:
      tell(host.endTransition())
    case .report(let depth):
      guard let index = reports.firstIndex(where: { $0.depth == depth }) else { return }
      send(.dismissed(reports.remove(at: index)))
    case .timer:
      isTimerRunning = false
      send(.waitEnded)
      if sabotage == .takesSilenceForBack, host.transition?.kind == .held {
        send(.dismissed(host.id(at: host.screens.count)))
      }
    case .cover:
      host.cover()
    case .uncover:
      tell(host.uncover())
    case .set(let configuration):
      configure(configuration)
    case .comeBack(let turnsOffCoveredLinks):
      comeBack(turnsOffCoveredLinks: turnsOffCoveredLinks)
    case .takeDown:
      takeDown()
    case .appear:
      appear()
    }
    checkState()
  }

  private mutating func open(_ path: SmallPath) {
    let former = self.path
    self.path = Array(path)
    if case .toElements(let count) = appending {
      appending = .toElements(min(count, former.commonPrefixCount(with: path)))
    }
    if self.path != former { isAnimated = path.isSetAnimated }
    let before = core
    let state = hostState(for: nil)
    let effects = core.set(self.path, animated: path.isSetAnimated, host: state)
    trace?.append("set \(path) -> \(effects.summary)")
    isAwaited = true
    perform(effects, after: nil, before)
  }

  private mutating func configure(_ configuration: WorldStep.Configuration) {
    switch configuration {
    case .pacing(let kind): core.sequencer.pacing = kind.pacing
    case .animation(let animation): core.sequencer.animation = animation
    case .replacing(let replaces): core.sequencer.rules.replacesInPlace = replaces
    }
  }

  private mutating func takeDown() {
    send(.ended)
    let isActive = host.isActive
    host = HostAutomaton(kind.behavior(host.rules))
    if !isActive { host.leave() }
    reports = []
    backNavigations = 0
    appending = .none
    isAnimated = nil
  }

  /// The host appears with what it is given, and without a transition.
  private mutating func appear() {
    let effects = core.handle(.started, host: canBeAsked ? host.state : nil)
    transitions.insert(.detached, .started, .init(core.sequencer.state))
    trace?.append("started -> \(effects.summary)")
    // What it is to show is awaited by whoever has made it appear.
    isAwaited = isAwaited || !core.sequencer.target.isFinished
    wait(effects.wait)
    if effects.update != nil, !host.isActive { note(.updateWhileInactive) }
    tell(host.appear(with: core.linkStack))
  }

  private mutating func goBack(to depth: Int) {
    goBackFromPath(to: depth)
    let left = host.id(at: depth + 1)
    tell(host.goBack(to: depth))
    addReport(left)
  }

  private mutating func hold() {
    if !canBeAsked { beginBackNavigation() }
    let signals = host.hold()
    tell(signals)
    guard canBeAsked, isShared(host.screens.count) else { return }
    if backNavigations == 0 { appending = .none }
    beginBackNavigation()
  }

  private mutating func letGo(cancelling isCancelled: Bool) {
    host.letGo(cancelling: isCancelled)
    guard !isCancelled else { return }
    let depth = host.screens.count - 1
    goBackFromPath(to: depth, begins: false)
    addReport(host.id(at: depth + 1))
  }

  /// Has the link to a screen that a person leaves turned off some time.
  private mutating func addReport(_ screen: ScreenID) {
    if core.linkStack.contains(screen), !reports.contains(screen) { reports.append(screen) }
  }

  /// Takes note that a person has certainly gone back, unless from what the app has popped before.
  private mutating func goBackFromPath(to depth: Int, begins: Bool = true) {
    guard !canBeAsked || isShared(depth + 1) else { return }
    if begins { beginBackNavigation() }
    backNavigations |= 1 << UInt16(depth)
  }

  /// Takes note of the path that a person begins to go back from.
  private mutating func beginBackNavigation() {
    appending = appending == .none ? .toElements(path.count) : .unclear
  }

  /// Takes note that nobody goes back any more, if that is so, and known.
  private mutating func endBackNavigation() {
    guard backNavigations == 0, !isHeld, canBeAsked || !core.estimator.isInDoubt else { return }
    appending = .none
  }

  private mutating func comeBack(turnsOffCoveredLinks: Bool) {
    tell(host.comeBack())
    if turnsOffCoveredLinks {
      for depth in stride(from: 1, to: host.screens.count, by: 1) {
        send(.dismissed(host.id(at: depth)))
      }
    }
    if sabotage != .missesReturning { send(.resumed) }
  }
}

/// What a `LinkStackDriver` does.
extension World {
  /// Hands the core a report, and performs its answer.
  private mutating func send(_ report: HostReport) {
    let before = core
    let effects = core.handle(report, host: hostState(for: report))
    trace?.append("\(report) -> \(effects.summary)")
    perform(effects, after: report, before)
  }

  /// Performs an answer.
  ///
  /// - Parameters:
  ///   - effects: The answer.
  ///   - report: What it is an answer to; `nil` where the app has set a path.
  ///   - before: The core before that.
  private mutating func perform(
    _ effects: SequencerEffects,
    after report: HostReport?,
    _ before: DriverCore<Int>
  ) {
    let event = report.map(TransitionTable.Event.init)
    transitions.insert(
      .init(before.sequencer.state),
      event ?? (before.target == path ? .targetRepeated : .targetChanged),
      .init(core.sequencer.state)
    )
    var returned: HostSignals?
    if let depth = effects.dismissal {
      dismiss(to: depth, effects.removal, report, before.linkStack)
      returned = host.truncate(to: depth)
    }
    wait(effects.wait)
    keepReports(before.linkStack)
    var signals: HostSignals?
    if let update = effects.update {
      if before.sequencer.target.isFinished && !isAwaited && !before.isStalled && !isRetrying
        || effects.outcome != nil && effects.removal == nil
      {
        note(.updateAfterOutcome)
      }
      signals = perform(update)
    }
    endBackNavigation()
    if let outcome = effects.outcome { end(outcome, effects, report) }
    if canBeAsked, !core.sequencer.isSuspended, !isDetached, !host.isCovered, backNavigations != 0 {
      note(.backNotBelieved)
    }
    // The driver answers after the update.
    if let returned { tell(returned) }
    if let signals { tell(signals) }
  }

  /// Whether an update is made again.
  private var isRetrying: Bool { core.sequencer.target.change == .retrying }

  /// Tells what the host has done.
  private mutating func tell(_ signals: HostSignals) {
    if let screen = signals.cutOff {
      reports.removeAll { $0 == screen }
      send(.dismissed(screen))
    }
    if let screen = signals.returned { send(.appeared(screen)) }
    if let screen = signals.shown { send(.appeared(screen)) }
  }

  /// What the host says when it is asked.
  ///
  /// - Parameter report: What it is asked after; `nil` where the app sets a path.
  private func hostState(for report: HostReport?) -> HostState? {
    guard canBeAsked, !isDetached || report == .started else { return nil }
    var state = host.state
    switch sabotage {
    case .forgetsFingers where state.motion == .held: state.motion = .moving
    case .hidesMotion: state.motion = .still
    case .hidesBackNavigations where destination != nil: state.depth = host.screens.count
    case .believesLostPops where host.transition == nil:
      state.depth = min(state.depth, core.linkStack.depth)
    case .takesLagForBack where host.transition == nil && host.pending != nil && state.depth > 0:
      state.depth -= 1
    case .cutsNewerPath where host.transition?.kind == .held:
      if report == nil { return HostState(depth: host.screens.count, motion: .moving) }
    case .believesEverything:
      if case .dismissed(let screen) = report {
        return HostState(depth: screen.depth - 1, motion: .still)
      }
    case .takesStrangersForOurs: state.isCovered = false
    default: break
    }
    return state
  }

  private mutating func dismiss(
    to depth: Int,
    _ removal: Range<Int>?,
    _ report: HostReport?,
    _ linkStack: LinkStack<Int>
  ) {
    let isByPerson = backNavigations & 1 << UInt16(depth) != 0
    let isLostPush = !canBeAsked && report == .waitEnded
    if !host.isActive { note(.believedWhileInactive) }
    if let removal {
      if !isByPerson || removal.lowerBound != depth { note(.pathWritten) }
      if let countBefore, removal.upperBound != countBefore { note(.appendedCut) }
      path.removeSubrange(removal.clamped(to: 0..<path.count))
    } else if let countBefore, isByPerson, !isLostPush, countBefore > depth,
      linkStack.countInCommon(with: path) > depth
    {
      note(.leftKept)
    }
    // A push may have been lost, but not one that the host shows.
    if canBeAsked, !isByPerson, kind == .prompt || isShared(depth + 1, linkStack) {
      note(.screensForgotten)
    }
  }

  /// How many elements of the path were there when a person began to go back, where that is clear.
  private var countBefore: Int? {
    switch appending {
    case .none: path.count
    case .toElements(let count): count
    case .unclear: nil
    }
  }

  /// Takes note which of its screens the link stack still has: a person's back navigation from another is no
  /// concern of the path's any more.
  private mutating func keepReports(_ former: LinkStack<Int>) {
    reports.removeAll { !core.linkStack.contains($0) }
    guard backNavigations != 0 else { return }
    for depth in 0..<former.depth where backNavigations & 1 << UInt16(depth) != 0 {
      if !core.linkStack.contains(former[depth + 1].id) { backNavigations &= ~(1 << UInt16(depth)) }
    }
    // What is replaced while a person leaves it, they leave all the same.
    if let destination, isShared(destination + 1) { backNavigations |= 1 << UInt16(destination) }
  }

  private mutating func perform(_ update: Update) -> HostSignals? {
    if update.isAnimated != isToBeAnimated(update) { note(.wronglyAnimated) }
    if sabotage == .losesPushes, update.depth == 2, update.pushCount > 0 { return nil }
    if sabotage == .writesPath { path = Array(path.prefix(update.depth)) }
    if let fault = faultOfUpdate(update) { note(fault) }
    guard fault == nil else { return nil }
    let signals = host.perform(update, showing: core.linkStack)
    if let destination {
      let left = host.id(at: destination + 1)
      addReport(left)
      if core.linkStack.contains(left) { backNavigations |= 1 << UInt16(destination) }
    }
    return signals
  }

  /// What is wrong with an update.
  private func faultOfUpdate(_ update: Update) -> WorldFault? {
    let rules = core.sequencer.rules
    if !host.isActive { return .updateWhileInactive }
    if host.isCovered { return .updateUnderStranger }
    if update.pushCount > rules.pushesPerUpdate { return .tooManyPushes }
    if update.popCount > 1, !rules.popsMany { return .tooManyPops }
    if update.replacementCount > 0, !rules.replacesInPlace { return .replacement }
    if update.pushCount + update.popCount + update.replacementCount == 0 { return .emptyUpdate }
    guard canBeAsked else { return nil }
    if host.transition != nil { return .updateDuringTransition }
    return update.previousDepth == host.screens.count ? nil : .outOfStep
  }

  /// Whether an update is the last push of its change, or the last pop, and the change is animated.
  private func isToBeAnimated(_ update: Update) -> Bool {
    if isRetrying { return true }
    let policy = core.sequencer.animation
    if policy == .disabled || isAnimated == false { return false }
    if policy == .everyPush { return true }
    guard isAnimated == true else { return false }
    guard update.popCount > 0 else { return update.depth == path.count }
    let inCommon = core.linkStack.countInCommon(with: path)
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
    _ report: HostReport?
  ) {
    switch outcome {
    case .presented:
      if canBeAsked, host.transition != nil || host.isCovered || host.screens.map(\.value) != path {
        note(.presentedTooEarly)
      }
    case .dismissed:
      if effects.removal == nil { note(.dismissedWithoutPerson) }
    case .unreachable:
      if !core.isStalled { note(.givenUpTooEarly) }
    case .detached:
      if report != .ended { note(.detachedTooEarly) }
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
