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
