extension UpdateSequencer {
  /// Notes which screen has come into view.
  ///
  /// Where it isn't the one on top, something moves that no update has set in motion.
  @inlinable
  mutating func appear(at depth: Int, _ effects: inout SequencerEffects) {
    guard phase != .detached, depth <= shownDepth, depth != appearedDepth else { return }
    let isComingBack = appearedDepth.map { $0 < shownDepth } ?? false
    appearedDepth = depth
    if depth < shownDepth {
      beginTransition(startedBy: .person, &effects)
    } else if isComingBack {
      // A swipe was cancelled, and the top moves back to its place: nothing has been dismissed.
      forgetDoubtedDismissals()
      beginTransition(startedBy: .person, &effects)
    }
  }

  /// Weighs the host's claim that a link was turned off.
  ///
  /// It counts only if the screen that owns the link is the one that has appeared: hosts turn off
  /// links of covered screens for no reason.
  @inlinable
  mutating func dismiss(to depth: Int, _ effects: inout SequencerEffects) {
    guard phase != .detached, depth >= 0, depth < shownDepth else { return }
    if depth == appearedDepth, !isSuspended {
      believeDismissal(to: depth, hostHasSettled: isDisputed, &effects)
      return
    }
    // The owner may yet turn out to be on its way into view. A claim that came first is believed
    // when the owner has got there, as the person may still let go of the swipe.
    doubtedDismissals.insert(depth)
    if phase == .settled { beginTransition(startedBy: .person, &effects) }
  }

  /// Believes a claim that came before its owner had appeared, now that the host stands still there.
  ///
  /// - Returns: Whether there was such a claim.
  @discardableResult
  @inlinable
  mutating func believeDoubtedDismissal(_ effects: inout SequencerEffects) -> Bool {
    guard !isSuspended, let depth = appearedDepth, doubtedDismissals.contains(depth) else {
      return false
    }
    believeDismissal(to: depth, hostHasSettled: true, &effects)
    return true
  }

  /// Takes in that the screens above a depth are gone.
  ///
  /// Where the target still contains one of them, the person has decided against it, and the target
  /// ends there. Where a newer target has done without them anyway, it stays what it is.
  @inlinable
  mutating func believeDismissal(
    to depth: Int,
    hostHasSettled: Bool,
    _ effects: inout SequencerEffects
  ) {
    let rest = shown.prefix(depth + 1)
    let targetContainsDismissed = rest.commonPrefixCount(with: target) > depth
    shownDepth = depth
    appearedDepth = depth
    forgetDoubtedDismissals()
    lostPushes = 0
    plan = nil
    effects.dismissal = depth
    if targetContainsDismissed {
      target = Path(target.prefix(depth))
      shownPath = target
      effects.truncation = depth
      if !isFinished { effects.outcome = .dismissed }
      isFinished = true
    }
    if hostHasSettled {
      phase = .settled
      effects.wait = .cancel
      advance(&effects)
    } else {
      beginTransition(startedBy: .person, &effects)
    }
  }

  /// Forgets the claims, of which there hardly ever are any.
  @inlinable
  mutating func forgetDoubtedDismissals() {
    if !doubtedDismissals.isEmpty { doubtedDismissals.removeAll() }
  }

  @inlinable
  var isDisputed: Bool {
    if case .disputed = phase { true } else { false }
  }
}
