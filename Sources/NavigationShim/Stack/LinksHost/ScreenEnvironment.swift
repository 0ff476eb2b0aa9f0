import SwiftUI

/// What the app and the shim's own modifiers find in the environment of a screen.
struct ScreenEnvironment<StackNavigator: ObservableObject>: ViewModifier {
  let screen: LinkedScreen
  let navigator: StackNavigator

  func body(content: Content) -> some View {
    content
      .environment(\.navigationSurroundings, .links(screen))
      // Objects from around the stack don't always reach pushed screens (FlowStacks issue 67), so the
      // shim's own is handed to each.
      .environmentObject(navigator)
  }
}
