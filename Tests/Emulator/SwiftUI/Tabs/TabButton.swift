/// What a person taps on to select a tab.
struct TabButton: View, PrimitiveView {
  let item: any View
  let select: @MainActor () -> Void

  var contents: [Child] { [Child(item)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    TabButtonNode(view, at: place)
  }
}

@MainActor
final class TabButtonNode: PrimitiveNode<TabButton> {
  override var control: Control? {
    Control(self) { [weak self] in self?.view.select() }
  }
}
