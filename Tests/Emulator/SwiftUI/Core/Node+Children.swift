extension Node {
  /// Makes the children those of the given views, and keeps the nodes whose identity is still there.
  final func setChildren(_ new: [Child]) {
    let inside = environmentInside
    if keepsAllChildren(with: new) {
      for (node, child) in zip(children, new) { node.update(to: child.view, in: inside) }
      return
    }
    var old = Dictionary(children.map { ($0.key, $0) }) { first, _ in first }
    children = new.map { child in
      if let node = old[child.key], node.viewType == type(of: child.view) {
        old[child.key] = nil
        node.update(to: child.view, in: inside)
        return node
      }
      return makeChild(child, in: inside)
    }
    for node in old.values.sorted(by: { $0.serial < $1.serial }) { graph.remove(node) }
    graph.preferencesMayHaveChanged()
  }

  private func keepsAllChildren(with new: [Child]) -> Bool {
    children.count == new.count
      && zip(children, new).allSatisfy { $0.key == $1.key && $0.viewType == type(of: $1.view) }
  }

  private func makeChild(_ child: Child, in environment: EnvironmentValues) -> Node {
    let place = Place(
      graph: graph,
      parent: self,
      key: child.key,
      environment: environment,
      screen: screen
    )
    let node = place.makeNode(for: child.view)
    node.evaluate()
    return node
  }

  /// The nearest enclosing node of a kind.
  final func nearest<T>(_ type: T.Type) -> T? {
    var node = parent
    while let current = node {
      if let found = current as? T { return found }
      node = current.parent
    }
    return nil
  }
}
