/// Decides on the next step for the host, and on its time.
///
/// This is a pure state machine: events go in, effects come out, and it has no clock, task or callback. It works on
/// depths only. Its owner has the elements of paths, and passes the number that are in common. Each event comes with
/// the host's answer, and only that answer counts.
package struct UpdateSequencer: Sendable {
  /// The state of the host, by its answers.
  package enum State: Equatable, Sendable {
    /// There is no host yet.
    case detached

    /// The host is idle with the screens it was sent.
    case still

    /// The host was sent a push or a pop, and has not followed yet. Unless people go back, it has at least the kept
    /// screens.
    case following(kept: Int, attempt: Int)

    /// A transition runs, or has to be assumed to run.
    case moving

    /// A foreign screen is on top. The sequencer sends nothing and takes in no pop. At least the kept screens of the
    /// link stack are below the foreign one.
    case covered(kept: Int)

    /// The host has not followed, however often the step was repeated. The sequencer tries again at the next event.
    case stalled
  }

  /// The limits of one step.
  package var rules: UpdateRules

  /// The pacing between steps.
  ///
  /// A wait under way is not changed.
  package var pacing: Pacing

  /// Which steps of a change are animated.
  package var animation: ChangeAnimation

  package internal(set) var state = State.detached

  /// Whether the scene is in the background, or the stack out of view.
  package private(set) var isSuspended = false

  /// The path to reach, and the progress towards it.
  package internal(set) var target: UpdateTarget

  /// The number of screens that the host was sent.
  package internal(set) var shownDepth = 0

  /// Creates a sequencer for a host that has yet to appear.
  package init(
    targetDepth: Int,
    rules: UpdateRules,
    pacing: Pacing,
    animation: ChangeAnimation = .automatic
  ) {
    target = UpdateTarget(depth: targetDepth)
    self.rules = rules
    self.pacing = pacing
    self.animation = animation
  }

  /// Takes in one event with the host's answer, and returns the effects.
  package mutating func handle(_ event: Event, _ host: HostAnswer) -> SequencerEffects {
    var effects = SequencerEffects()
    let isAnotherChance = state == .stalled && event != .waitEnded
    if isAnotherChance {
      state = .following(kept: shownDepth, attempt: 0)
      target.waitDoublings = 0
      target.isFinished = false
    }
    switch event {
    case .started: start(host, &effects)
    case .targetChanged(let depth, let inCommon, let isAnimated):
      let change = UpdateTarget.Change.set(isAnimated: isAnimated)
      let newer = UpdateTarget(depth: depth, commonDepth: inCommon, change: change)
      changeTarget(to: newer, host, &effects)
    case .targetRepeated: repeatTarget(host, &effects)
    case .reported: observe(host, &effects)
    case .appeared(let isBack): observe(host, beginsBack: isBack, &effects)
    case .changed: ask(host, &effects)
    case .waitEnded: endWait(host, &effects)
    case .suspended: suspend(&effects)
    case .resumed: resume(host, &effects)
    }
    if isAnotherChance, effects.update == nil { endWait(host, &effects) }
    return effects
  }
}

/// The app's changes.
extension UpdateSequencer {
  /// Sends as many screens as the host may first appear with, and waits until it has appeared.
  private mutating func start(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    state = .moving
    if rules.screensAtFirstAppearance > 0, !isSuspended,
      let update = nextUpdate(host, isFirstAppearance: true)
    {
      send(update, &effects)
    } else {
      startWait(&effects)
    }
  }

  /// Takes in a newer path.
  ///
  /// Its steps are planned after the running transition, from the screens that are shown then.
  private mutating func changeTarget(
    to newer: UpdateTarget,
    _ host: HostAnswer,
    _ effects: inout SequencerEffects
  ) {
    effects.supersedes = !target.isFinished
    let isNewerThanBack = isInBackNavigation(host)
    target = newer
    target.isNewerThanBack = isNewerThanBack
    target.isFinished = false
    ask(host, &effects)
    advance(host, &effects)
  }

  /// Takes in that the app has set the same path again.
  private mutating func repeatTarget(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    // People may be about to leave a screen of the path. The outcome is known when they have left, or returned.
    target.isFinished = false
    ask(host, &effects)
    guard state == .still, !isSuspended else { return }
    target.isFinished = true
    effects.outcome = .presented
  }

  /// Stops all work in the background: nothing is sent, and no pop is taken in.
  private mutating func suspend(_ effects: inout SequencerEffects) {
    isSuspended = true
    effects.wait = .cancel
  }

  /// Continues from the screens that the host shows now.
  private mutating func resume(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    guard isSuspended else { return }
    isSuspended = false
    guard state != .detached else { return }
    ask(host, &effects)
    if state == .still {
      advance(host, &effects)
    } else if effects.wait == .unchanged {
      startWait(&effects)
    }
  }
}

/// The steps for the host.
extension UpdateSequencer {
  /// Sends the next step if that is possible now, or reports that none is left.
  mutating func advance(attempt: Int = 0, _ host: HostAnswer, _ effects: inout SequencerEffects) {
    guard state == .still, !isSuspended, !target.isFinished else { return }
    if let update = nextUpdate(host, attempt: attempt) {
      send(update, attempt: attempt, &effects)
    } else {
      target.waitDoublings = 0
      target.lostPushes = 0
      target.isFinished = true
      effects.wait = .cancel
      effects.outcome = .presented
    }
  }

  /// The next step to the target; `nil` if none is left.
  private func nextUpdate(
    _ host: HostAnswer,
    attempt: Int = 0,
    isFirstAppearance: Bool = false
  ) -> Update? {
    Update.next(
      from: shownDepth,
      inCommon: target.commonDepth,
      to: target.depth,
      rules: rules(for: host),
      isFirstAppearance: isFirstAppearance,
      animation: target.animation(by: animation, attempt: attempt)
    )
  }

  /// The rules for the next step.
  ///
  /// A screen that people may be leaving can't be replaced in place.
  package func rules(for host: HostAnswer) -> UpdateRules {
    var rules = rules
    if host.isInDoubt { rules.replacesInPlace = false }
    return rules
  }

  /// Sends a step, whose transition may begin later.
  private mutating func send(
    _ update: Update,
    attempt: Int = 0,
    _ effects: inout SequencerEffects
  ) {
    shownDepth = update.depth
    target.commonDepth =
      update.keptDepth < update.depth ? update.depth : min(target.commonDepth, update.depth)
    state =
      update.depth == update.previousDepth
      ? .moving
      : .following(kept: min(update.previousDepth, update.depth), attempt: attempt)
    effects.update = update
    startWait(&effects)
  }

  /// Starts the timer again; none runs in the background.
  ///
  /// A repeated step gets some time even if the pacing has none.
  func startWait(_ effects: inout SequencerEffects) {
    var delay = pacing.delay
    if repeatCount > 0 || target.waitDoublings > 0 {
      delay = max(delay, Self.timeToAskAgain).doubled(target.waitDoublings)
    }
    effects.wait = isSuspended ? .cancel : .start(delay)
  }

  /// The number of times that the present step was sent again.
  var repeatCount: Int {
    if case .following(_, let attempt) = state { attempt } else { 0 }
  }
}

extension UpdateSequencer {
  /// The events of a sequencer.
  package enum Event: Equatable, Sendable {
    /// A host is there, and is about to appear for the first time.
    case started

    /// The app has set another path, perhaps without animation. Its first elements are in common with the screens
    /// that the host was sent.
    case targetChanged(depth: Int, inCommon: Int, isAnimated: Bool)

    /// The app has set the present path again.
    case targetRepeated

    /// The host sends a report in the middle of its own work. The sequencer takes in the host's answer and, unless it
    /// has stalled, sends nothing.
    case reported

    /// A screen has come into view without a step, so that a transition has begun: people go back, or cancel that.
    case appeared(isBack: Bool)

    /// The host's state may have changed.
    case changed

    /// The wait that the sequencer has started is over.
    case waitEnded

    /// The scene has gone to the background, or the stack has gone out of view.
    case suspended

    /// The scene is active again, and the stack in view.
    case resumed

    /// Whether it only has the host's state read.
    var isReading: Bool {
      switch self {
      case .reported, .appeared, .changed, .waitEnded: true
      case .started, .targetChanged, .targetRepeated, .suspended, .resumed: false
      }
    }
  }
}
