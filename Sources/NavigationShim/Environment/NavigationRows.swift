public import SwiftUI

/// The look of a link stack's navigation links in the rows of lists and forms.
///
/// ```swift
/// List {
///   NavigationLink("Order 42", value: Route.order(42))
/// }
/// .buttonStyle(BorderlessButtonStyle())
/// .navigationRows(.plain)  // The button style is the whole look.
/// ```
///
/// It has no effect on the native stack.
///
/// An addition to SwiftUI's interface.
public enum NavigationRows: Hashable, Sendable, CaseIterable {
  /// As on the native stack: the label in its own colors, a chevron, and the whole row to tap.
  ///
  /// A `buttonStyle(_:)` on a navigation link replaces this look. For one that you set around the navigation link,
  /// choose ``plain``; otherwise people see both. On watchOS, any button in a list looks like a row. On macOS 11 and
  /// 12, navigation links in lists are buttons.
  case automatic

  /// As buttons.
  case plain
}

/// Additions to SwiftUI's interface.
extension View {
  /// Sets the look of navigation links in the rows of lists inside this view, on older systems: see
  /// ``NavigationRows``.
  nonisolated public func navigationRows(_ rows: NavigationRows) -> some View {
    environment(\.navigationConfiguration.rows, rows)
  }
}
