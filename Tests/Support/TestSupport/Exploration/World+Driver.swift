import LinkStackEngine
import SimulatedHost

/// What a `LinkStackDriver` does, as a value.
///
/// The search copies a world for each way in which it can go on. The driver is an object with timers, which can't be
/// copied; both perform what the same `DriverCore` answers.
extension World {
  mutating func send(_ report: HostReport) {
    let before = core
    let effects = core.handle(report, host: hostState(for: report))
    perform(effects, after: report, before)
  }

  /// Performs an answer to a report, or to a path that the app has set.
  mutating func perform(
    _ effects: SequencerEffects,
    after report: HostReport?,
    _ before: DriverCore<Int>
  ) {
    digest.add(report, hostState(for: report), from: before, to: core, effects)
    var returned: HostSignals?
    if let depth = effects.dismissal {
      dismiss(to: depth, effects.removal, report, before.linkStack)
      returned = host.truncate(to: depth)
    }
    wait(effects.wait)
    keepReports(before.linkStack)
    var signals: HostSignals?
    if let update = effects.update {
      let attempt = attempt(effects, after: before.sequencer.state)
      if before.sequencer.target.isFinished && !isAwaited && !before.isStalled && attempt == 0
        || effects.outcome != nil && effects.removal == nil
      {
        note(.updateAfterOutcome)
      }
      // A pop that was lost is made again with animation.
      let isPoppedAgain = effects.dismissal == nil && attempt > 0
      if update.isAnimated != (isPoppedAgain || attempt > 1 || isToBeAnimated(update)) {
        note(.wronglyAnimated)
      }
      signals = perform(update)
    }
    endBackNavigation()
    if let outcome = effects.outcome { end(outcome, effects, report) }
    if canBeAsked, !core.sequencer.isSuspended, !host.isCovered, backNavigations != 0 {
      note(.backNotBelieved)
    }
    // The driver answers after the update.
    if let returned { tell(returned) }
    if let signals { tell(signals) }
  }

  /// The number of times that the present update was sent before.
  private func attempt(_ effects: SequencerEffects, after former: UpdateSequencer.State) -> Int {
    guard let depth = effects.dismissal else { return core.sequencer.state.attempt }
    // A depth below the kept screens is a back navigation, and no repetition.
    if case .following(let kept, let attempt) = former, depth >= kept { return attempt + 1 }
    return 0
  }

  mutating func tell(_ signals: HostSignals) {
    if let screen = signals.cutOff {
      reports.removeAll { $0 == screen }
      send(.dismissed(screen))
    }
    if let screen = signals.returned { send(.appeared(screen)) }
    if let screen = signals.shown { send(.appeared(screen)) }
  }

  /// The host's answer when its state is read.
  ///
  /// - Parameter report: The report after which it is read; `nil` where the app sets a path.
  func hostState(for report: HostReport?) -> HostState? {
    guard canBeAsked, report == .started || core.sequencer.state != .detached else { return nil }
    var state = host.state
    switch sabotage {
    case .hidesMotion: state.motion = .still
    case .hidesBackNavigations where destination != nil: state.depth = host.screens.count
    case .cutsNewerPath where host.transition?.kind == .held:
      if report == nil { return HostState(depth: host.screens.count, motion: .moving) }
    case .believesEverything:
      if case .dismissed(let screen) = report {
        return HostState(depth: screen.depth - 1, motion: .still)
      }
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
      // A host that can't be asked may first report a screen on the way to the one that people go to.
      let isOnTheWay = !canBeAsked && backNavigations & ((1 << UInt16(depth)) - 1) != 0
      if !isByPerson && !isOnTheWay || removal.lowerBound != depth { note(.pathWritten) }
      if removal.upperBound != path.count { note(.pathForgotten) }
      if isNewer == .yes { note(.newerCut) }
      path.removeSubrange(removal.clamped(to: 0..<path.count))
    } else if isNewer == .no, isByPerson, !isLostPush, path.count > depth,
      linkStack.countInCommon(with: path) > depth
    {
      note(.leftKept)
    }
    // A push may have been lost, but not one that the host shows.
    if canBeAsked, !isByPerson, kind == .prompt || isShared(depth + 1, linkStack) {
      note(.screensForgotten)
    }
  }

  /// Forgets reports and back navigations of screens that the link stack no longer has.
  ///
  /// They don't concern the path any more.
  private mutating func keepReports(_ former: LinkStack<Int>) {
    reports.removeAll { !core.linkStack.contains($0) }
    guard backNavigations != 0 else { return }
    for depth in 0..<former.depth where backNavigations & 1 << UInt16(depth) != 0 {
      if !core.linkStack.contains(former[depth + 1].id) { backNavigations &= ~(1 << UInt16(depth)) }
    }
    // People also leave a screen that is replaced while it leaves.
    if let destination, isShared(destination + 1) { backNavigations |= 1 << UInt16(destination) }
  }

  mutating func perform(_ update: Update) -> HostSignals? {
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

  private func faultOfUpdate(_ update: Update) -> WorldFault? {
    let rules = core.sequencer.rules
    if !host.isActive { return .updateWhileInactive }
    if host.isCovered { return .updateUnderStranger }
    if update.pushCount > rules.pushesPerUpdate { return .tooManyPushes }
    if update.replacementCount > 0, !rules.replacesInPlace { return .replacement }
    if update.pushCount + update.popCount + update.replacementCount == 0 { return .emptyUpdate }
    guard canBeAsked else { return nil }
    if host.transition != nil { return .updateDuringTransition }
    return update.previousDepth == host.screens.count ? nil : .outOfStep
  }

  /// Whether an update is the last push of its change, or the last pop, and the change is animated.
  private func isToBeAnimated(_ update: Update) -> Bool {
    if core.sequencer.target.lostPushes > 1 { return true }
    let policy = core.sequencer.animation
    if policy == .disabled || isAnimated == false { return false }
    if policy == .everyPush { return true }
    guard isAnimated == true else { return false }
    guard update.popCount > 0 else { return update.depth == path.count }
    let inCommon = core.linkStack.countInCommon(with: path)
    return update.depth == inCommon || update.depth == path.count && update.keptDepth == inCommon
  }

  mutating func wait(_ wait: SequencerEffects.Wait) {
    switch wait {
    case .unchanged: break
    case .start: isTimerRunning = sabotage != .forgetsTimer
    case .cancel: isTimerRunning = false
    }
  }

  mutating func end(
    _ outcome: ChangeOutcome,
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
    case .detached: note(.reportsDetached)
    case .superseded: break
    }
    isAwaited = false
  }

  mutating func checkState() {
    guard fault == nil else { return }
    if path != core.target || path.count != core.sequencer.target.depth { note(.pathForgotten) }
    if core.linkStack.depth != core.sequencer.shownDepth { note(.linkStackForgotten) }
    if isAwaited, core.sequencer.target.isFinished { note(.outcomeMissing) }
    if isTimerRunning, !host.isActive { note(.timerWhileInactive) }
    if kind == .prompt, core.isStalled { note(.stalled) }
  }

  /// The first breach, also of the rules for an idle world.
  package var faultAtRest: WorldFault? {
    var world = self
    if !world.goesOnByItself { world.checkRest() }
    return world.fault
  }

  /// Checks the rules for an idle world.
  ///
  /// A host whose state can't be read may show another path by then, and the driver may have given up a host that has
  /// lost too much. The next event corrects that.
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

  private var disagreement: WorldFault? {
    if !core.isSettled { return .restInTransition }
    if core.linkStack.values != path { return .linkStackDisagrees }
    if host.screens.map(\.value) != path || !path.indices.allSatisfy({ isShared($0 + 1) }) {
      return .hostDisagrees
    }
    return nil
  }

  private var nudges: [WorldStep] {
    [.signal, .open(path), .open(path + [0])]
  }
}

package enum WorldFault: String, Hashable, Sendable {
  // In every state.
  case updateDuringTransition = "an update was sent during a transition"
  case updateUnderStranger = "an update was sent while a foreign screen was on top"
  case updateWhileInactive = "an update was sent while the app was inactive"
  case tooManyPushes = "an update pushed more screens than the host takes"
  case replacement = "an update replaced a screen in place"
  case emptyUpdate = "an update changed nothing"
  case wronglyAnimated = "an update has the wrong animation"
  case outOfStep = "an update started from another depth than the host's"
  case pathWritten = "the path was shortened without a back navigation"
  case newerCut = "a back navigation shortened a path that the app has set since"
  case leftKept = "people have left a screen, but the path keeps it"
  case backNotBelieved = "a certain back navigation was ignored"
  case screensForgotten = "screens were removed without a back navigation"
  case pathForgotten = "the sequencer's target is not the path"
  case linkStackForgotten = "the sequencer's depth is not the link stack's"
  case updateAfterOutcome = "an update was sent after the outcome was reported"
  case outcomeMissing = "a caller waits for a change that has ended"
  case presentedTooEarly = "a path was reported as presented before the host showed it"
  case dismissedWithoutPerson = "a change was reported as dismissed, but the path was not shortened"
  case stalled = "a host that can be read and follows at once was given up"
  case givenUpTooEarly = "a change was reported as given up, but the host was not"
  case reportsDetached = "a change was reported as detached"
  case believedWhileInactive = "a dismissal was believed while the app was inactive"
  case timerWhileInactive = "a timer runs while the app is inactive"

  // Idle.
  case restInTransition = "the world is idle, but the sequencer waits"
  case waitsForEver = "the world is idle, and a caller still waits"
  case hostDisagrees = "the idle host shows another path than the app's"
  case linkStackDisagrees = "the idle link stack has another path than the app's"

  // From every state.
  case neverRests = "the world never becomes idle"
}

/// A fault made on purpose, which the checks have to find.
package enum WorldSabotage: String, Hashable, Sendable, CaseIterable {
  case none
  /// The host loses pushes to the second screen and makes no report.
  case losesPushes
  /// The host reports of each link that it has turned off that the screen is gone.
  case believesEverything
  /// The host reports that it is idle while it moves.
  case hidesMotion
  /// The host reports only at the end that people go back.
  case hidesBackNavigations
  /// The host doesn't report that a finger holds the top when the app sets a path.
  case cutsNewerPath
  /// The sequencer gets no report that people have left the app.
  case missesLeaving
  case forgetsTimer
  /// The path is written, as other libraries do, while it is being split.
  case writesPath
}

extension DriverCore {
  var isStalled: Bool { sequencer.state == .stalled }
}
