public struct List<SelectionValue: Hashable, Content: View> {
  fileprivate let selection: ListSelection<SelectionValue>
  let content: Content

  fileprivate init(_ selection: ListSelection<SelectionValue>, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View, PassthroughView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node { ListNode(view, at: place) }
}

@MainActor
private final class ListNode<SelectionValue: Hashable, Content: View>: PrimitiveNode<
  List<SelectionValue, Content>
>, SelectingNode, LazyRowsNode
{
  private var selected: AnyHashable?

  var selects: Bool { view.selection.isKept }

  override func performEvaluation() {
    let former = selected
    selected = view.selection.value
    super.performEvaluation()
    guard former != selected, !(screen.nearestHost is NativeHost) else { return }
    graph.due.addLifeCycleAction { [weak self] in
      guard let self, let columns = nearest((any ColumnsNode).self) else { return }
      if former != nil { columns.selectionChanges(inColumnOf: self) }
      if selected != nil { columns.showNext() }
    }
  }

  func selecting(_ value: Any) -> (@MainActor () -> Void)? {
    guard let value = value as? SelectionValue, view.selection.isKept else { return nil }
    return { [weak self] in self?.view.selection.select(value) }
  }

  override var rowControls: [Control] {
    if case .none = view.selection { return [] }
    if graph.behavior.selectsRowsWhenEditingOnly,
      environment.editMode?.wrappedValue.isEditing != true
    {
      return []
    }
    return rowControls(of: children.first, selecting: SelectionValue.self) { [weak self] in
      self?.view.selection.select($0)
    }
  }
}

private protocol CellsView {}

extension List: CellsView {}

extension Form: CellsView {}

@MainActor private let keyOfSectionedRows = Child.Key.position(1)

extension Node {
  final var isInRow: Bool {
    var node = self
    while let parent = node.parent, parent.screen === screen {
      if parent.viewType is any CellsView.Type { return true }
      if parent.viewType is any SectionedView.Type, node.key != keyOfSectionedRows { return false }
      node = parent
    }
    return false
  }
}

extension List {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }

  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.init(.none, content: content()) }
}

private enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)

  init(_ binding: Binding<Value?>?) { self = binding.map { .one($0) } ?? .none }

  init(_ binding: Binding<Set<Value>>?) { self = binding.map { .many($0) } ?? .none }

  var isKept: Bool {
    if case .none = self { false } else { true }
  }

  var value: AnyHashable? {
    switch self {
    case .none: nil
    case .one(let binding): binding.wrappedValue
    case .many(let binding): binding.wrappedValue
    }
  }

  func select(_ value: Value) {
    switch self {
    case .none: break
    case .one(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}

extension List where SelectionValue == Never {
  public init<Data, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init(.none, content: ForEach(data, content: rowContent))
  }

  public init<Data, ID, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable
  {
    self.init(.none, content: ForEach(data, id: id, content: rowContent))
  }

  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>
  {
    self.init(.none, content: ForEach(data, content: rowContent))
  }
}

extension List {
  public init<Data, ID, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable
  {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

public struct Form<Content> {
  let content: Content
}

extension Form: View, PrimitiveView, PassthroughView where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
