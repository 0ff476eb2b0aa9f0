/// A view that is no row of a list itself, but as many as its children are.
@MainActor
protocol RowsView: PrimitiveView {
  /// Those of the children that are rows or hold some.
  func rowNodes(among children: [Node]) -> [Node]
}

extension RowsView {
  func rowNodes(among children: [Node]) -> [Node] { children }
}

/// A view that only arranges others, and may be several.
@MainActor
protocol StructuralView: RowsView {}

extension TupleView: StructuralView, RowsView {}
extension ForEach: StructuralView, RowsView where Content: View {}
extension Group: StructuralView, RowsView where Content: View {}
extension Optional: StructuralView, RowsView where Wrapped: View {}
extension AnyView: StructuralView, RowsView {}
extension EmptyView: StructuralView, RowsView {}
extension _ConditionalContent: StructuralView, RowsView
where TrueContent: View, FalseContent: View {}

/// A view with its place in the structure around it.
struct Piece {
  let path: [Child.Key]
  let view: any View

  /// The views that a view consists of.
  @MainActor
  static func pieces(of view: any View, at path: [Child.Key] = []) -> [Piece] {
    guard let structure = view as? any StructuralView else {
      return [Piece(path: path, view: view)]
    }
    return structure.contents.flatMap { pieces(of: $0.view, at: path + [$0.key]) }
  }
}

/// A view that is another one with something added, as modifiers return it.
@MainActor
protocol ModifyingView: RowsView {
  var modified: any View { get }
}

extension ModifyingView {
  func rowNodes(among children: [Node]) -> [Node] { Array(children.prefix(1)) }

  /// The first answer of this view and those inside that it modifies.
  func firstModifier<T>(_ answer: (any ModifyingView) -> T?) -> T? {
    var view: (any ModifyingView)? = self
    while let current = view {
      if let found = answer(current) { return found }
      view = current.modified as? any ModifyingView
    }
    return nil
  }
}

extension ActionView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension IdentifiedView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension SeenView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension TraitsView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension EnvironmentView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension TransactionView: ModifyingView, RowsView where Content: View {
  var modified: any View { content }
}

extension TitledView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension TappableView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension PresentedDestinationView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension ItemDestinationView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension ValueDestinationView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension ModifiedContent: ModifyingView, RowsView where Content: View, Modifier: ViewModifier {
  var modified: any View { content }
}

extension LayeredView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension FramedView: ModifyingView, RowsView {
  var modified: any View { content }
}

extension _ViewModifier_Content: RowsView {}

extension Node {
  /// The views that this part of the tree consists of: the rows that it is in a list, and what each
  /// modifier around it applies to.
  final var units: [Node] {
    guard isTransparent, let rowParts else { return [self] }
    return rowParts.flatMap(\.units)
  }

  /// Tells the modifiers around that what they apply to has changed.
  final func tellOfNewUnits() {
    var next: Node? = self
    while let node = next {
      if node.isForEachUnit { graph.noteNewUnits(of: node) }
      next = node.isTransparent ? node.parent : nil
    }
  }

  /// What tells a row from the others inside a node: its tag, or else its identity.
  private final func rowValue<Value>(of type: Value.Type, inside container: Node) -> Value? {
    var identity: Value?
    var next: Node? = self
    while let node = next, node !== container {
      if let tag = (node as? any TagNode)?.tag(as: type) { return tag }
      identity = identity ?? node.key.identity(as: type)
      next = node.parent
    }
    return identity
  }

  /// What taps on the rows of a part of this node do.
  ///
  /// Where a row has a control of its own, that takes the tap.
  final func rowControls<Value>(
    of part: Node?,
    selecting type: Value.Type,
    _ select: @escaping (Value) -> Void
  ) -> [Control] {
    let rows = part?.units ?? []
    return rows.compactMap { row in
      guard row.controls.isEmpty, let value = row.rowValue(of: type, inside: self) else {
        return nil
      }
      return Control(row) { select(value) }
    }
  }
}

extension Child.Key {
  /// The identity that a client gave, if it is of a type.
  func identity<Value>(as type: Value.Type) -> Value? {
    guard case .identity(let identity, _) = self else { return nil }
    let value = identity.base
    // A cast alone would take an Int for an Int?, which SwiftUI doesn't.
    return Swift.type(of: value) == type ? value as? Value : nil
  }
}

/// A view with a tag, by which it is selected.
private struct TaggedView<Content: View, Tag: Hashable> {
  let content: Content
  let tag: Tag

  var contents: [Child] { [Child(content)] }
}

extension TaggedView: View, PrimitiveView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node {
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
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    TaggedView(content: self, tag: tag)
  }
}
