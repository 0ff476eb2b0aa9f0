public import SwiftUI

/// Whether people see the screens that a stack of links pushes without animation, below the last one of a
/// change.
///
/// See `View.navigationStillPushes(_:)`. It has no effect on SwiftUI's own `NavigationStack`, nor on
/// watchOS and macOS.
public enum NavigationStillPushes: Hashable, Sendable, CaseIterable {
  /// A picture of the old screen covers the stack until the last screen is pushed.
  ///
  /// It stays for a second at most, and goes as soon as anything else happens: a person goes back, the app sets
  /// another path, the device turns, or the stack leaves the screen.
  case hidden

  /// Each screen is visible, with its title, for as long as it takes to render it.
  case visible
}

/// Additions to SwiftUI's interface: delete them together with the package.
extension View {
  /// Sets whether people see the screens that the stacks of links inside this view push without animation,
  /// below the last one of a change.
  nonisolated public func navigationStillPushes(
    _ stillPushes: NavigationStillPushes
  ) -> some View {
    environment(\.navigationConfiguration.stillPushes, stillPushes)
  }
}
