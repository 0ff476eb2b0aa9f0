import SwiftUI

/// The style of a `NavigationView` that shows one screen at a time.
///
/// Without it, links that are turned on by bindings bounce back from the third level on (FlowStacks
/// issue 33).
struct StackStyle: ViewModifier {
  func body(content: Content) -> some View {
    #if os(macOS)
    // macOS has no such style.
    content
    #else
    content.navigationViewStyle(StackNavigationViewStyle())
    #endif
  }
}
