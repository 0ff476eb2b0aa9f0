import LinkStackEngine

/// What a `LinkStackDriver` does.
extension World {
  /// Hands the sequencer an event, and performs its answer.
  mutating func send(_ event: UpdateSequencer<SmallPath>.Event) {
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
  mutating func answer(_ event: UpdateSequencer<SmallPath>.Event) -> SequencerEffects {
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

  mutating func wait(_ wait: SequencerEffects.Wait) {
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
