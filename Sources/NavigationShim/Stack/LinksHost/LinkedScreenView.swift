import SwiftUI

/// The screen that a link leads to.
struct LinkedScreenView<StackNavigator: ObservableObject>: View {
  @ObservedObject var link: ScreenLink
  let navigator: StackNavigator

  var body: some View {
    if let screen = link.destination {
      ScreenContentsView(contents: screen.contents, screen: screen)
        .modifier(ScreenFrame(screen: screen, navigator: navigator))
        .onDisappear { link.releaseDestination() }
    }
  }
}
