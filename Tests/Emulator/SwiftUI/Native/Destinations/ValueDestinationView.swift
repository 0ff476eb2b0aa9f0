/// A view that declares what its stack shows for the values of a type.
struct ValueDestinationView<Content: View, D: Hashable, Destination: View>: View, PrimitiveView {
  let content: Content
  let destination: (D) -> Destination

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    ValueDestinationNode(view, at: place)
  }
}

@MainActor
private final class ValueDestinationNode<Content: View, D: Hashable, Destination: View>:
  PrimitiveNode<ValueDestinationView<Content, D, Destination>>
{
  private var declaration: DestinationDeclaration?

  // Only what is right on a screen of the stack counts, not what is in a tab or a sheet there.
  private var host: NativeHost? { screen.host as? NativeHost }

  override func performEvaluation() {
    declare()
    super.performEvaluation()
  }

  private func declare() {
    guard let host else { return }
    if let declaration {
      declaration.update(view.destination)
      host.declarations.didChange(declaration)
    } else {
      let declaration = DestinationDeclaration(at: self, view.destination)
      self.declaration = declaration
      host.declarations.add(declaration)
    }
  }

  override func tearDown() {
    if let declaration { host?.declarations.remove(declaration) }
  }
}
