/// Which steps of a change are animated.
///
/// Whatever the value, an app can turn off animation for a single change. After a second lost push, the rest of a change
/// is animated.
package enum ChangeAnimation: Sendable {
  /// The last push and the last pop of a change, as in Apple's `NavigationStack`.
  ///
  /// A path that is there from the start is shown without animation.
  case automatic

  /// Every step: people see each screen slide in.
  case everyPush

  /// No step.
  case disabled

  /// Returns whether a step is animated, which may be the last push or the last pop of its change.
  func animates(isLast: Bool) -> Bool {
    switch self {
    case .automatic: isLast
    case .everyPush: true
    case .disabled: false
    }
  }
}
