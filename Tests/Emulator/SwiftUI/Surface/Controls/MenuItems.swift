/// Controls that are shown until one of them is tapped.
struct MenuItems<Content: View>: View, PrimitiveView {
  let content: Content
  let close: @MainActor () -> Void

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    MenuItemsNode(view, at: place)
  }
}

@MainActor
private final class MenuItemsNode<Content: View>: PrimitiveNode<MenuItems<Content>> {
  override func didTapControlInside() {
    view.close()
  }
}
