/// The log as lines.
///
/// ```
/// 0 path 5 common 2 | 2 still | step 2>3 keep 2 still, wait 650
/// 16 changed | 3 still | step 3>4 keep 3 still, wait 650
/// ```
///
/// A line has the time in milliseconds since the first one, the event, the host's answer, and the sequencer's. If the
/// host's state can't be read, its answer is estimated.
extension SequencerLog {
  /// The events, a line each, the oldest first.
  package var lines: [String] {
    entries.map { entry in
      let time = (entry.time - entries[0].time).count / 1_000_000
      return "\(time) \(entry.event.text) | \(entry.host.text) | \(entry.effects.text)"
    }
  }
}

extension UpdateSequencer {
  /// The settings and the present state, in words.
  package var text: String {
    let suspension = isSuspended ? ", suspended" : ""
    let progress = "\(state), sent \(shownDepth) of \(target.depth)"
    return "\(pacing); \(animation); \(progress)\(suspension)"
  }
}

extension UpdateSequencer.Event {
  fileprivate var text: String {
    switch self {
    case .targetChanged(let depth, let inCommon, let isAnimated):
      "path \(depth) common \(inCommon)\(isAnimated ? "" : " still")"
    case .appeared(let isBack): isBack ? "back" : "return"
    default: "\(self)"
    }
  }
}

extension HostAnswer {
  fileprivate var text: String { "\(depth) \(condition)\(isGuessed ? " guessed" : "")" }
}

extension SequencerEffects {
  /// The sequencer's answer in words.
  package var text: String {
    var parts: [String] = []
    if supersedes { parts.append("superseded") }
    if let dismissal { parts.append("popped to \(dismissal)") }
    if let removal { parts.append("path loses \(removal.lowerBound)..<\(removal.upperBound)") }
    if let update {
      let (from, kept, to) = (update.previousDepth, update.keptDepth, update.depth)
      parts.append("step \(from)>\(to) keep \(kept)\(update.isAnimated ? "" : " still")")
    }
    switch wait {
    case .start(let delay): parts.append("wait \(delay.count / 1_000_000)")
    case .cancel: parts.append("no wait")
    case .unchanged: break
    }
    if let outcome { parts.append("\(outcome)") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
