extension UpdateSequencer {
  /// How often a push that the host seems to have lost is repeated before the host's word is taken.
  @inlinable
  static var repeatedPushes: Int { 2 }

  /// Takes the host's word that it stands still.
  @inlinable
  mutating func settle(
    at depth: Int,
    in transition: TransitionID,
    _ effects: inout SequencerEffects
  ) {
    guard transition == self.transition, phase != .detached, depth <= shownDepth else { return }
    // The first appearance is awaited and not paced, so a signal ends it under a fixed delay too.
    guard pacing.followsSettleSignals || phase == .transitioning(startedBy: .firstAppearance) else {
      appearedDepth = depth
      believeDoubtedDismissal(&effects)
      return
    }
    appearedDepth = depth
    if depth == shownDepth {
      effects.wait = .cancel
      settleAsTold(&effects)
    } else {
      phase = .disputed(depth: depth, startedBy: moverOfPhase)
      startWait(&effects)
      believeDoubtedDismissal(&effects)
    }
  }

  /// Goes on without the host's word.
  @inlinable
  mutating func endWait(_ effects: inout SequencerEffects) {
    guard !isSuspended else { return }
    switch phase {
    case .detached, .settled:
      break
    case .transitioning:
      if believeDoubtedDismissal(&effects) { return }
      appearedDepth = shownDepth
      settleAsTold(&effects)
    case .disputed(let depth, startedBy: .update) where lostPushes < Self.repeatedPushes:
      // No person moved it and no link was turned off, so the push itself was lost. The host stands
      // still, which makes this a good moment to push again.
      lostPushes += 1
      shownDepth = depth
      plan = nil
      effects.dismissal = depth
      phase = .settled
      advance(&effects)
    case .disputed(let depth, _):
      believeDismissal(to: depth, hostHasSettled: true, &effects)
    }
  }

  @inlinable
  mutating func settleAsTold(_ effects: inout SequencerEffects) {
    if case .transitioning(startedBy: .update) = phase { lostPushes = 0 }
    phase = .settled
    forgetDoubtedDismissals()
    advance(&effects)
  }

  @inlinable
  var moverOfPhase: Mover {
    switch phase {
    case .transitioning(startedBy: let mover), .disputed(_, startedBy: let mover): mover
    case .detached, .settled: .person
    }
  }
}
