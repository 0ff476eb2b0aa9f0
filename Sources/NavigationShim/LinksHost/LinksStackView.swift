import SwiftUI

/// A stack as a chain of links in a `NavigationView`.
struct LinksStackView<StackNavigator: ObservableObject>: View {
  let path: StackPath
  let root: AnyView

  /// The navigator in the environment of the screens.
  let navigator: StackNavigator

  /// Gives the navigator the stack.
  ///
  /// Called from the evaluation of the body.
  let connect: @MainActor (LinksStack) -> Void

  @StateObject private var stack = LinksStack()
  @EnvironmentValue(\.navigationConfiguration) private var configuration
  @EnvironmentValue(\.navigationPlace) private var place

  var body: some View {
    let _ = stack.prepare(path, configuration, in: place.column)
    let _ = connect(stack)
    container
      .asSurroundingsOfStack()
      .readTransaction(of: stack.path.change) { stack.path.observe($0) }
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
    if configuration.hooks.container == .layers {
      root.modifier(LayerFrame(screen: screen, link: screen.link, navigator: navigator))
    } else if stack.column != nil {
      // A column has a navigation controller already. Another one in it would show a second bar.
      framedRoot.onAppear { stack.handle(.swiftUIDidShowStack) }
    } else {
      navigationView
    }
  }

  @MainActor private var framedRoot: some View {
    root.modifier(ScreenFrame(screen: stack.chain.root, navigator: navigator))
  }

  @MainActor private var navigationView: some View {
    NavigationView { framedRoot }
      .stackNavigationViewStyle()
      .onAppear { stack.handle(.swiftUIDidShowStack) }
      .onDisappear { stack.handle(.swiftUIDidHideStack) }
  }
}

/// The frame of every screen in a `NavigationView`: its link, and its reports to the stack.
private struct ScreenFrame<StackNavigator: ObservableObject>: ViewModifier {
  let screen: LinkedScreen
  let navigator: StackNavigator

  func body(content: Content) -> some View {
    content
      .asOneView()
      .overlay(attachments)
      // During a back navigation, the app may read its path as soon as the screen below appears.
      .onAppear { screen.stack?.handle(.swiftUIDidShow(screen)) }
      .inEnvironment(of: screen, navigator)
  }

  /// Invisible views of no size in front of the screen.
  ///
  /// A platform view behind the screen, and as large, would keep a large title from collapsing (SwiftUIRefresh issue
  /// 1).
  private var attachments: some View {
    ZStack {
      HiddenLink(link: screen.link, surroundings: screen.link.surroundings, navigator: navigator)
      AppearanceReporter(screen: screen)
    }
    .unseen()
  }
}

/// The link from a screen to the one above it.
///
/// It is always in the view tree, whether on or off. A link that is conditional, scrolled away or inside a lazy
/// container pushes nothing, or pushes without animation (swift-navigation issue 20). It works when hidden, and then
/// neither draws the app's button style nor takes focus.
private struct HiddenLink<StackNavigator: ObservableObject>: View {
  @ObservedObject var link: LinkedScreen.Link
  @ObservedObject var surroundings: LinkedScreen.Surroundings
  let navigator: StackNavigator

  // SwiftUI's link with a binding is deprecated from iOS 16 on. It is the one that older systems have.
  @available(iOS, introduced: 14, deprecated: 16)
  @available(macOS, introduced: 11, deprecated: 13)
  @available(tvOS, introduced: 14, deprecated: 16)
  @available(watchOS, introduced: 7, deprecated: 9)
  var body: some View {
    ZStack {
      SwiftUI.NavigationLink(
        isActive: $link.isOnForHost,
        destination: { LinkedScreenView(link: link, navigator: navigator) },
        label: { EmptyView() }
      )
      .inDetail(false)
      companion
      companion
    }
    .hidden()
    .inEnvironment(ofLink: surroundings.environment)
  }

  /// One of two links that lead nowhere and are never turned on.
  ///
  /// On iOS 14.5, if exactly two links are in one view, a screen that one of them has pushed pops at once. A third,
  /// empty link avoids that. A screen has one link of the package, and may have one of the app's: with these two
  /// there are never exactly two.
  private var companion: some View {
    SwiftUI.NavigationLink(destination: EmptyView()) { EmptyView() }.disabled(true)
  }
}

private struct LinkedScreenView<StackNavigator: ObservableObject>: View {
  @ObservedObject var link: LinkedScreen.Link
  let navigator: StackNavigator

  var body: some View {
    if let screen = link.state.destination {
      ScreenContents(screen: screen)
        .modifier(ScreenFrame(screen: screen, navigator: navigator))
        .onDisappear { screen.stack?.handle(.destinationDisappeared(link)) }
    }
  }
}
