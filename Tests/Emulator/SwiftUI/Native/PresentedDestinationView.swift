struct PresentedDestinationView<Content: View, Item, Destination: View> {
  let content: Content
  let nameOfClosures: String?
  let isPresented: () -> Bool
  let write: (_ isPresented: Bool) -> Void

  /// The item of the destination; a leaving screen keeps it.
  let item: () -> Item?
  let destination: (Item) -> Destination
}

extension PresentedDestinationView: View, ModifyingView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    PresentedDestinationNode(view, at: place)
  }
}

@MainActor
private final class PresentedDestinationNode<Content: View, Item, Destination: View>:
  PrimitiveNode<PresentedDestinationView<Content, Item, Destination>>
{
  private var presenter: NativePresenter?

  override func performEvaluation() {
    super.performEvaluation()
    // Only what is right on a screen of the stack counts, not what is in a tab or a sheet there.
    guard let host = screen.host as? NativeHost else { return }
    let presenter = presenter ?? NativePresenter(owner: self, host: host, sharesEnvironment: false)
    self.presenter = presenter
    if let name = view.nameOfClosures { graph.record(.closureBinding, name) }
    presenter.write = view.write
    if let item = observing(view.item) {
      let destination = view.destination
      presenter.destination = { destination(item) }
      presenter.refresh()
    }
    presenter.turn(observing(view.isPresented))
  }

  override func tearDown() { _ = presenter?.ownerWillGoAway() }
}
