package import LinkStackEngine

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
