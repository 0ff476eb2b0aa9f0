import LinkStackEngine
public import SwiftUI

/// Which updates of a change are animated: see `View.navigationAnimation(_:)`.
///
/// There are three exceptions, whatever the value: an app can turn off animation for a single
/// change; the update that a stack first appears with is not animated; and a lost push is repeated
/// with animation, as is the rest of that change.
public enum NavigationAnimation: Hashable, Sendable, CaseIterable {
  /// As much as SwiftUI's own `NavigationStack` shows: of the pushes of a change only the last, and of its
  /// pops only the last.
  ///
  /// A path that is there from the start is reached without any animation.
  case automatic

  /// Every update, so that a person sees each screen come.
  case everyPush

  /// None.
  case disabled

  /// The policy in the engine's terms.
  var ofChanges: ChangeAnimation {
    switch self {
    case .automatic: .automatic
    case .everyPush: .everyPush
    case .disabled: .disabled
    }
  }
}

/// Additions to SwiftUI's interface: delete them together with the package.
extension View {
  /// Sets which updates the stacks of links inside this view animate when their path changes.
  ///
  /// On SwiftUI's own stack, only `NavigationAnimation.disabled` has an effect. A stack that is shown when that
  /// first becomes the policy is built anew, and keeps its path.
  nonisolated public func navigationAnimation(_ animation: NavigationAnimation) -> some View {
    environment(\.navigationConfiguration.animation, animation.ofChanges)
  }
}
