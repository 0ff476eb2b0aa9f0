/// Calls a closure with an activity of a type that the app is to continue.
struct ActivityHandling: ViewBehavior {
  let activityType: String
  let action: (NSUserActivity) -> Void

  func evaluate(after old: Self?, _ memory: inout Void, of node: Node) {
    node.graph.activityHandlers[node.serial] = self
  }

  func tearDown(_ memory: inout Void, of node: Node) {
    node.graph.activityHandlers[node.serial] = nil
  }
}

extension View {
  /// Calls a closure with an activity of a type that the app is to continue.
  public func onContinueUserActivity(
    _ activityType: String,
    perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    ActionView(
      content: self,
      behavior: ActivityHandling(activityType: activityType, action: action)
    )
  }
}
