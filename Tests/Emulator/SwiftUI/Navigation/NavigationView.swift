/// The older stack of screens, which links are in charge of.
public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View, PrimitiveView where Content: View {
  /// Makes a navigation view with its first screen.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  static func makeNode(for view: Self, at place: Place) -> Node {
    NavigationViewNode(view, at: place)
  }
}

@MainActor
private final class NavigationViewNode<Content: View>: PrimitiveNode<NavigationView<Content>>,
  StackHostNode
{
  private let host: NavigationHost

  override init(_ view: NavigationView<Content>, at place: Place) {
    host = NavigationHost(graph: place.graph, parent: place.screen)
    super.init(view, at: place)
  }

  var stackHost: any StackHost { host }

  override func performEvaluation() {
    if let root = host.root.root { return root.invalidate() }
    let place = Place(
      graph: graph,
      parent: self,
      key: .position(0),
      environment: environment,
      screen: host.root
    )
    let root = ScreenNode(at: place) { [weak self] in
      guard let self else { return EmptyView() }
      return view.content
    }
    children = [root]
    root.invalidate()
  }

  override func passEnvironmentOn() {
    host.root.root?.replaceEnvironment(environment)
  }

  override var seenChildren: [Node] { host.screenNodes.suffix(1) }

  override func tearDown() {
    host.removeAll()
  }
}

/// How a navigation view is laid out.
public protocol NavigationViewStyle {}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Columns beside each other.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

/// Columns beside each other.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// What fits the device.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns beside each other.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// What fits the device.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension View {
  /// Says how navigation views inside are laid out; the emulator shows one stack in any case.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
