public import SwiftUI

/// Whether people can swipe back where the back button or the bar is hidden.
///
/// ```swift
/// struct ShopWindow: View {
///   var body: some View {
///     OrdersView().navigationSwipeBack(.always)
///   }
/// }
/// ```
///
/// An addition to SwiftUI's interface, for iOS, Mac Catalyst and visionOS. It works on both stacks.
public enum NavigationSwipeBack: Hashable, Sendable, CaseIterable {
  /// UIKit decides: people can't swipe where the back button or the bar is hidden.
  case automatic

  /// People can swipe wherever there is a screen to go back to.
  ///
  /// The stack becomes the delegate of its navigation controller's gesture. A delegate that the app sets later is
  /// kept. When the stack is removed, the former delegate is restored.
  case always
}

/// Additions to SwiftUI's interface.
extension View {
  /// Sets whether people can swipe back in the stacks inside this view where the back button or the bar is hidden:
  /// see ``NavigationSwipeBack``.
  ///
  /// Switching to `always` while the native stack is on screen recreates the stack: its path is kept, and view state
  /// is lost.
  nonisolated public func navigationSwipeBack(_ swipeBack: NavigationSwipeBack) -> some View {
    environment(\.navigationConfiguration.swipeBack, swipeBack)
  }
}
