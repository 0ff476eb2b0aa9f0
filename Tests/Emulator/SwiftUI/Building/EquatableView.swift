/// A view that is evaluated again only if it isn't equal to what it was.
public struct EquatableView<Content: Equatable> {
  /// The view.
  public var content: Content

  /// Makes a view that is compared by its equality.
  public init(content: Content) {
    self.content = content
  }
}

extension EquatableView: View, PrimitiveView where Content: View {
  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    EquatableNode(view, at: place)
  }
}

@MainActor
private final class EquatableNode<Content: View & Equatable>: PrimitiveNode<
  EquatableView<Content>
>
{
  override func takeIn<New: View>(_ view: New, environmentChanged: Bool) {
    if let new = view as? EquatableView<Content>, new.content == self.view.content {
      if environmentChanged { environmentDidChange() }
      return
    }
    super.takeIn(view, environmentChanged: environmentChanged)
  }
}

extension View where Self: Equatable {
  /// Has the view evaluated again only if it isn't equal to what it was.
  public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
