extension Update {
  /// The first of the fewest updates that lead from one path to another; `nil` if they are equal.
  ///
  /// Where screens may be replaced in place, only the change of depth counts: all pops and replacements
  /// join the first push. Where they may not, all that differs is popped first. In between, the host shows
  /// a prefix of the target or, while it pops one screen at a time, of what it showed before.
  ///
  /// The first appearance of a host is with a screen at least.
  package static func next(
    from startDepth: Int,
    inCommon commonDepth: Int,
    to targetDepth: Int,
    rules: UpdateRules,
    isFirstAppearance: Bool = false,
    animation: NavigationAnimation = .automatic
  ) -> Update? {
    if startDepth == targetDepth, commonDepth == startDepth { return nil }
    let lowestDepth = rules.replacesInPlace ? min(startDepth, targetDepth) : commonDepth
    if startDepth > lowestDepth {
      let depth = rules.popsMany ? lowestDepth : startDepth - 1
      let isLast = depth == lowestDepth
      return Update(
        previousDepth: startDepth,
        // Replacements wait for the last pop: what lies below is not to change twice.
        keptDepth: isLast ? commonDepth : depth,
        depth: depth,
        isAnimated: animation.animates(isLast: isLast)
      )
    }
    let mostPushes = isFirstAppearance ? rules.screensAtFirstAppearance : rules.pushesPerUpdate
    let depth = startDepth + min(mostPushes, targetDepth - startDepth)
    return Update(
      previousDepth: startDepth,
      keptDepth: commonDepth,
      depth: depth,
      isAnimated: !isFirstAppearance && animation.animates(isLast: depth == targetDepth)
    )
  }
}
