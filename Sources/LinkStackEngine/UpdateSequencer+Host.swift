/// The host's behavior.
extension UpdateSequencer {
  /// Takes in the host's answer, and follows a back navigation.
  ///
  /// A screen that has appeared without a step begins a transition. A screen that a finger still holds may stay. Only
  /// ``ask(_:_:)`` and ``endWait(_:_:)`` end a transition.
  mutating func observe(
    _ host: HostAnswer,
    beginsBack: Bool? = nil,
    _ effects: inout SequencerEffects
  ) {
    let isThere = host.condition != .covered && host.depth == shownDepth
    // While suspended, too: otherwise a later pop would be taken for a lost push.
    if isThere, case .following = state { state = .moving }
    guard !isSuspended, state != .detached else { return }
    if host.condition == .covered {
      state = .covered(kept: lowestDepth)
      effects.wait =
        target.isFinished
        ? .cancel : .start(max(pacing.delay, Self.timeToAskAgain).doubled(target.looksDoubled))
      return
    }
    if case .covered(let kept) = state {
      state = isThere ? .moving : .following(kept: kept, attempt: 0)
      target.lookCount = 0
      startWait(&effects)
    }
    if host.depth < lowestDepth { return followPop(to: host, &effects) }
    if !host.isInDoubt, !host.isGuessed { target.isNewerThanBack = false }
    if beginsBack != nil || host.isMoving && state == .still {
      if state == .still {
        state = .moving
        // A path that was set during an earlier back navigation isn't newer than one that begins now.
        if beginsBack == true { target.isNewerThanBack = false }
      }
      startWait(&effects)
    }
  }

  /// Takes in the host's answer, and continues if the host is idle with the screens it was sent.
  ///
  /// Some hosts report that themselves, and some never do.
  mutating func ask(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    observe(host, &effects)
    guard pacing.followsHost, !isSuspended, state == .moving, host.condition == .still,
      host.depth == shownDepth, !host.isGuessed
    else { return }
    settle(host, &effects)
  }

  /// Takes in the host's answer at the end of a wait, and continues from there.
  mutating func endWait(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    observe(host, &effects)
    switch state {
    case .covered:
      target.lookCount += 1
      return
    case .detached, .still, .stalled: return
    case .following, .moving: if isSuspended { return }
    }
    if host.isMoving {
      effects.wait = .start(Self.timeToAskAgain.doubled(target.looksDoubled))
      target.lookCount += 1
    } else if host.depth < shownDepth {
      repeatPush(from: host, &effects)
    } else if host.depth > shownDepth, case .following(shownDepth, let attempt) = state {
      repeatPop(from: host, attempt, &effects)
    } else {
      settle(host, &effects)
    }
  }

  /// The time after which the state of a host that moves for longer than a wait, or is covered, is read again.
  ///
  /// A step that is repeated gets at least twice as long.
  static var timeToAskAgain: Nanoseconds { .milliseconds(100) }

  private mutating func settle(_ host: HostAnswer, _ effects: inout SequencerEffects) {
    state = .still
    // A host whose state can't be read may have needed longer still.
    if !host.isGuessed { target.waitDoublings = 0 }
    target.lookCount = 0
    effects.wait = .cancel
    advance(host, &effects)
  }

  /// The number of screens that the host has, unless people have gone back.
  private var lowestDepth: Int {
    switch state {
    case .following(let kept, _), .covered(let kept): kept
    case .detached, .still, .moving, .stalled: shownDepth
    }
  }

  /// Returns whether people are going back, or may be about to.
  ///
  /// A path that the app sets meanwhile is newer than that.
  package func isInBackNavigation(_ host: HostAnswer) -> Bool {
    target.isNewerThanBack || host.depth < lowestDepth
      || host.isInDoubt && host.depth <= shownDepth
  }

  /// Notes that a back navigation is over.
  ///
  /// If a step was lost, that was because of a finger, and not of a slow transition.
  package mutating func endBackNavigation() {
    target.isNewerThanBack = false
    target.waitDoublings = 0
  }

  /// Takes in that the screens above a depth are gone.
  ///
  /// If the target has one of them, people have left that screen and those above it. A target without them, or one
  /// that the app has set since the back navigation began, is unchanged.
  private mutating func followPop(to host: HostAnswer, _ effects: inout SequencerEffects) {
    let depth = host.depth
    if target.commonDepth > depth, !target.isNewerThanBack {
      effects.removal = depth..<target.depth
      target.depth = depth
      if !target.isFinished { effects.outcome = .dismissed }
      target.isFinished = true
    }
    if target.depth != depth { target.isFinished = false }
    // After a guessed pop, people may be on their way back from there.
    if !host.isGuessed { target.isNewerThanBack = false }
    target.waitDoublings = 0
    truncate(to: depth, &effects)
    state = .moving
    startWait(&effects)
  }

  /// Takes the host to be at a depth that differs from the one it was sent.
  private mutating func truncate(to depth: Int, _ effects: inout SequencerEffects) {
    effects.dismissal = depth
    shownDepth = depth
    target.commonDepth = min(target.commonDepth, depth)
  }
}

/// Steps that the host has not followed.
extension UpdateSequencer {
  /// The number of times that a push or a pop is repeated before the sequencer gives up.
  private static var mostRepeats: Int { 5 }

  /// Repeats a push that the host has not followed.
  private mutating func repeatPush(from host: HostAnswer, _ effects: inout SequencerEffects) {
    guard case .following(_, let attempt) = state else { return }
    truncate(to: host.depth, &effects)
    if attempt == 0 { target.lostPushes = min(target.lostPushes + 1, 2) }
    guard mayRepeat(after: attempt, host, &effects) else { return }
    state = .still
    advance(attempt: attempt + 1, host, &effects)
  }

  /// Repeats a pop that the host has not followed.
  ///
  /// Nothing else is sent before it has.
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

  /// Counts the repeats of a step, and returns whether to repeat it once more.
  ///
  /// Each repeat gets more time, except the first one for a host whose state can be read and that is idle: the reason
  /// for the loss may be over by now.
  private mutating func mayRepeat(
    after attempt: Int,
    _ host: HostAnswer,
    _ effects: inout SequencerEffects
  ) -> Bool {
    if attempt < Self.mostRepeats {
      if attempt > 0 || host.isGuessed {
        target.waitDoublings = min(target.waitDoublings + 1, Self.mostRepeats)
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
