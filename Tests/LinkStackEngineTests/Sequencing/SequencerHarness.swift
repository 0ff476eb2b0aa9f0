import LinkStackEngine

typealias Sequencer = UpdateSequencer<[String]>

extension UpdateSequencer where Path == [String] {
  /// A sequencer whose host has appeared with the root, or with one screen, and stands still.
  static func settled(
    at path: [String] = [],
    pacing: Pacing = .settled(fallback: Nanoseconds(650))
  ) -> Self {
    var sequencer = Self(target: path, rules: .links, pacing: pacing)
    _ = sequencer.handle(.started)
    while !(sequencer.isFinished && sequencer.phase == .settled) {
      _ = pacing.followsSettleSignals ? sequencer.settle() : sequencer.handle(.timerFired)
    }
    return sequencer
  }

  /// Reports that the host has settled as it was told.
  mutating func settle() -> SequencerEffects {
    handle(.settled(depth: shownDepth, transition: transition))
  }

  /// Reports that the host has settled at a depth, at the present time.
  mutating func settle(at depth: Int) -> SequencerEffects {
    handle(.settled(depth: depth, transition: transition))
  }
}
