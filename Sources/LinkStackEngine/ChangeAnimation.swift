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
