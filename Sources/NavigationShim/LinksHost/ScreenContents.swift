import SwiftUI

/// The view in one place of the chain.
struct ScreenContents: View {
  @ObservedObject var screen: LinkedScreen

  var body: some View {
    // A replacement has to start with fresh state (NavigationBackport issues 30 and 38).
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
    if let view = screen.stack.map({ $0.resolver.view(for: element, on: screen) }) ?? screen.shown {
      view
    } else if screen.isMissing {
      // The sign of SwiftUI's own stack.
      Image(systemName: "exclamationmark.triangle.fill")
        .foregroundColor(.yellow)
        .accessibility(label: Text("Missing destination"))
    } else {
      // The declaration may be about to be evaluated, and a sign would only flash.
      let _ = screen.stack?.deferWork { $0.unresolvedScreens.append(screen) }
    }
  }
}

private struct ScreenEnvironment<StackNavigator: ObservableObject>: ViewModifier {
  let screen: LinkedScreen
  let navigator: StackNavigator

  @Environment(\.presentationMode) private var presentationMode

  func body(content: Content) -> some View {
    let isPresented = presentationMode.wrappedValue.isPresented
    content
      .environment(
        \.navigationPlace,
        .links(NavigationPlace.ScreenReference(screen, isPresented: isPresented))
      )
      // Objects from around the stack don't always reach pushed screens (FlowStacks issue 67), so the
      // shim's own is handed to each.
      .environmentObject(navigator)
  }
}

extension View {
  /// Makes exactly one view of what an app has written, which may be several, or none.
  ///
  /// A modifier applies to each of several, and on none to nothing: a link would be there as many times, and be gone
  /// when a branch flips. They are laid out as SwiftUI itself does where it expects one, and one view as if it stood
  /// alone.
  func asOneView() -> some View {
    VStack { self }
  }

  /// Says to a view on which screen it is.
  func inEnvironment(
    of screen: LinkedScreen,
    _ navigator: some ObservableObject
  ) -> some View {
    modifier(ScreenEnvironment(screen: screen, navigator: navigator))
  }
}
