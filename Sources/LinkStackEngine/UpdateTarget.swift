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
