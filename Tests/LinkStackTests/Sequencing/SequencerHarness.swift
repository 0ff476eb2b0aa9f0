import LinkStack

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

extension SequencerEffects {
  /// The answer in short, as in `push → 1; wait 650`.
  var summary: String {
    var parts: [String] = []
    if supersedes { parts.append("superseded") }
    if let dismissal { parts.append("dismissed to \(dismissal)") }
    if let truncation { parts.append("truncate path to \(truncation)") }
    if let update { parts.append("\(update.update) → \(update.update.depth)") }
    switch wait {
    case .unchanged: break
    case .start(let delay): parts.append("wait \(delay.count)")
    case .cancel: parts.append("stop waiting")
    }
    if let outcome { parts.append("\(outcome)") }
    return parts.joined(separator: "; ")
  }
}
