/// Decides which update goes to the host next, and when.
///
/// A pure state machine: events go in, effects come out, and it holds no clock, task or callback. It
/// knows depths only: its owner, who knows the elements of paths, says how many are in common. Each
/// event comes with what the host shows, and only that counts.
package struct UpdateSequencer: Sendable {
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

  /// What an update may do.
  package var rules: UpdateRules

  /// When the next update may follow; a wait under way is not changed by it.
  package var pacing: Pacing {
    didSet { pacing.requireDelay() }
  }

  /// Which updates are animated.
  package var animation: NavigationAnimation

  package private(set) var state = State.detached

  /// Whether the scene is in the background, or the stack out of view.
  package private(set) var isSuspended = false

  /// The path to reach.
  package private(set) var target: UpdateTarget

  /// How deep the host has been told to be.
  package private(set) var shownDepth = 0

  /// Creates a sequencer for a host that has yet to appear.
  package init(
    targetDepth: Int,
    rules: UpdateRules,
    pacing: Pacing,
    animation: NavigationAnimation = .automatic
  ) {
    pacing.requireDelay()
    target = UpdateTarget(depth: targetDepth)
    self.rules = rules
    self.pacing = pacing
    self.animation = animation
  }

  /// Creates a sequencer whose host stands still, as told.
  init(
    restingAt depth: Int,
    rules: UpdateRules,
    pacing: Pacing,
    animation: NavigationAnimation
  ) {
    self.init(targetDepth: depth, rules: rules, pacing: pacing, animation: animation)
    state = .still
    shownDepth = depth
    target.commonDepth = depth
    target.isFinished = true
  }

  /// Whether the host stands still as told, and nothing of how that came about is to be remembered.
  package var isAtRest: Bool {
    state == .still && !isSuspended && !target.isNewerThanBack
  }

  /// Whether there has been no host, and no other path.
  package var isUntouched: Bool {
    state == .detached && !isSuspended && target == UpdateTarget(depth: target.depth)
  }

  /// Takes in one event.
  ///
  /// - Parameters:
  ///   - event: What has happened.
  ///   - host: What the host shows; of no importance where there is none.
  /// - Returns: What the owner has to do now.
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
    } else if target.isFinished {
      effects.outcome = .presented
    }
  }

  /// Goes on without animation, as the app turns out to have said so of the present change.
  package mutating func stopAnimating() {
    if target.change == .set(isAnimated: true) { target.change = .set(isAnimated: false) }
  }

  /// Holds everything still in the background: the sequencer sends nothing and takes in no pop.
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

/// What the host does.
extension UpdateSequencer {
  /// Takes in what the host shows, and follows a person who has gone back.
  ///
  /// A screen that a finger still holds may yet return. A transition that has ended is ended by ``ask(_:_:)``
  /// and ``endWait(_:_:)`` alone.
  private mutating func observe(
    _ host: HostAnswer,
    beginsMotion: Bool = false,
    _ effects: inout SequencerEffects
  ) {
    guard !isSuspended, state != .detached else { return }
    if host.condition == .covered {
      state = .covered(kept: lowestDepth)
      effects.wait =
        target.isFinished ? .cancel : .start(max(pacing.delay, Self.timeToAskAgain))
      return
    }
    if case .covered(let kept) = state {
      state = .following(kept: kept, attempt: 0)
      startWait(&effects)
    }
    if case .following = state, host.depth == shownDepth { state = .moving }
    if host.depth < lowestDepth { return followPop(to: host.depth, &effects) }
    if !host.isInDoubt, !host.isGuessed { target.isNewerThanBack = false }
    if beginsMotion || host.isMoving && state == .still {
      if state == .still { state = .moving }
      startWait(&effects)
    }
  }

  /// Takes in what the host shows, and goes on if it stands still there as told.
  ///
  /// Some hosts say so themselves, and some never do.
  private mutating func ask(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    observe(host, &effects)
    guard pacing.followsHost, !isSuspended, state == .moving, host.condition == .still,
      host.depth == shownDepth
    else { return }
    settle(host, &effects)
  }

  /// Takes in what the host shows when a wait is over, and does what has to be done about it.
  private mutating func endWait(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    observe(host, &effects)
    switch state {
    case .detached, .still, .covered, .stalled: return
    case .following, .moving: if isSuspended { return }
    }
    if host.isMoving {
      effects.wait = .start(Self.timeToAskAgain)
    } else if host.depth < shownDepth {
      repeatPush(from: host, &effects)
    } else if host.depth > shownDepth, case .following(shownDepth, let attempt) = state {
      repeatPop(from: host, attempt, &effects)
    } else {
      settle(host, &effects)
    }
  }

  /// The time after which a host that moves for longer than a wait, or is covered, is asked again.
  ///
  /// An update that is made again gets at least twice as long.
  private static var timeToAskAgain: Nanoseconds { .milliseconds(100) }

  private mutating func settle(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    state = .still
    // A host that can't be asked may have needed longer still.
    if !host.isGuessed { target.patience = 0 }
    effects.wait = .cancel
    advance(host, &effects)
  }

  /// The number of screens that the host has, unless a person has gone back.
  private var lowestDepth: Int {
    switch state {
    case .following(let kept, _), .covered(let kept): kept
    case .detached, .still, .moving, .stalled: shownDepth
    }
  }

  /// Whether a person goes back, or may be about to: what the app sets meanwhile is newer than that.
  package func isInBackNavigation(_ host: HostAnswer) -> Bool {
    guard state != .detached else { return false }
    return target.isNewerThanBack || host.depth < lowestDepth
      || host.isInDoubt && host.depth <= shownDepth
  }

  /// Takes note that nobody goes back any more: an update that was lost met a finger, not a slow transition.
  package mutating func endBackNavigation() {
    target.isNewerThanBack = false
    target.patience = 0
  }

  /// Takes in that the screens above a depth are gone.
  ///
  /// Where the target contains one of them, the person has decided against that screen and those above it. A
  /// target without them, or one that the app has set since the person began to go back, stays as it is.
  private mutating func followPop(to depth: Int, _ effects: inout SequencerEffects) {
    if target.commonDepth > depth, !target.isNewerThanBack {
      effects.removal = depth..<target.depth
      target.depth = depth
      if !target.isFinished { effects.outcome = .dismissed }
      target.isFinished = true
    }
    if target.depth != depth { target.isFinished = false }
    endBackNavigation()
    truncate(to: depth, &effects)
    state = .moving
    startWait(&effects)
  }

  /// Takes the host to be at a depth, and not where it was told to be.
  private mutating func truncate(to depth: Int, _ effects: inout SequencerEffects) {
    effects.dismissal = depth
    shownDepth = depth
    target.commonDepth = min(target.commonDepth, depth)
  }
}

/// What the host is told.
extension UpdateSequencer {
  /// Sends the next update if one may go now, or reports that there is none left.
  private mutating func advance(
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
    // A plan would say so as well, and takes longer.
    if shownDepth == target.depth, target.commonDepth == shownDepth { return nil }
    return UpdatePlan(
      startDepth: shownDepth,
      commonDepth: target.commonDepth,
      targetDepth: target.depth,
      rules: rules(for: host),
      isFirstAppearance: isFirstAppearance,
      animation: target.animation(by: animation, attempt: attempt)
    ).first
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
  private func startWait(_ effects: inout SequencerEffects) {
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

  /// How often a push or a pop is made again before the host is left alone.
  private static var mostRepeats: Int { 5 }

  /// Makes a push again that the host has not followed.
  private mutating func repeatPush(from host: HostAnswer, _ effects: inout SequencerEffects) {
    guard case .following(_, let attempt) = state else { return }
    truncate(to: host.depth, &effects)
    if attempt == 0 { target.lostPushes = min(target.lostPushes + 1, 2) }
    guard mayRepeat(after: attempt, host, &effects) else { return }
    state = .still
    advance(attempt: attempt + 1, host, &effects)
  }

  /// Makes a pop again that the host has not followed; nothing else goes before it has.
  private mutating func repeatPop(
    from host: HostAnswer,
    _ attempt: Int,
    _ effects: inout SequencerEffects
  ) {
    guard mayRepeat(after: attempt, host, &effects) else { return }
    state = .following(kept: shownDepth, attempt: attempt + 1)
    effects.update = Update(previousDepth: host.depth, keptDepth: shownDepth, depth: shownDepth)
    startWait(&effects)
  }

  /// Counts that an update is made again; from some number on, the host is left alone.
  ///
  /// It gets more and more time. A host that can be asked and stands still is left no longer for the first
  /// repeat, since something that is over by now may have been in the way.
  private mutating func mayRepeat(
    after attempt: Int,
    _ host: HostAnswer,
    _ effects: inout SequencerEffects
  ) -> Bool {
    if attempt < Self.mostRepeats {
      if attempt > 0 || host.isGuessed {
        target.patience = min(target.patience + 1, Self.mostRepeats)
      }
      return true
    }
    state = .stalled
    effects.wait = .cancel
    if !target.isFinished { effects.outcome = .unreachable }
    target.isFinished = true
    return false
  }
}
