/// Where a node is put into the tree.
@MainActor
struct Place {
  let graph: Graph
  let parent: Node?
  let key: Child.Key
  let environment: EnvironmentValues
  let screen: Screen

  /// Makes the node that renders a view here.
  func makeNode<V: View>(for view: V) -> Node {
    if let primitive = view as? any PrimitiveView { return makePrimitiveNode(for: primitive) }
    if let representable = view as? any UIViewControllerRepresentable {
      return makeControllerNode(for: representable)
    }
    return BodyNode(view, at: self)
  }

  private func makeControllerNode<V: UIViewControllerRepresentable>(for view: V) -> Node {
    ControllerNode(view, at: self)
  }

  private func makePrimitiveNode<V: PrimitiveView>(for view: V) -> Node {
    V.makeNode(for: view, at: self)
  }
}
