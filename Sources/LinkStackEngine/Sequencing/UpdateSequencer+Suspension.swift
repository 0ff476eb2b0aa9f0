extension UpdateSequencer {
  /// Holds everything still while the scene is inactive.
  ///
  /// What the host reports meanwhile is noted, but nothing is sent and no dismissal is believed.
  @inlinable
  mutating func suspend(_ effects: inout SequencerEffects) {
    guard !isSuspended else { return }
    isSuspended = true
    plan = nil
    effects.wait = .cancel
  }

  /// Goes on from what the host shows now.
  @inlinable
  mutating func resume(_ effects: inout SequencerEffects) {
    guard isSuspended else { return }
    isSuspended = false
    switch phase {
    case .detached:
      break
    case .settled:
      advance(&effects)
    case .transitioning:
      startWait(&effects)
    case .disputed:
      startWait(&effects)
      believeDoubtedDismissal(&effects)
    }
  }
}
