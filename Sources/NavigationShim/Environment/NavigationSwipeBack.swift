public import SwiftUI

/// Whether people can swipe back where there is no back button: see `View.navigationSwipeBack(_:)`.
public enum NavigationSwipeBack: Hashable, Sendable, CaseIterable {
  /// UIKit decides: people can't swipe where the back button or the bar is hidden.
  case automatic

  /// People can swipe wherever there is a screen to go back to.
  ///
  /// The stack becomes the delegate of its navigation controller's gesture, unless the app sets one from then on.
  /// When the stack goes away, the former delegate is restored.
  case always
}

/// Additions to SwiftUI's interface: delete them together with the package.
extension View {
  /// Sets whether people can swipe back, in the stacks inside this view, where the back button or
  /// the bar is hidden, on either host, on iOS, Mac Catalyst and visionOS.
  nonisolated public func navigationSwipeBack(_ swipeBack: NavigationSwipeBack) -> some View {
    environment(\.navigationConfiguration.swipeBack, swipeBack)
  }
}
