/// A view that refreshes when it is pulled down.
struct RefreshableView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: RefreshAction

  var contents: [Child] { [Child(content.environment(\.refresh, action))] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    RefreshableViewNode(view, at: place)
  }
}

/// The node of a view that refreshes when it is pulled down.
@MainActor
protocol RefreshableNode: Node {
  func refresh()
}

@MainActor
private final class RefreshableViewNode<Content: View>: PrimitiveNode<RefreshableView<Content>>,
  RefreshableNode
{
  func refresh() {
    let action = view.action
    Task { await action() }
  }
}

extension View {
  /// Performs an action when the view is pulled down.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    RefreshableView(content: self, action: RefreshAction(action: action))
  }
}
