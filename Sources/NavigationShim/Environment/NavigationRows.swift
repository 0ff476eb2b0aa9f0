public import SwiftUI

/// How the links in a stack of links look in the rows of lists and forms.
///
/// See `View.navigationRows(_:)`. It has no effect on SwiftUI's own `NavigationStack`.
public enum NavigationRows: Hashable, Sendable, CaseIterable {
  /// As with SwiftUI's own `NavigationStack`: the label in its own colors, a chevron, and the whole row to tap.
  ///
  /// A `buttonStyle(_:)` on a link itself replaces this look, and one on something around the link is drawn around
  /// it: choose ``plain`` then. On watchOS, any button in a list looks like a row. On macOS 11 and
  /// 12, links in lists are buttons, too.
  case automatic

  /// As buttons.
  case plain
}

/// Additions to SwiftUI's interface: delete them together with the package.
extension View {
  /// Sets how links inside this view look in the rows of lists, on systems without SwiftUI's own stack.
  nonisolated public func navigationRows(_ rows: NavigationRows) -> some View {
    environment(\.navigationConfiguration.rows, rows)
  }
}
