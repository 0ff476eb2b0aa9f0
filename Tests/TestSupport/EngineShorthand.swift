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

extension UpdatePlan {
  /// Plans the way from one path to another.
  package init<Shown: RandomAccessCollection, Target: RandomAccessCollection>(
    from shown: Shown,
    to target: Target,
    rules: UpdateRules,
    isFirstAppearance: Bool = false,
    animation: NavigationAnimation = .automatic
  ) where Shown.Element == Target.Element, Target.Element: Equatable {
    self.init(
      startDepth: shown.count,
      commonDepth: shown.commonPrefixCount(with: target),
      targetDepth: target.count,
      rules: rules,
      isFirstAppearance: isFirstAppearance,
      animation: animation
    )
  }
}
