public struct LayeredView<Content: View, Added: View> {
  let content: Content
  let added: Added
  let isBehind: Bool
}

extension LayeredView: View, ModifyingView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node { LayeredNode(view, at: place) }
}

@MainActor
private final class LayeredNode<Content: View, Added: View>: PrimitiveNode<
  LayeredView<Content, Added>

>
{
  private var content: [Node] = []
  private var added: [Node] = []

  /// The numbers of the views that have one; `nil` until they have this value's.
  private var unitSerials: [Int]?

  override func performEvaluation() {
    content = nodes(for: [Child(view.content)], keeping: content)
    children = content
    unitSerials = nil
  }

  override var rowParts: [Node] { content }

  override var isForEachUnit: Bool { true }

  override func unitsDidChange() {
    let serials = units.map(\.serial)
    if serials != unitSerials { arrange(serials) }
  }

  private func arrange(_ serials: [Int]) {
    unitSerials = serials
    let layers = serials.map { Child(view.added, identity: AnyHashable($0)) }
    added = nodes(for: layers, keeping: added)
    children = view.isBehind ? added + content : content + added
  }
}

extension View {
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, added: background, isBehind: true)
  }

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, added: overlay, isBehind: false)
  }
}
