package import LinkStackEngine

extension SequencerEffects {
  /// The answer in short, as in `push → 1; wait 650`.
  package var summary: String {
    var parts: [String] = []
    if supersedes { parts.append("superseded") }
    if let dismissal { parts.append("dismissed to \(dismissal)") }
    if let removal { parts.append("remove \(removal)") }
    if let update { parts.append("\(update) → \(update.depth)") }
    switch wait {
    case .unchanged: break
    case .start(let delay): parts.append("wait \(delay.count)")
    case .cancel: parts.append("stop waiting")
    }
    if let outcome { parts.append("\(outcome)") }
    return parts.isEmpty ? "nothing" : parts.joined(separator: "; ")
  }
}
