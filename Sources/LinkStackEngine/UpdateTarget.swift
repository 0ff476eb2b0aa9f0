/// The path to reach, and the progress towards it.
package struct UpdateTarget: Sendable {
  /// The number of elements in the path.
  package internal(set) var depth: Int

  /// The number of screens that the host was sent and that are in the path.
  package internal(set) var commonDepth = 0

  /// Whether the app has set this path during a back navigation, or a possible one, that isn't over.
  ///
  /// Then the screen that people leave stays part of it.
  package internal(set) var isNewerThanBack = false

  /// The origin of the path.
  ///
  /// With the policy, it decides which steps are animated.
  package internal(set) var change = Change.appearance

  /// The number of times that a wait is doubled: a host that has lost a push may be slow.
  package internal(set) var waitDoublings = 0

  /// The number of waits that have ended while the host moved, or was covered.
  package internal(set) var lookCount = 0 {
    didSet { lookCount = min(lookCount, 15) }
  }

  /// The number of times that such a wait is doubled.
  ///
  /// A host that moves or is covered for long is read less often. An event ends each of these waits anyway.
  var looksDoubled: Int { max(0, lookCount - 10) }

  /// The number of its pushes that were lost, each counted once; more than two count as two.
  package internal(set) var lostPushes = 0

  /// Whether the outcome was reported.
  package internal(set) var isFinished: Bool

  /// The origin of a target.
  package enum Change: Sendable {
    /// The host appears with the path.
    case appearance

    /// The app has set the path.
    case set(isAnimated: Bool)
  }

  package init(depth: Int, commonDepth: Int = 0, change: Change = .appearance) {
    self.depth = depth
    self.commonDepth = commonDepth
    self.change = change
    isFinished = depth == 0
  }

  /// Returns which of the remaining steps are animated.
  ///
  /// A lost push may be due to its moment. A host that has lost one twice, or two of them, may be one that loses
  /// pushes without animation.
  package func animation(by policy: ChangeAnimation, attempt: Int) -> ChangeAnimation {
    if attempt > 1 || lostPushes > 1 { return .everyPush }
    return switch change {
    case .appearance: policy == .automatic ? .disabled : policy
    case .set(isAnimated: true): policy
    case .set(isAnimated: false): .disabled
    }
  }
}
