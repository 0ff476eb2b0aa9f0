public struct NavigationView<Content> {
  let content: Content
}

extension NavigationView: View, PrimitiveView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    NavigationViewNode(view, at: place)
  }
}

public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewLayout, NavigationViewLayout(style))
  }
}

@MainActor
private final class NavigationViewNode<Content: View>: PrimitiveNode<NavigationView<Content>>,
  StackHostNode
{
  private var hosts: [NavigationViewHost] = []
  private var views: [any View] = []
  private var layout = NavigationViewLayout.automatic
  var stackHost: any StackHost { hosts.last { $0.depth > 0 } ?? hosts[hosts.count - 1] }

  /// Not where something lies over what is below the bar.
  override var takesTaps: Bool {
    guard let view = stackHost.controller.viewIfLoaded else { return true }
    return !view.takesTouches(at: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    layout != environment.navigationViewLayout
  }

  override func performEvaluation() {
    layout = environment.navigationViewLayout
    let former = views
    views = layout.columns(of: view.content)
    precondition(hosts.count <= views.count, "Columns don't become fewer here.")
    for (index, host) in hosts.enumerated() {
      if index > 0, graph.behavior.dropsUpdatesBelowPushes, host.controllers.count > 1 {
        views[index] = former[index]
      } else {
        host.root.root?.invalidate()
      }
    }
    while hosts.count < views.count { addColumn() }
    for host in hosts { host.hasNextColumn = host !== hosts.last }
  }

  private func addColumn() {
    let host = NavigationViewHost(graph: graph, parent: screen)
    let index = hosts.count
    // Its dismissal does nothing there.
    if views.count > 1, graph.behavior.presentsColumns { host.root.dismissal = Dismissal {} }
    let root = makeScreenNode(.position(index), on: host.root) { [weak self] in
      guard let self, views.indices.contains(index) else { return EmptyView() }
      return views[index]
    }
    hosts.append(host)
    children.append(root)
  }

  override func passEnvironmentOn() {
    for host in hosts { host.root.root?.replaceEnvironment(environment) }
  }

  override var seenChildren: [Node] {
    hosts.flatMap { $0.isCovered ? [] : $0.screenNodes.suffix(1) }
  }

  override func tearDown() { for host in hosts { host.removeAll() } }
}

private enum NavigationViewLayout {
  case automatic, stack, columns

  init(_ style: some NavigationViewStyle) {
    self = style is StackNavigationViewStyle ? .stack : .columns
  }

  @MainActor
  func columns(of content: any View) -> [any View] {
    let pieces = Piece.pieces(of: content)
    guard pieces.count > 1 else {
      // What is alone stays as it is, so that it keeps its place in the structure.
      return self == .columns ? [content, EmptyView()] : [content]
    }
    return self == .stack ? [pieces[0].view] : pieces.map(\.view)
  }
}

extension EnvironmentValues {
  private enum NavigationViewLayoutKey: EnvironmentKey {
    static let defaultValue = NavigationViewLayout.automatic
  }

  fileprivate var navigationViewLayout: NavigationViewLayout {
    get { self[NavigationViewLayoutKey.self] }
    set { self[NavigationViewLayoutKey.self] = newValue }
  }
}
