import SwiftUI

/// A stack as a chain of links in a `NavigationView`.
struct LinksStackView<Data, Root: View>: View {
  let path: Binding<Data>
  let access: StackPath
  let root: Root
  let navigator: Navigator<Data>

  @StateObject private var stack = LinksStack()
  @Environment(\.navigationConfiguration) private var configuration
  @Environment(\.navigationPlace) private var place

  // The form of `onChange` that older systems have is deprecated from iOS 17 on.
  @available(iOS, introduced: 14, deprecated: 17)
  @available(macOS, introduced: 11, deprecated: 14)
  @available(tvOS, introduced: 14, deprecated: 17)
  @available(watchOS, introduced: 7, deprecated: 10)
  var body: some View {
    let _ = stack.prepare(access, configuration, at: place)
    let _ = navigator.update(path: path, in: stack)
    container
      .asSurroundingsOfStack()
      .onChange(of: stack.path.change.count) { _ in stack.handle(.pathChanged) }
      .readTransaction(of: stack.path.change) { stack.handle(.pathTransaction($0)) }
      .modifier(
        SceneActivity {
          stack.scene
        } onChange: { isInBackground, time in
          stack.handle(.sceneChanged(isInBackground: isInBackground, time))
        }
      )
  }

  @MainActor @ViewBuilder private var container: some View {
    let screen = stack.chain.root
    if configuration.container == .layers {
      root.modifier(LayerFrame(screen: screen, link: screen.link, navigator: navigator))
    } else if case .column = place, !stack.hasLeftColumn {
      ColumnReader { isInColumn in
        if isInColumn {
          // A column is a navigation controller already; another one in it would show a second bar.
          framedRoot.onAppear { stack.handle(.stackAppears) }
        } else {
          navigationView
        }
      }
    } else {
      navigationView
    }
  }

  @MainActor private var framedRoot: some View {
    root.modifier(ScreenFrame(screen: stack.chain.root, navigator: navigator, isRoot: true))
  }

  @MainActor private var navigationView: some View {
    NavigationView { framedRoot }
      // Without it, links that are turned on by bindings bounce back from the third level on (FlowStacks issue 33).
      #if !os(macOS)
    .navigationViewStyle(StackNavigationViewStyle())
      #endif
      .onAppear { stack.handle(.stackAppears) }
      .onDisappear { stack.handle(.stackDisappears) }
  }
}

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
    if let view = view(for: element) {
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

  /// The declared view for an element; on a screen that leaves, the one that was shown last.
  ///
  /// iOS 15 evaluates leaving screens once more (NavigationBackport commit 5096dda). Their declarations may
  /// leave with them, and the data they are made from may be gone.
  @MainActor
  private func view(for element: PathElement) -> AnyView? {
    guard let stack = screen.stack, stack.chain.shows(screen) else { return screen.shown }
    guard
      case .found(let view, let resolved, let evaluation) =
        stack.resolver.destinations.resolve(element, at: screen.depth)
    else { return nil }
    screen.resolve(resolved, as: view, of: evaluation)
    return view
  }
}
