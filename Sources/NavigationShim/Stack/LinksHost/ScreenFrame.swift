import SwiftUI

/// What every screen of a stack of links has around it: its link, its reports to the stack, and what
/// the app finds in the environment.
struct ScreenFrame<StackNavigator: ObservableObject>: ViewModifier {
  let screen: LinkedScreen
  let navigator: StackNavigator

  func body(content: Content) -> some View {
    content
      .background(HiddenLink(owner: screen, link: screen.link, navigator: navigator))
      .background(AppearanceReporter(screen: screen))
      .environment(\.navigationSurroundings, .links(screen))
      .environment(\.destinationNesting, 0)
      // Objects from around the stack don't always reach pushed screens (FlowStacks issue 67), so the
      // shim's own is handed to each.
      .environmentObject(navigator)
  }
}
