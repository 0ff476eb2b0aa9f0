/// One synchronous change of a link stack, which the host sees as one change of state: a step.
///
/// A step keeps the lowest screens as they are, and takes the screens above them from the target path. All other
/// screens are popped.
package struct Update: Equatable, Sendable {
  /// The link stack's depth before; for a repeated pop, the host's.
  package let previousDepth: Int

  /// The number of screens, counted from the root, that stay as they are.
  package let keptDepth: Int

  /// The link stack's depth after.
  package let depth: Int

  /// Whether the host shows a transition, rather than only its result.
  package let isAnimated: Bool

  package init(previousDepth: Int, keptDepth: Int, depth: Int, isAnimated: Bool = true) {
    self.previousDepth = previousDepth
    self.keptDepth = keptDepth
    self.depth = depth
    self.isAnimated = isAnimated
  }

  /// The number of screens that the chain grows by.
  package var pushCount: Int { max(0, depth - previousDepth) }
}

extension Update {
  /// Returns the first of the fewest steps from one path to another; `nil` if the paths are equal.
  ///
  /// If screens may be replaced in place, only the change of depth counts: all pops and replacements join the first
  /// push. If they may not, all screens that differ are popped first. In between, the host shows a prefix of the
  /// target.
  ///
  /// In its first appearance a host has at least one screen.
  ///
  /// - Complexity: O(1).
  package static func next(
    from startDepth: Int,
    inCommon commonDepth: Int,
    to targetDepth: Int,
    rules: UpdateRules,
    isFirstAppearance: Bool = false,
    animation: ChangeAnimation = .automatic
  ) -> Update? {
    if startDepth == targetDepth, commonDepth == startDepth { return nil }
    let lowestDepth = rules.replacesInPlace ? min(startDepth, targetDepth) : commonDepth
    if startDepth > lowestDepth {
      return Update(
        previousDepth: startDepth,
        keptDepth: commonDepth,
        depth: lowestDepth,
        isAnimated: animation.animates(isLast: true)
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
