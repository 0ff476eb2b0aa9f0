extension UpdateSequencer {
  /// Shows as much as the host may first appear with, and waits until it has appeared.
  @inlinable
  mutating func start(_ effects: inout SequencerEffects) {
    guard phase == .detached else { return }
    let plan = UpdatePlan(from: shown, to: target, rules: rules, isFirstAppearance: true)
    if !plan.isEmpty { isFinished = false }
    if plan.isEmpty || rules.screensAtFirstAppearance == 0 || isSuspended {
      beginTransition(startedBy: .firstAppearance, &effects)
    } else {
      follow(plan)
      if let update = nextPlannedUpdate { perform(update, &effects) }
    }
  }

  /// Forgets the host, and what it has shown with it.
  ///
  /// The target stays for the next one.
  @inlinable
  mutating func end(_ effects: inout SequencerEffects) {
    guard phase != .detached else { return }
    phase = .detached
    plan = nil
    shownPath = Path()
    shownDepth = 0
    appearedDepth = nil
    forgetDoubtedDismissals()
    lostPushes = 0
    effects.wait = .cancel
    if !isFinished { effects.outcome = .dismissed }
    isFinished = true
  }

  /// Aims at a newer path.
  ///
  /// The way there is planned once the transition in flight is over, from what the host shows then.
  @inlinable
  mutating func changeTarget(to path: Path, _ effects: inout SequencerEffects) {
    if path.count == target.count, path.elementsEqual(target) {
      if phase != .settled {
        // A person may be about to leave what is asked for: how this ends shows when they are done.
        isFinished = false
      } else if isFinished {
        effects.outcome = .presented
      }
      return
    }
    effects.supersedes = !isFinished
    target = path
    isFinished = false
    plan = nil
    lostPushes = 0
    advance(&effects)
  }

  /// Sends the next update if one may go now, or reports that there is none left.
  @inlinable
  mutating func advance(_ effects: inout SequencerEffects) {
    guard phase == .settled, !isSuspended, !isFinished else { return }
    if plan == nil { follow(UpdatePlan(from: shown, to: target, rules: rules)) }
    if let update = nextPlannedUpdate {
      perform(update, &effects)
    } else {
      // What is shown equals the target now; keeping both would keep an old path alive.
      shownPath = target
      plan = nil
      isFinished = true
      effects.wait = .cancel
      effects.outcome = .presented
    }
  }

  /// Starts at the beginning of a plan.
  @inlinable
  mutating func follow(_ plan: UpdatePlan) {
    self.plan = plan
    nextUpdate = 0
    showsTarget = false
  }

  /// The update of the plan that goes next; `nil` where none is left.
  @inlinable
  var nextPlannedUpdate: Update? {
    guard let plan, nextUpdate < plan.endIndex else { return nil }
    return plan[nextUpdate]
  }

  /// Sends an update, and takes its transition to have begun.
  @inlinable
  mutating func perform(_ update: Update, _ effects: inout SequencerEffects) {
    nextUpdate += 1
    // A pop that replaces nothing leaves a prefix of what was shown.
    if !showsTarget, update.keptDepth < update.depth {
      shownPath = target
      showsTarget = true
    }
    shownDepth = update.depth
    appearedDepth = nil
    forgetDoubtedDismissals()
    beginTransition(startedBy: .update, &effects)
    effects.update = .init(update: update, transition: transition)
  }

  /// Assumes a transition to run until the host says otherwise or the wait is over.
  @inlinable
  mutating func beginTransition(startedBy mover: Mover, _ effects: inout SequencerEffects) {
    transition = transition.next()
    phase = .transitioning(startedBy: mover)
    startWait(&effects)
  }

  /// Starts the one timer anew; none runs while the scene is inactive.
  @inlinable
  func startWait(_ effects: inout SequencerEffects) {
    effects.wait = isSuspended ? .cancel : .start(pacing.delay)
  }
}
