/// Decides which update goes to the host next, and when.
///
/// A pure state machine: events go in, effects come out, and it holds no clock, task or callback. It
/// knows depths only: its owner, who knows the elements of paths, says how many are in common. Each
/// event comes with what the host shows, and only that counts.
package struct UpdateSequencer: Equatable, Sendable {
  /// How the host is, as far as is known.
  package enum State: Hashable, Sendable {
    /// There is no host yet.
    case detached

    /// The host stands still where it was told to be.
    case still

    /// The host was told to push or to pop, and has not followed yet. Unless a person goes back, it
    /// has at least the kept screens.
    case following(kept: Int, attempt: Int)

    /// A transition runs, or has to be assumed to run.
    case moving

    /// A stranger's screen is on top. The sequencer sends nothing and takes in no pop; at least the kept
    /// screens of the link stack are below the stranger's.
    case covered(kept: Int)

    /// The host has not followed however often it was told. The next event is another chance.
    case stalled
  }

  package var rules: UpdateRules

  /// When the next update may follow; a wait under way is not changed by it.
  package var pacing: Pacing {
    didSet { pacing.requireDelay() }
  }

  package var animation: ChangeAnimation

  package internal(set) var state = State.detached

  /// Whether the scene is in the background, or the stack out of view.
  package private(set) var isSuspended = false
  package internal(set) var target: UpdateTarget
  package internal(set) var shownDepth = 0

  /// Creates a sequencer for a host that has yet to appear, or shows the target and stands still.
  package init(
    targetDepth: Int,
    isShown: Bool = false,
    rules: UpdateRules,
    pacing: Pacing,
    animation: ChangeAnimation = .automatic,
    change: UpdateTarget.Change = .appearance
  ) {
    pacing.requireDelay()
    target = UpdateTarget(depth: targetDepth, change: change)
    self.rules = rules
    self.pacing = pacing
    self.animation = animation
    guard isShown else { return }
    state = .still
    shownDepth = targetDepth
    target.commonDepth = targetDepth
    target.isFinished = true
  }

  /// Takes in one event and what the host shows, and returns what the owner has to do now.
  package mutating func handle(_ event: Event, _ host: HostAnswer) -> SequencerEffects {
    var effects = SequencerEffects()
    let isAnotherChance = state == .stalled && event != .waitEnded
    if isAnotherChance {
      state = .following(kept: shownDepth, attempt: 0)
      target.patience = 0
      target.isFinished = false
    }
    switch event {
    case .started: start(host, &effects)
    case .ended: end(&effects)
    case .targetChanged(let depth, let inCommon, let isAnimated):
      let change = UpdateTarget.Change.set(isAnimated: isAnimated)
      let newer = UpdateTarget(depth: depth, commonDepth: inCommon, change: change)
      changeTarget(to: newer, host, &effects)
    case .targetRepeated: repeatTarget(host, &effects)
    case .reported(let beginsMotion): observe(host, beginsMotion: beginsMotion, &effects)
    case .changed: ask(host, &effects)
    case .waitEnded: endWait(host, &effects)
    case .suspended: suspend(&effects)
    case .resumed: resume(host, &effects)
    }
    if isAnotherChance, effects.update == nil { endWait(host, &effects) }
    return effects
  }
}

/// What the app does.
extension UpdateSequencer {
  /// Shows as much as the host may first appear with, and waits until it has appeared.
  private mutating func start(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    guard state == .detached else { return }
    state = .moving
    if rules.screensAtFirstAppearance > 0, !isSuspended,
      let update = nextUpdate(host, isFirstAppearance: true)
    {
      send(update, &effects)
    } else {
      startWait(&effects)
    }
  }

  /// Forgets the host, and what it has shown with it.
  ///
  /// The target stays for the next one.
  private mutating func end(_ effects: inout SequencerEffects) {
    guard state != .detached else { return }
    effects.wait = .cancel
    if !target.isFinished { effects.outcome = .detached }
    state = .detached
    shownDepth = 0
    target = UpdateTarget(depth: target.depth)
  }

  /// Aims at a newer path.
  ///
  /// The way there is planned once the transition in flight is over, from what the host shows then.
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

  /// Takes in that the app wants what it has wanted.
  private mutating func repeatTarget(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    ask(host, &effects)
    if state != .still || isSuspended {
      // A person may be about to leave what is asked for: how this ends shows when they are done, or back.
      target.isFinished = false
    } else {
      effects.outcome = .presented
    }
  }

  /// Goes on without animation, as the app turns out to have said so of the present change.
  package mutating func stopAnimating() {
    if target.change == .set(isAnimated: true) { target.change = .set(isAnimated: false) }
  }

  /// Holds everything still in the background: nothing is sent, and no pop taken in.
  private mutating func suspend(_ effects: inout SequencerEffects) {
    guard !isSuspended else { return }
    isSuspended = true
    effects.wait = .cancel
  }

  /// Goes on from what the host shows now.
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

/// What the host is told.
extension UpdateSequencer {
  /// Sends the next update if one may go now, or reports that there is none left.
  mutating func advance(
    attempt: Int = 0,
    _ host: HostAnswer,
    _ effects: inout SequencerEffects
  ) {
    guard state == .still, !isSuspended, !target.isFinished else { return }
    if let update = nextUpdate(host, attempt: attempt) {
      send(update, attempt: attempt, &effects)
    } else {
      target.patience = 0
      target.lostPushes = 0
      target.isFinished = true
      effects.wait = .cancel
      effects.outcome = .presented
    }
  }

  /// The update that leads on to the target; `nil` where none is left.
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

  /// What the next update may do: what a person may be leaving can't be replaced where it stands.
  package func rules(for host: HostAnswer) -> UpdateRules {
    var rules = rules
    if host.isInDoubt { rules.replacesInPlace = false }
    return rules
  }

  /// Sends an update, and takes its transition to begin some time.
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

  /// Starts the one timer anew; none runs in the background.
  ///
  /// What is made again gets some time even where the pacing leaves none.
  func startWait(_ effects: inout SequencerEffects) {
    var delay = pacing.delay
    if isRepeating || target.patience > 0 {
      delay = max(delay, Self.timeToAskAgain).doubled(target.patience)
    }
    effects.wait = isSuspended ? .cancel : .start(delay)
  }

  /// Whether the host is told something again that it has not followed.
  private var isRepeating: Bool {
    if case .following(_, 1...) = state { true } else { false }
  }
}

extension UpdateSequencer {
  /// What a sequencer can be told.
  package enum Event: Hashable, Sendable {
    /// A host is there and is about to appear for the first time.
    case started

    /// The host is gone.
    case ended

    /// The app set another path, perhaps saying that it is not to be animated. It has its first
    /// elements in common with what the host has been told to show.
    case targetChanged(depth: Int, inCommon: Int, isAnimated: Bool)

    /// The app set the path that there is.
    case targetRepeated

    /// The host reports something in the middle of its own work: the sequencer takes in what the host shows,
    /// and sends nothing in answer.
    case reported(beginsMotion: Bool)

    /// What the host shows may have changed.
    case changed

    /// The wait that the sequencer asked for is over.
    case waitEnded

    /// The scene has gone to the background, or the stack has gone out of view.
    case suspended

    /// The scene is active again, and the stack in view.
    case resumed
  }
}
