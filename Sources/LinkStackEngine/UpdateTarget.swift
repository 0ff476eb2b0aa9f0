/// The path to reach, and how far that has come.
package struct UpdateTarget: Hashable, Sendable {
  /// The path's length.
  package internal(set) var depth: Int

  /// How many screens of what the host has been told are those of the path.
  package internal(set) var commonDepth = 0

  /// How many elements of the path that there was when a person began to go back are left, with none
  /// replaced below; `nil` if nobody goes back, or the app has set no other path since.
  package internal(set) var lengthBeforePop: Int?

  /// What decides, with the policy, how much is animated.
  package internal(set) var change = Change.appearance

  /// How often a wait is doubled: a host that has lost a push may be a slow one.
  package internal(set) var patience = 0

  /// Whether it has been reported how this ended.
  package internal(set) var isFinished: Bool

  /// How a path came to be the target.
  package enum Change: Hashable, Sendable {
    /// The host appears with it.
    case appearance

    /// The app has set it.
    case set(isAnimated: Bool)

    /// A push or a pop on the way was lost.
    case retrying
  }

  init(depth: Int, commonDepth: Int = 0, change: Change = .appearance) {
    self.depth = depth
    self.commonDepth = commonDepth
    self.change = change
    isFinished = depth == 0
  }

  /// Which updates on the way are animated.
  package func animation(by policy: NavigationAnimation) -> NavigationAnimation {
    switch change {
    case .appearance: policy == .automatic ? .disabled : policy
    case .set(isAnimated: true): policy
    case .set(isAnimated: false): .disabled
    // A host that has lost a push may be one that loses those without animation.
    case .retrying: .everyPush
    }
  }
}
