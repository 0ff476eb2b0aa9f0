public import SwiftUI

/// Whether people see the intermediate screens of a deep link.
///
/// ```swift
/// struct ShopWindow: View {
///   var body: some View {
///     OrdersView().navigationIntermediateScreens(.visible)
///   }
/// }
/// ```
///
/// It has no effect on the native stack, nor on watchOS and macOS.
///
/// An addition to SwiftUI's interface.
public enum NavigationIntermediateScreens: Hashable, Sendable, CaseIterable {
  /// A snapshot of the current screen covers the stack until the last push begins.
  ///
  /// The snapshot is removed after one second at the latest, and as soon as people go back, the app sets another
  /// path, the device rotates, or the stack goes out of view.
  case hidden

  /// People see each screen, with its title, for the time that it takes to render.
  case visible
}

/// Additions to SwiftUI's interface.
extension View {
  /// Sets whether people see the intermediate screens of the link stacks inside this view: see
  /// ``NavigationIntermediateScreens``.
  nonisolated public func navigationIntermediateScreens(
    _ intermediateScreens: NavigationIntermediateScreens
  ) -> some View {
    environment(\.navigationConfiguration.intermediateScreens, intermediateScreens)
  }
}
