import SwiftUI

/// Differences between platforms.
enum Platform {
  /// Whether the color of a row's label shows that the row has the focus.
  #if os(tvOS)
  static let colorsFocusedRows = true
  #else
  static let colorsFocusedRows = false
  #endif
}

extension EnvironmentValues {
  /// Whether a list is in edit mode, on platforms that have one.
  ///
  /// Then the list itself selects the rows that people tap.
  var isEditing: Bool {
    #if canImport(UIKit) && !os(watchOS)
    editMode?.wrappedValue.isEditing == true
    #else
    false
    #endif
  }

  /// Whether the columns of a split view form a stack: always on tvOS and watchOS, and never on macOS.
  var isWidthCompact: Bool {
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    horizontalSizeClass == .compact
    #elseif os(macOS)
    false
    #else
    true
    #endif
  }
}

extension View {
  /// Gives a navigation view a single column.
  ///
  /// Without it, navigation links that are turned on by bindings bounce back from the third level on (FlowStacks
  /// issue 33).
  func stackNavigationViewStyle() -> some View {
    #if os(macOS)
    self
    #else
    navigationViewStyle(StackNavigationViewStyle())
    #endif
  }
}

extension SwiftUI.NavigationLink {
  func inDetail(_ isDetailLink: Bool) -> some View {
    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
    self.isDetailLink(isDetailLink)
    #else
    self
    #endif
  }
}

extension ToolbarItemPlacement {
  /// The placement of a back button.
  static var back: ToolbarItemPlacement {
    #if os(watchOS)
    .automatic
    #else
    .navigation
    #endif
  }
}
