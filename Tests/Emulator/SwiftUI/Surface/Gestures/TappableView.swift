/// A view that does something when it is tapped.
struct TappableView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: (() -> Void)?

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    TappableNode(view, at: place)
  }
}

@MainActor
private final class TappableNode<Content: View>: PrimitiveNode<TappableView<Content>> {
  override var control: Control? {
    guard view.action != nil else { return nil }
    return Control(self) { [weak self] in self?.view.action?() }
  }
}
