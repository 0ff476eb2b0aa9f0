/// Which updates of a change are animated.
///
/// Whatever it says, an app can have a single change go without animation, the update that a host first
/// appears with is not animated, and a push that was lost is made again with animation, as is what
/// follows it in the same change.
public enum NavigationAnimation: Hashable, Sendable, CaseIterable {
  /// As much as Apple's `NavigationStack` shows: of the pushes of a change only the last, and of its
  /// pops only the last.
  ///
  /// A path that is there from the start is reached without any animation.
  case automatic

  /// Every update, so that a person sees each screen come.
  case everyPush

  /// None.
  case disabled

  /// Whether an update is animated.
  ///
  /// - Parameter isLast: Whether it is the last push or the last pop of its change.
  func animates(isLast: Bool) -> Bool {
    switch self {
    case .automatic: isLast
    case .everyPush: true
    case .disabled: false
    }
  }
}
