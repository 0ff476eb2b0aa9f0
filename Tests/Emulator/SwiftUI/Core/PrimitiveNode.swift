/// The node of a view that the emulator renders itself.
@MainActor
class PrimitiveNode<V: PrimitiveView>: Node {
  final var view: V

  init(_ view: V, at place: Place) {
    self.view = view
    super.init(V.self, at: place)
  }

  override func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    guard let view = view as? V else {
      preconditionFailure("Internal inconsistency: a node of \(V.self) got a \(New.self).")
    }
    self.view = view
    evaluate()
    // Children take the environment in while they are set; what hangs on the node otherwise does not.
    if environmentChanged { passEnvironmentOn() }
  }

  override func performEvaluation() {
    setChildren(view.contents)
  }

  override var ownTexts: [String] { view.ownTexts }

  override var rowParts: [Node]? {
    (view as? any RowsView)?.rowNodes(among: children)
  }
}
