/// Calls a closure with a URL that the app is to open.
private struct URLHandling: ViewBehavior {
  let action: (URL) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of node: Node) {
    node.graph.urlHandlers[node.serial] = action
  }

  func tearDown(_ memory: inout Void, of node: Node) {
    node.graph.urlHandlers[node.serial] = nil
  }
}

extension View {
  /// Calls a closure with a URL that the app is to open.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    ActionView(content: self, behavior: URLHandling(action: action))
  }
}
