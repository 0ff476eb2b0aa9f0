/// The node of a navigation view: one stack, or several beside each other.
@MainActor
final class NavigationViewNode<Content: View>: PrimitiveNode<NavigationView<Content>>, StackHostNode
{
  private var hosts: [NavigationHost] = []
  private var views: [any View] = []
  private var layout = NavigationViewLayout.automatic

  /// The last column in which something was pushed, or else the last one.
  var stackHost: any StackHost { hosts.last { $0.depth > 0 } ?? hosts[hosts.count - 1] }

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    layout != environment.navigationViewLayout
  }

  override func performEvaluation() {
    layout = environment.navigationViewLayout
    views = layout.columns(of: view.content)
    for host in hosts.dropFirst(views.count) { remove(host) }
    hosts = Array(hosts.prefix(views.count))
    for host in hosts { host.root.root?.invalidate() }
    while hosts.count < views.count { addColumn() }
    for (host, next) in zip(hosts, hosts.dropFirst()) { host.next = next }
  }

  private func addColumn() {
    let host = NavigationHost(graph: graph, parent: screen)
    let index = hosts.count
    let place = Place(
      graph: graph,
      parent: self,
      key: .position(index),
      environment: environment,
      screen: host.root
    )
    let root = ScreenNode(at: place) { [weak self] in
      guard let self, views.indices.contains(index) else { return EmptyView() }
      return views[index]
    }
    hosts.append(host)
    children.append(root)
    root.invalidate()
  }

  private func remove(_ host: NavigationHost) {
    host.removeAll()
    guard let root = host.root.root else { return }
    children.removeAll { $0 === root }
    graph.remove(root)
  }

  override func passEnvironmentOn() {
    for host in hosts { host.root.root?.replaceEnvironment(environment) }
  }

  override var seenChildren: [Node] { hosts.flatMap { $0.screenNodes.suffix(1) } }

  override func tearDown() {
    for host in hosts { host.removeAll() }
  }
}
