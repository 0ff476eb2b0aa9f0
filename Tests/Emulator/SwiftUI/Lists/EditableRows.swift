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

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets, as `onDelete` gives them.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..., with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at offsets before the one that is at another, as `onMove` gives them.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = all.indices.filter(source.contains).map { all[$0] }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}

/// A view with controls that a gesture reveals, until one of them is tapped.
struct RevealedActionsView<Content: View, Actions: View>: View, PrimitiveView {
  let content: Content
  let gesture: PersonsGesture
  let actions: Actions

  static func makeNode(for view: Self, at place: Place) -> Node {
    RevealedActionsNode(view, at: place)
  }
}

@MainActor
private final class RevealedActionsNode<Content: View, Actions: View>: PrimitiveNode<
  RevealedActionsView<Content, Actions>
>, GestureNode
{
  private var areRevealed = false

  var gesture: PersonsGesture { view.gesture }

  var label: String { children.first?.texts.joined(separator: " ") ?? "" }

  override func performEvaluation() {
    let content = Child(view.content, at: 0)
    setChildren(areRevealed ? [content, Child(view.actions, at: 1)] : [content])
  }

  func perform() {
    areRevealed = true
    invalidate()
  }

  override func didTapControlInside() {
    guard areRevealed else { return }
    areRevealed = false
    invalidate()
  }
}

extension View {
  /// Adds controls that a long press on the view reveals.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    RevealedActionsView(content: self, gesture: .longPress, actions: menuItems())
  }

  /// Adds controls that a long press on the view reveals, and accepts a preview.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    RevealedActionsView(content: self, gesture: .longPress, actions: menuItems())
  }

  /// Adds controls that a swipe over the row reveals.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    RevealedActionsView(content: self, gesture: .swipe, actions: content())
  }
}

/// Refreshes what is shown.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Refreshes what is shown, and returns when that is done.
  public func callAsFunction() async {
    await action()
  }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
  }

  /// What refreshes the view, if something does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

/// A view that refreshes when it is pulled down.
struct RefreshableView<Content: View>: View, PrimitiveView {
  let content: Content
  let action: RefreshAction

  var contents: [Child] { [Child(content.environment(\.refresh, action))] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    RefreshableViewNode(view, at: place)
  }
}

/// The node of a view that refreshes when it is pulled down.
@MainActor
protocol RefreshableNode: Node {
  func refresh()
}

@MainActor
private final class RefreshableViewNode<Content: View>: PrimitiveNode<RefreshableView<Content>>,
  RefreshableNode
{
  func refresh() {
    let action = view.action
    Task { await action() }
  }
}

extension View {
  /// Performs an action when the view is pulled down.
  public func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    RefreshableView(content: self, action: RefreshAction(action: action))
  }
}
