/// Calls closures as a view comes into view and goes out of it.
private struct Appearance: ViewBehavior {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  func visibilityDidChange(_ isVisible: Bool, _ memory: inout Void, of node: Node) {
    guard let action = isVisible ? onAppear : onDisappear else { return }
    node.graph.due.addLifeCycleAction { action() }
  }
}

extension View {
  /// Calls a closure when the view's screen begins to come into view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ActionView(content: self, behavior: Appearance(onAppear: action))
  }

  /// Calls a closure when the view has gone, or its screen is covered.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ActionView(content: self, behavior: Appearance(onDisappear: action))
  }
}
