import SwiftUI

// What some platform lacks.

extension View {
  /// Gives a navigation view one column, where there are more elsewhere.
  ///
  /// Without it, links that are turned on by bindings bounce back from the third level on (FlowStacks issue 33).
  func stackNavigationViewStyle() -> some View {
    #if os(macOS)
    self
    #else
    navigationViewStyle(StackNavigationViewStyle())
    #endif
  }

  func hidingNavigationBar(_ isHidden: Bool) -> some View {
    #if os(macOS)
    self
    #else
    navigationBarHidden(isHidden)
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
  /// Where a back button is.
  static var back: ToolbarItemPlacement {
    #if os(watchOS)
    .automatic
    #else
    .navigation
    #endif
  }
}
