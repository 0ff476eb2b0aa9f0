/// The fewest updates that lead from one path to another under the rules of a host.
///
/// A plan is a few depths. No step's path is ever copied or stored, whatever the number of steps, nor
/// is the target, which whoever plans has anyway: what an update shows is a prefix of the target, or
/// while a host that pops one screen at a time is still popping, a prefix of what it showed before.
///
/// The plan is minimal. Where screens may be replaced in place, only the change of depth counts, and
/// all pops and replacements join the first push. Where they may not, all that differs is popped
/// first.
@usableFromInline
package struct UpdatePlan: Equatable, Sendable {
  @usableFromInline
  let rules: UpdateRules
  @usableFromInline
  let startDepth: Int
  @usableFromInline
  let commonDepth: Int
  @usableFromInline
  let targetDepth: Int

  /// The depth down to which screens are popped before any is pushed.
  @usableFromInline
  let lowestDepth: Int
  @usableFromInline
  let popUpdates: Int
  @usableFromInline
  let pushUpdates: Int

  /// How many screens the first update with a push may reach down from its predecessor.
  @usableFromInline
  let firstPushes: Int

  /// Plans the way from what a host shows to a target.
  ///
  /// - Parameters:
  ///   - shown: What the host has been told to show.
  ///   - target: The path to reach.
  ///   - rules: What one update may do.
  ///   - isFirstAppearance: Whether the first update is what the host first appears with.
  /// - Complexity: O(*c*), where *c* is the length of the prefix that `shown` and `target` share.
  @inlinable
  package init<Shown: RandomAccessCollection, Target: RandomAccessCollection>(
    from shown: Shown,
    to target: Target,
    rules: UpdateRules,
    isFirstAppearance: Bool = false
  ) where Shown.Element == Target.Element, Target.Element: Equatable {
    self.init(
      startDepth: shown.count,
      commonDepth: shown.commonPrefixCount(with: target),
      targetDepth: target.count,
      rules: rules,
      isFirstAppearance: isFirstAppearance
    )
  }

  /// Plans the way between two paths of which only the depths are known.
  @usableFromInline
  init(
    startDepth: Int,
    commonDepth: Int,
    targetDepth: Int,
    rules: UpdateRules,
    isFirstAppearance: Bool
  ) {
    self.startDepth = startDepth
    self.commonDepth = commonDepth
    self.targetDepth = targetDepth
    self.rules = rules
    firstPushes =
      isFirstAppearance && rules.screensAtFirstAppearance > 0
      ? rules.screensAtFirstAppearance : rules.pushesPerUpdate

    lowestDepth = rules.replacesInPlace ? Swift.min(startDepth, targetDepth) : commonDepth
    let pops = startDepth - lowestDepth
    let pushes = targetDepth - lowestDepth
    popUpdates = rules.popsMany ? Swift.min(pops, 1) : pops
    if pushes > 0 {
      let afterFirst = Swift.max(0, pushes - firstPushes)
      pushUpdates = 1 + afterFirst.dividedRoundingUp(by: rules.pushesPerUpdate)
    } else {
      // Equally deep, but something differs: one update that only replaces.
      pushUpdates = pops == 0 && commonDepth < targetDepth ? 1 : 0
    }
  }

  @inlinable
  func popUpdate(at position: Int) -> Update {
    let isLast = position == popUpdates - 1
    let depth = rules.popsMany ? lowestDepth : startDepth - position - 1
    return Update(
      previousDepth: startDepth - position,
      // Replacements wait for the last pop: what lies below is not to change twice.
      keptDepth: isLast ? commonDepth : depth,
      depth: depth
    )
  }

  @inlinable
  func pushUpdate(at position: Int) -> Update {
    if position == 0 {
      let depth = lowestDepth.advancedWithoutOverflow(by: firstPushes, limit: targetDepth)
      return Update(previousDepth: lowestDepth, keptDepth: commonDepth, depth: depth)
    }
    // Only the first may push without a limit, so where there is a second these can't overflow.
    let previousDepth = lowestDepth + firstPushes + (position - 1) * rules.pushesPerUpdate
    let depth = previousDepth.advancedWithoutOverflow(
      by: rules.pushesPerUpdate,
      limit: targetDepth
    )
    return Update(previousDepth: previousDepth, keptDepth: previousDepth, depth: depth)
  }
}

extension UpdatePlan: RandomAccessCollection {
  @inlinable
  package var startIndex: Int { 0 }

  @inlinable
  package var endIndex: Int { popUpdates + pushUpdates }

  @inlinable
  package subscript(position: Int) -> Update {
    precondition(
      position >= 0 && position < endIndex,
      "no update \(position) in a plan of \(endIndex)"
    )
    return position < popUpdates
      ? popUpdate(at: position) : pushUpdate(at: position - popUpdates)
  }
}

extension Int {
  @inlinable
  func dividedRoundingUp(by divisor: Int) -> Int {
    self / divisor + (self % divisor == 0 ? 0 : 1)
  }

  @inlinable
  func advancedWithoutOverflow(by distance: Int, limit: Int) -> Int {
    limit - self <= distance ? limit : self + distance
  }
}
