import SwiftUI

/// A screen, and in front of it the next one.
///
/// macOS 11 and 12 have no `NavigationView` that shows one screen at a time. Here all screens exist at once, and all
/// except the top are hidden. So any path is reached in one step.
struct LayerFrame<StackNavigator: ObservableObject>: ViewModifier {
  let screen: LinkedScreen
  @ObservedObject var link: LinkedScreen.Link
  let navigator: StackNavigator

  func body(content: Content) -> some View {
    if screen.depth == 0 {
      // One item for all layers: an empty one for each would leave a gap in the window's toolbar.
      layers(content).toolbar {
        ToolbarItem(placement: .back) {
          BackButton(screen: screen, link: link)
        }
      }
    } else {
      layers(content)
    }
  }

  @MainActor
  private func layers(_ content: Content) -> some View {
    ZStack {
      content
        .asOneView()
        .inEnvironment(of: screen, navigator)
        .opacity(link.state.isOn ? 0 : 1)
        // A disabled control takes neither keys nor focus.
        .disabled(link.state.isOn)
        .allowsHitTesting(!link.state.isOn)
        .accessibility(hidden: link.state.isOn)
      if let next = link.state.destination {
        ScreenContents(screen: next)
          .modifier(LayerFrame(screen: next, link: next.link, navigator: navigator))
          .modifier(LayerEnvironment(surroundings: link.surroundings))
      }
    }
  }
}

/// The environment of a layer.
///
/// The layer below, which has the link to it, has another one.
private struct LayerEnvironment: ViewModifier {
  @ObservedObject var surroundings: LinkedScreen.Surroundings

  func body(content: Content) -> some View {
    content.inEnvironment(ofLink: surroundings.environment)
  }
}

/// The button that leaves the layer on top.
///
/// It is empty if the root is on top.
private struct BackButton: View {
  let screen: LinkedScreen
  @ObservedObject var link: LinkedScreen.Link

  var body: some View {
    if let next = link.state.destination {
      AnyView(BackButton(screen: next, link: next.link))
    } else if screen.depth > 0 {
      Button {
        screen.stack?.handle(.back(toDepth: screen.depth - 1))
      } label: {
        Image(systemName: "chevron.backward")
      }
      .accessibility(label: Text("Back"))
    }
  }
}
