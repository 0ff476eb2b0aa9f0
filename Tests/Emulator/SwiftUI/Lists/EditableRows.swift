public import Foundation

/// Rows that a person can delete or move.
struct EditableRows<Content: DynamicViewContent>: View, PrimitiveView {
  let content: Content
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?

  var contents: [Child] { [Child(content)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    EditableRowsNode(view, at: place)
  }
}

extension EditableRows: DynamicViewContent {
  typealias Data = Content.Data

  var data: Content.Data { content.data }
}

extension EditableRows: ModifyingView, RowsView {
  var modified: any View { content }
}

/// A node with rows that a person can delete or move.
@MainActor
protocol EditableRowsContainer: Node {
  /// The rows of each element of the data.
  var elementNodes: [Node] { get }

  var onDelete: ((IndexSet) -> Void)? { get }
  var onMove: ((IndexSet, Int) -> Void)? { get }
}

@MainActor
private final class EditableRowsNode<Content: DynamicViewContent>: PrimitiveNode<
  EditableRows<Content>
>, EditableRowsContainer
{
  var elementNodes: [Node] {
    var node: Node = self
    // Down to the `ForEach`, past what else was added to it.
    while let inner = node.children.first, node.isModifying { node = inner }
    return node.children
  }

  var onDelete: ((IndexSet) -> Void)? { view.onDelete }
  var onMove: ((IndexSet, Int) -> Void)? { view.onMove }
}

extension Node {
  fileprivate var isModifying: Bool { viewType is any ModifyingView.Type }
}

extension DynamicViewContent {
  /// Has a person delete rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    EditableRows(content: self, onDelete: action)
  }

  /// Has a person move rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    EditableRows(content: self, onMove: action)
  }
}
