/// A view with a tag, by which it is selected.
struct TaggedView<Content: View, Tag: Hashable>: View, PrimitiveView {
  let content: Content
  let tag: Tag

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    TaggedNode(view, at: place)
  }
}

/// What has a tag.
@MainActor
protocol TagGiver {
  /// The tag, if it is of a type.
  func tag<Value>(as type: Value.Type) -> Value?
}

/// A node with a tag.
@MainActor
protocol TagNode: Node, TagGiver {}

extension TaggedView: ModifyingView, RowsView, TagGiver {
  var modified: any View { content }

  func tag<Value>(as type: Value.Type) -> Value? {
    type == Tag.self ? tag as? Value : nil
  }
}

@MainActor
private final class TaggedNode<Content: View, Tag: Hashable>: PrimitiveNode<
  TaggedView<Content, Tag>
>, TagNode
{
  func tag<Value>(as type: Value.Type) -> Value? { view.tag(as: type) }
}

extension View {
  /// Gives the view a tag, by which it is selected; the tag's type must be that of the selection.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    TaggedView(content: self, tag: tag)
  }
}
