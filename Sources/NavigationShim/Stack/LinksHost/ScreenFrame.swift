import SwiftUI

/// What every screen in a `NavigationView` has around it: its link, and its reports to the stack.
struct ScreenFrame<StackNavigator: ObservableObject>: ViewModifier {
  let screen: LinkedScreen
  let navigator: StackNavigator

  func body(content: Content) -> some View {
    content
      .background(HiddenLink(owner: screen, link: screen.link, navigator: navigator))
      .background(AppearanceReporter(screen: screen))
      .modifier(ScreenEnvironment(screen: screen, navigator: navigator))
  }
}
