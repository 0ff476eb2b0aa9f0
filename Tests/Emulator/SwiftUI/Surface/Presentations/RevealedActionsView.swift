/// A view with controls that a gesture reveals, until one of them is tapped.
struct RevealedActionsView<Content: View, Actions: View>: View, PrimitiveView {
  let content: Content
  let gesture: RevealingGesture
  let actions: Actions

  static func makeNode(for view: Self, at place: Place) -> Node {
    RevealedActionsNode(view, at: place)
  }
}

/// What a person does to see controls that are there for a view.
enum RevealingGesture {
  case longPress
  case swipe
}

/// The node of a view with controls that a gesture reveals.
@MainActor
protocol RevealingNode: Node {
  var gesture: RevealingGesture { get }

  /// The texts that a person makes the gesture on.
  var label: String { get }

  func reveal()
}

@MainActor
private final class RevealedActionsNode<Content: View, Actions: View>: PrimitiveNode<
  RevealedActionsView<Content, Actions>
>, RevealingNode
{
  private var areRevealed = false

  var gesture: RevealingGesture { view.gesture }

  var label: String { children.first?.texts.joined(separator: " ") ?? "" }

  override func performEvaluation() {
    let content = Child(view.content, at: 0)
    setChildren(areRevealed ? [content, Child(view.actions, at: 1)] : [content])
  }

  func reveal() {
    areRevealed = true
    invalidate()
  }

  override func didTapControlInside() {
    guard areRevealed else { return }
    areRevealed = false
    invalidate()
  }
}
