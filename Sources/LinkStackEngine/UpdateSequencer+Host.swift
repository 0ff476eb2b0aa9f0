/// What the host does.
extension UpdateSequencer {
  /// Takes in what the host shows, and follows a person who has gone back.
  ///
  /// A screen that a finger still holds may yet return. A transition that has ended is ended by ``ask(_:_:)``
  /// and ``endWait(_:_:)`` alone.
  mutating func observe(
    _ host: HostAnswer,
    beginsMotion: Bool = false,
    _ effects: inout SequencerEffects
  ) {
    let isThere = host.condition != .covered && host.depth == shownDepth
    guard !isSuspended, state != .detached else {
      // A screen that leaves as soon as it has come has been there.
      if isThere, case .following = state { state = .moving }
      return
    }
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
    if isThere, case .following = state { state = .moving }
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
  mutating func ask(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    observe(host, &effects)
    guard pacing.followsHost, !isSuspended, state == .moving, host.condition == .still,
      host.depth == shownDepth
    else { return }
    settle(host, &effects)
  }

  /// Takes in what the host shows when a wait is over, and does what has to be done about it.
  mutating func endWait(_ host: HostAnswer, _ effects: inout SequencerEffects) {
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
  static var timeToAskAgain: Nanoseconds { .milliseconds(100) }

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
    target.isNewerThanBack || host.depth < lowestDepth
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

/// What the host has not followed.
extension UpdateSequencer {
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
