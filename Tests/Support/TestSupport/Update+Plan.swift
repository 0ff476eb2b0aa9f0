package import LinkStackEngine

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
