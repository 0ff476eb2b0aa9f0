/// A view that does something when typing inside ends by the return key.
struct SubmitView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: () -> Void

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    SubmitNode(view, at: place)
  }
}

extension SubmitView: ModifyingView, RowsView {
  var modified: any View { content }
}

/// A node that learns when typing inside ends by the return key.
@MainActor
protocol SubmitObserver: Node {
  func didSubmit()
}

@MainActor
private final class SubmitNode<Content: View>: PrimitiveNode<SubmitView<Content>>, SubmitObserver {
  func didSubmit() { view.action() }
}

extension View {
  /// Performs an action when typing inside ends by the return key.
  public func onSubmit(
    of triggers: SubmitTriggers = .text,
    _ action: @escaping () -> Void
  ) -> some View {
    SubmitView(content: self, action: action)
  }
}
