/// One synchronous change of a link stack, which the host sees as one change of state.
///
/// An update keeps the lowest screens as they are, and takes the screens above them from the target
/// path. All other screens are popped.
package struct Update: Hashable, Sendable {
  /// The link stack's depth before; the host's, where a pop is sent again that it has not followed.
  package let previousDepth: Int

  /// The number of screens, counted from the root, that stay as they are.
  package let keptDepth: Int

  /// The link stack's depth after.
  package let depth: Int

  /// Whether the host is to show a transition, rather than only its result.
  package let isAnimated: Bool

  package init(previousDepth: Int, keptDepth: Int, depth: Int, isAnimated: Bool = true) {
    self.previousDepth = previousDepth
    self.keptDepth = keptDepth
    self.depth = depth
    self.isAnimated = isAnimated
  }

  /// The number of screens that the chain grows by.
  package var pushCount: Int { Swift.max(0, depth - previousDepth) }

  /// The number of screens that the chain shrinks by.
  package var popCount: Int { Swift.max(0, previousDepth - depth) }

  /// The number of screens that stay in place and take their values from the new path.
  ///
  /// A screen among them that already has its value is not replaced.
  package var replacementCount: Int { Swift.min(previousDepth, depth) - keptDepth }
}

extension Update: CustomStringConvertible {
  /// The effect of the update, such as `pop 2, replace`.
  package var description: String {
    let parts = [("pop", popCount), ("replace", replacementCount), ("push", pushCount)]
    return parts.filter { $0.1 > 0 }
      .map { $0.1 == 1 ? $0.0 : "\($0.0) \($0.1)" }
      .joined(separator: ", ")
  }
}

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
    animation: ChangeAnimation = .automatic
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

/// The path to reach, and how far that has come.
package struct UpdateTarget: Hashable, Sendable {
  package internal(set) var depth: Int

  /// How many screens of what the host has been told are those of the path.
  package internal(set) var commonDepth = 0

  /// Whether the app has set it while a person was going back, or may have been, and that isn't over: the screen
  /// that they leave stays part of it.
  package internal(set) var isNewerThanBack = false

  /// What decides, with the policy, how much is animated.
  package internal(set) var change = Change.appearance

  /// How often a wait is doubled: a host that has lost a push may be a slow one.
  package internal(set) var patience = 0

  /// How many of its pushes were lost, however often each; more than two are as good as two.
  package internal(set) var lostPushes = 0

  /// Whether it has been reported how this ended.
  package internal(set) var isFinished: Bool

  /// How a path came to be the target.
  package enum Change: Hashable, Sendable {
    /// The host appears with it.
    case appearance

    /// The app has set it.
    case set(isAnimated: Bool)
  }

  package init(depth: Int, commonDepth: Int = 0, change: Change = .appearance) {
    self.depth = depth
    self.commonDepth = commonDepth
    self.change = change
    isFinished = depth == 0
  }

  /// Which updates on the way are animated.
  ///
  /// A lost push says something of its moment. A host that has lost one twice, or two of them, may be one
  /// that loses those without animation.
  package func animation(by policy: ChangeAnimation, attempt: Int) -> ChangeAnimation {
    if attempt > 1 || lostPushes > 1 { return .everyPush }
    return switch change {
    case .appearance: policy == .automatic ? .disabled : policy
    case .set(isAnimated: true): policy
    case .set(isAnimated: false): .disabled
    }
  }
}

/// The rules for what a host accepts as one update.
package struct UpdateRules: Hashable, Sendable {
  /// The greatest number of screens that one update may add; at least 1.
  package var pushesPerUpdate: Int {
    didSet { requireNumbers() }
  }

  /// Whether one update may remove any number of screens, rather than only the top.
  package var popsMany: Bool

  /// Whether a screen may be replaced in place, also in an update that pushes or pops.
  package var replacesInPlace: Bool

  /// The number of screens that may be there when the host first appears; at least 0.
  package var screensAtFirstAppearance: Int {
    didSet { requireNumbers() }
  }

  package init(
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
  package static let links = UpdateRules(
    pushesPerUpdate: 1,
    popsMany: true,
    replacesInPlace: true,
    screensAtFirstAppearance: 1
  )

  /// Apple's `NavigationStack`: anything in one update.
  package static let native = UpdateRules(
    pushesPerUpdate: .max,
    popsMany: true,
    replacesInPlace: true,
    screensAtFirstAppearance: .max
  )
}

/// Which updates of a change are animated.
///
/// There are three exceptions, whatever the value: an app can turn off animation for a single
/// change; the update that a host first appears with is not animated; and a lost push is repeated
/// with animation, as is the rest of that change.
package enum ChangeAnimation: Hashable, Sendable, CaseIterable {
  /// As much as Apple's `NavigationStack` shows: of the pushes of a change only the last, and of its
  /// pops only the last.
  ///
  /// A path that is there from the start is reached without any animation.
  case automatic

  /// Every update, so that a person sees each screen come.
  case everyPush

  /// None.
  case disabled

  /// Whether an update is animated, which may be the last push or the last pop of its change.
  func animates(isLast: Bool) -> Bool {
    switch self {
    case .automatic: isLast
    case .everyPush: true
    case .disabled: false
    }
  }
}
