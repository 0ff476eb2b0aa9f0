/// A view that has another one shown above its stack's path while there is an item.
struct ItemDestinationView<Content: View, D: Hashable, Destination: View>: View, PrimitiveView {
  let content: Content
  let item: Binding<D?>
  let destination: (D) -> Destination

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    ItemDestinationNode(view, at: place)
  }
}

@MainActor
private final class ItemDestinationNode<Content: View, D: Hashable, Destination: View>:
  DestinationPresentingNode<ItemDestinationView<Content, D, Destination>>
{
  override func takeIn(_ presenter: NativePresenter) {
    let item = view.item
    presenter.write = { isPresented in
      if !isPresented { item.wrappedValue = nil }
    }
    // A screen on its way out keeps its item.
    if let value = item.wrappedValue {
      let destination = view.destination
      presenter.destination = { destination(value) }
      presenter.refresh()
    }
    presenter.turn(item.wrappedValue != nil)
  }
}
