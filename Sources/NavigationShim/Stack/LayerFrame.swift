import SwiftUI

/// A screen, and in front of it the one that its link leads to.
///
/// macOS 11 and 12 have no `NavigationView` that shows one screen at a time. Here the whole chain is
/// there at once, and all but the top is out of sight. So any path is reached in one update.
struct LayerFrame<StackNavigator: ObservableObject>: ViewModifier {
  let screen: LinkedScreen
  @ObservedObject var link: ScreenLink
  let navigator: StackNavigator

  func body(content: Content) -> some View {
    ZStack {
      content
        .asOneView()
        .modifier(ScreenEnvironment(screen: screen, navigator: navigator))
        .opacity(link.state.isOn ? 0 : 1)
        // A disabled control takes neither keys nor focus.
        .disabled(link.state.isOn)
        .allowsHitTesting(!link.state.isOn)
        .accessibility(hidden: link.state.isOn)
      if link.state.isOn, let next = link.state.destination {
        ScreenContentsView(contents: next.contents, screen: next)
          .modifier(LayerFrame(screen: next, link: next.link, navigator: navigator))
          .modifier(LayerEnvironment(surroundings: link.surroundings))
      }
    }
    .toolbar {
      ToolbarItem(placement: Self.backButtonPlacement) {
        if screen.depth > 0, !link.state.isOn { BackButton(screen: screen) }
      }
    }
    .onAppear { screen.stack?.screenSettled(screen) }
  }

  private static var backButtonPlacement: ToolbarItemPlacement {
    #if os(watchOS)
    .automatic
    #else
    .navigation
    #endif
  }
}

/// What is around a layer, and not around the one below, which may show the link that says so.
private struct LayerEnvironment: ViewModifier {
  @ObservedObject var surroundings: LinkSurroundings

  func body(content: Content) -> some View {
    content.inEnvironment(ofLink: surroundings.environment)
  }
}

/// The button by which a person leaves a layer.
private struct BackButton: View {
  let screen: LinkedScreen

  var body: some View {
    Button {
      screen.stack?.pop(to: screen.depth - 1)
    } label: {
      Image(systemName: "chevron.backward")
    }
    .accessibility(label: Text("Back"))
  }
}
