public struct SeenView<Content: View> {
  let content: Content
  var isSeen = true
  var takesTaps = true
  var isHeard = true
  var opacity = 1.0
}

extension SeenView: View, ModifyingView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node { SeenNode(view, at: place) }
}

@MainActor
private final class SeenNode<Content: View>: PrimitiveNode<SeenView<Content>> {
  override var seenChildren: [Node] { view.isSeen ? children : [] }
  override var takesTaps: Bool { view.takesTaps }
  override var isHeard: Bool { view.isHeard }
  override var opacity: Double { view.opacity }
}

extension View {
  nonisolated public func hidden() -> some View {
    SeenView(content: self, isSeen: false, takesTaps: false)
  }

  nonisolated public func opacity(_ opacity: Double) -> some View {
    SeenView(content: self, isSeen: opacity > 0, takesTaps: opacity > 0, opacity: opacity)
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    SeenView(content: self, takesTaps: enabled)
  }

  nonisolated public func accessibility(hidden: Bool) -> some View {
    SeenView(content: self, isHeard: !hidden)
  }
}
