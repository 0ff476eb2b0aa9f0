/// A view that has another one shown above its stack's path while a binding is true.
struct PresentedDestinationView<Content: View, Destination: View>: View, PrimitiveView {
  let content: Content
  let isPresented: Binding<Bool>
  let destination: Destination

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    PresentedDestinationNode(view, at: place)
  }
}

@MainActor
private final class PresentedDestinationNode<Content: View, Destination: View>:
  DestinationPresentingNode<PresentedDestinationView<Content, Destination>>
{
  override func takeIn(_ presenter: NativePresenter) {
    let isPresented = view.isPresented
    let destination = view.destination
    presenter.write = { isPresented.wrappedValue = $0 }
    presenter.destination = { destination }
    presenter.refresh()
    presenter.turn(isPresented.wrappedValue)
  }
}
