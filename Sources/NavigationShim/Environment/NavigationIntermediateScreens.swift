public import SwiftUI

/// Whether people see the intermediate screens of a change: those that a stack of links pushes below the last one.
///
/// See `View.navigationIntermediateScreens(_:)`. It has no effect on SwiftUI's own `NavigationStack`, nor on
/// watchOS and macOS.
public enum NavigationIntermediateScreens: Hashable, Sendable, CaseIterable {
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
  /// Sets whether people see the intermediate screens that the stacks of links inside this view push.
  ///
  /// ```swift
  /// struct ShopWindow: View {
  ///   var body: some View {
  ///     OrdersView().navigationIntermediateScreens(.visible)
  ///   }
  /// }
  /// ```
  nonisolated public func navigationIntermediateScreens(
    _ intermediateScreens: NavigationIntermediateScreens
  ) -> some View {
    environment(\.navigationConfiguration.intermediateScreens, intermediateScreens)
  }
}
