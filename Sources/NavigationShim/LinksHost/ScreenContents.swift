import SwiftUI

/// The view in one place of the chain.
struct ScreenContents: View {
  @ObservedObject var screen: LinkedScreen

  var body: some View {
    // A replacement has to start with new state (NavigationBackport issues 30 and 38).
    content.id(screen.id)
  }

  @MainActor @ViewBuilder private var content: some View {
    switch screen.value {
    case .element(let element):
      destination(for: element)
    case .presentation(let presentation):
      presentation.view.content
    case nil:
      EmptyView()
    }
  }

  @MainActor @ViewBuilder private func destination(for element: PathElement) -> some View {
    let _ = screen.stack?.resolver.show(element, on: screen)
    switch screen.shown {
    case .nothing:
      EmptyView()
    case .view(let view, _):
      view
    case .missingDestination:
      // The sign that the native stack shows.
      Image(systemName: "exclamationmark.triangle.fill")
        .foregroundColor(.yellow)
        .accessibility(label: Text("Missing destination"))
    }
  }
}

private struct ScreenEnvironment<StackNavigator: ObservableObject>: ViewModifier {
  let screen: LinkedScreen
  let navigator: StackNavigator

  @EnvironmentValue(\.isViewPresented) private var isPresented

  func body(content: Content) -> some View {
    content
      .environment(
        \.navigationPlace,
        .links(NavigationPlace.ScreenReference(screen, isPresented: isPresented))
      )
      // Objects from outside the stack don't always reach pushed screens (FlowStacks issue 67), so each screen gets
      // the navigator itself.
      .environmentObject(navigator)
  }
}

extension View {
  /// Makes exactly one view from an app's view, which may be several, or none.
  ///
  /// A modifier applies to each of several views, and to none if there are none: a link would exist several times, or
  /// disappear when a condition changes. Several views are laid out as SwiftUI does where it expects one, and a
  /// single view as if it were alone.
  func asOneView() -> some View {
    VStack { self }
  }

  /// Puts a view's screen into the environment.
  func inEnvironment(of screen: LinkedScreen, _ navigator: some ObservableObject) -> some View {
    modifier(ScreenEnvironment(screen: screen, navigator: navigator))
  }
}
