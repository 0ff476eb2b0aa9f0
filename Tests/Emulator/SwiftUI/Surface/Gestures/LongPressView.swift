/// A view that does something when it is pressed long.
struct LongPressView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: () -> Void

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    LongPressNode(view, at: place)
  }
}

@MainActor
private final class LongPressNode<Content: View>: PrimitiveNode<LongPressView<Content>>, GestureNode
{
  var gesture: PersonsGesture { .longPress }

  var label: String { texts.joined(separator: " ") }

  func perform() {
    view.action()
  }
}
