/// A view with controls that a gesture reveals, until one of them is tapped.
struct RevealedActionsView<Content: View, Actions: View>: View, PrimitiveView {
  let content: Content
  let gesture: PersonsGesture
  let actions: Actions

  static func makeNode(for view: Self, at place: Place) -> Node {
    RevealedActionsNode(view, at: place)
  }
}

@MainActor
private final class RevealedActionsNode<Content: View, Actions: View>: PrimitiveNode<
  RevealedActionsView<Content, Actions>
>, GestureNode
{
  private var areRevealed = false

  var gesture: PersonsGesture { view.gesture }

  var label: String { children.first?.texts.joined(separator: " ") ?? "" }

  override func performEvaluation() {
    let content = Child(view.content, at: 0)
    setChildren(areRevealed ? [content, Child(view.actions, at: 1)] : [content])
  }

  func perform() {
    areRevealed = true
    invalidate()
  }

  override func didTapControlInside() {
    guard areRevealed else { return }
    areRevealed = false
    invalidate()
  }
}
