/// A view that may be rendered without being seen, or seen without taking taps.
struct SeenView<Content: View>: View, PrimitiveView {
  let content: Content
  let isSeen: Bool
  let takesTaps: Bool

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    SeenNode(view, at: place)
  }
}

@MainActor
private final class SeenNode<Content: View>: PrimitiveNode<SeenView<Content>> {
  override var seenChildren: [Node] { view.isSeen ? children : [] }
  override var takesTaps: Bool { view.takesTaps }
}

extension View {
  /// Renders the view without showing it.
  public func hidden() -> some View {
    SeenView(content: self, isSeen: false, takesTaps: false)
  }

  /// Renders the view without showing it where the opacity is none at all.
  public func opacity(_ opacity: Double) -> some View {
    SeenView(content: self, isSeen: opacity > 0, takesTaps: opacity > 0)
  }

  /// Has the view take taps, or not.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    SeenView(content: self, isSeen: true, takesTaps: enabled)
  }
}
