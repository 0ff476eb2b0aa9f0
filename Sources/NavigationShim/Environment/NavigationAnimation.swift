import LinkStackEngine
public import SwiftUI

/// Which steps of a change are animated.
///
/// ```swift
/// OrdersView().navigationAnimation(.disabled)
/// ```
///
/// Whatever the value, you can turn off animation for a single change, and after a second lost push in a change, the
/// rest of it is animated.
///
/// An addition to SwiftUI's interface.
public enum NavigationAnimation: Hashable, Sendable, CaseIterable {
  /// The last push and the last pop of a change, as on the native stack.
  ///
  /// A path that is there from the start is shown without animation.
  case automatic

  /// Every step: people see each screen slide in.
  case everyPush

  /// No step.
  case disabled

  /// The engine's value for this policy.
  var ofChanges: ChangeAnimation {
    switch self {
    case .automatic: .automatic
    case .everyPush: .everyPush
    case .disabled: .disabled
    }
  }
}

/// Additions to SwiftUI's interface.
extension View {
  /// Sets which steps the link stacks inside this view animate: see ``NavigationAnimation``.
  ///
  /// On the native stack it has no effect: change the path in a `Transaction` that disables animations.
  nonisolated public func navigationAnimation(_ animation: NavigationAnimation) -> some View {
    environment(\.navigationConfiguration.animation, animation.ofChanges)
  }
}
