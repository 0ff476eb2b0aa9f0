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

extension Update {
  /// The updates from one path to another, one after another.
  package static func plan<Shown: Collection, Target: Collection>(
    from shown: Shown,
    to target: Target,
    rules: UpdateRules,
    isFirstAppearance: Bool = false,
    animation: ChangeAnimation = .automatic
  ) -> [Update] where Shown.Element == Target.Element, Target.Element: Equatable {
    var updates: [Update] = []
    var (depth, inCommon) = (shown.count, shown.commonPrefixCount(with: target))
    while let update = next(
      from: depth,
      inCommon: inCommon,
      to: target.count,
      rules: rules,
      isFirstAppearance: isFirstAppearance && updates.isEmpty,
      animation: animation
    ) {
      updates.append(update)
      depth = update.depth
      inCommon = update.keptDepth < depth ? depth : min(inCommon, depth)
    }
    return updates
  }
}
