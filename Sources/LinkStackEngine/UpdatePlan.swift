/// The rules for what a host accepts as one update.
public struct UpdateRules: Hashable, Sendable {
  /// The greatest number of screens that one update may add.
  ///
  /// - Precondition: It is at least 1.
  public var pushesPerUpdate: Int {
    didSet { requireNumbers() }
  }

  /// Whether one update may remove any number of screens, rather than only the top.
  public var popsMany: Bool

  /// Whether a screen may be replaced in place, also in an update that pushes or pops.
  public var replacesInPlace: Bool

  /// The number of screens that may be there when the host first appears.
  ///
  /// - Precondition: It is at least 0.
  public var screensAtFirstAppearance: Int {
    didSet { requireNumbers() }
  }

  /// Creates the rules of a host.
  ///
  /// - Precondition: `pushesPerUpdate` is at least 1 and `screensAtFirstAppearance` at least 0.
  public init(
    pushesPerUpdate: Int,
    popsMany: Bool,
    replacesInPlace: Bool,
    screensAtFirstAppearance: Int
  ) {
    self.pushesPerUpdate = pushesPerUpdate
    self.popsMany = popsMany
    self.replacesInPlace = replacesInPlace
    self.screensAtFirstAppearance = screensAtFirstAppearance
    requireNumbers()
  }

  /// Traps where no path could ever be shown by these rules.
  private func requireNumbers() {
    precondition(
      pushesPerUpdate >= 1,
      "a host that takes \(pushesPerUpdate) pushes per update can show no path: allow at least 1"
    )
    precondition(
      screensAtFirstAppearance >= 0,
      "a host can't appear with \(screensAtFirstAppearance) screens: allow 0 or more"
    )
  }

  /// A stack of links in a `NavigationView` of iOS 14 or 15: one push per update, together with any
  /// number of pops and replacements; one screen at first appearance.
  public static let links = UpdateRules(
    pushesPerUpdate: 1,
    popsMany: true,
    replacesInPlace: true,
    screensAtFirstAppearance: 1
  )

  /// Apple's `NavigationStack`: anything in one update.
  public static let native = UpdateRules(
    pushesPerUpdate: .max,
    popsMany: true,
    replacesInPlace: true,
    screensAtFirstAppearance: .max
  )
}

/// One synchronous change of a link stack, which the host sees as one change of state.
///
/// An update keeps the lowest screens as they are, and takes the screens above them from the target
/// path. All other screens are popped.
public struct Update: Hashable, Sendable {
  /// The link stack's depth before; the host's, where a pop is sent again that it has not followed.
  public let previousDepth: Int

  /// The number of screens, counted from the root, that stay as they are.
  public let keptDepth: Int

  /// The link stack's depth after.
  public let depth: Int

  /// Whether the host is to show a transition, rather than only its result.
  public let isAnimated: Bool

  package init(previousDepth: Int, keptDepth: Int, depth: Int, isAnimated: Bool = true) {
    self.previousDepth = previousDepth
    self.keptDepth = keptDepth
    self.depth = depth
    self.isAnimated = isAnimated
  }

  /// The number of screens that the chain grows by.
  public var pushCount: Int { Swift.max(0, depth - previousDepth) }

  /// The number of screens that the chain shrinks by.
  public var popCount: Int { Swift.max(0, previousDepth - depth) }

  /// The number of screens that stay in place and take their values from the new path.
  ///
  /// A screen among them that already has its value is not replaced.
  public var replacementCount: Int { Swift.min(previousDepth, depth) - keptDepth }
}

extension Update: CustomStringConvertible {
  /// The effect of the update, such as `pop 2, replace`.
  public var description: String {
    let parts = [("pop", popCount), ("replace", replacementCount), ("push", pushCount)]
    return parts.filter { $0.1 > 0 }
      .map { $0.1 == 1 ? $0.0 : "\($0.0) \($0.1)" }
      .joined(separator: ", ")
  }
}

/// The fewest updates that lead from one path to another under the rules of a host.
///
/// A plan is a few depths, whatever the number of steps. It copies and stores neither the target, which its
/// maker has anyway, nor any step's path: an update shows a prefix of the target or, while a host that pops
/// one screen at a time is still popping, a prefix of the path it showed before.
///
/// The plan is minimal. Where screens may be replaced in place, only the change of depth counts, and
/// all pops and replacements join the first push. Where they may not, all that differs is popped
/// first.
package struct UpdatePlan: Equatable, Sendable {
  let rules: UpdateRules
  let animation: NavigationAnimation
  let isFirstAppearance: Bool
  let startDepth: Int
  let commonDepth: Int
  let targetDepth: Int

  /// The depth down to which screens are popped before any is pushed.
  let lowestDepth: Int
  let popUpdates: Int
  let pushUpdates: Int

  /// How many screens the first update with a push may reach down from its predecessor.
  let firstPushes: Int

  /// Plans the way from what a host shows to a target.
  ///
  /// - Parameters:
  ///   - startDepth: The length of what is shown.
  ///   - commonDepth: How many elements of it the target begins with.
  ///   - targetDepth: The length of the target.
  ///   - rules: What one update may do.
  ///   - isFirstAppearance: Whether the first update is what the host first appears with, which is a
  ///     screen at least.
  ///   - animation: Which updates are animated.
  package init(
    startDepth: Int,
    commonDepth: Int,
    targetDepth: Int,
    rules: UpdateRules,
    isFirstAppearance: Bool,
    animation: NavigationAnimation = .automatic
  ) {
    self.animation = animation
    self.isFirstAppearance = isFirstAppearance
    self.startDepth = startDepth
    self.commonDepth = commonDepth
    self.targetDepth = targetDepth
    self.rules = rules
    firstPushes = isFirstAppearance ? rules.screensAtFirstAppearance : rules.pushesPerUpdate

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

  func popUpdate(at position: Int) -> Update {
    let isLast = position == popUpdates - 1
    let depth = rules.popsMany ? lowestDepth : startDepth - position - 1
    return Update(
      previousDepth: startDepth - position,
      // Replacements wait for the last pop: what lies below is not to change twice.
      keptDepth: isLast ? commonDepth : depth,
      depth: depth,
      isAnimated: animation.animates(isLast: isLast)
    )
  }

  func pushUpdate(at position: Int) -> Update {
    let isAnimated = animation.animates(isLast: position == pushUpdates - 1)
    if position == 0 {
      let depth = lowestDepth + Swift.min(firstPushes, targetDepth - lowestDepth)
      return Update(
        previousDepth: lowestDepth,
        keptDepth: commonDepth,
        depth: depth,
        isAnimated: isAnimated && !isFirstAppearance
      )
    }
    // Only the first may push without a limit, so where there is a second these can't overflow.
    let previousDepth = lowestDepth + firstPushes + (position - 1) * rules.pushesPerUpdate
    let depth = previousDepth + Swift.min(rules.pushesPerUpdate, targetDepth - previousDepth)
    return Update(
      previousDepth: previousDepth,
      keptDepth: previousDepth,
      depth: depth,
      isAnimated: isAnimated
    )
  }
}

extension UpdatePlan: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int { popUpdates + pushUpdates }

  /// The update that goes first; `nil` where there is nothing to do.
  package var first: Update? {
    if popUpdates > 0 { return popUpdate(at: 0) }
    return pushUpdates > 0 ? pushUpdate(at: 0) : nil
  }

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
  func dividedRoundingUp(by divisor: Int) -> Int {
    self / divisor + (self % divisor == 0 ? 0 : 1)
  }
}

extension Collection where Element: Equatable {
  /// The number of elements that this collection and another have in common before they first
  /// differ.
  ///
  /// - Complexity: O(*c*), where *c* is the result.
  package func commonPrefixCount<Other: Collection>(with other: Other) -> Int
  where Other.Element == Element {
    var count = 0
    for (mine, theirs) in zip(self, other) {
      guard mine == theirs else { break }
      count += 1
    }
    return count
  }
}
