/// Rows, of which some may be selected: a tap on a row selects it.
public struct List<SelectionValue: Hashable, Content: View> {
  let selection: ListSelection<SelectionValue>
  let content: Content

  init(_ selection: ListSelection<SelectionValue>, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View, PassthroughView {
  static func makeNode(for view: Self, at place: Place) -> Node {
    ListNode(view, at: place)
  }
}

@MainActor
private final class ListNode<SelectionValue: Hashable, Content: View>: PrimitiveNode<
  List<SelectionValue, Content>
>, SelectingNode
{
  func selecting(_ value: Any) -> (@MainActor () -> Void)? {
    guard let value = value as? SelectionValue, view.selection.isKept else { return nil }
    return { [weak self] in self?.view.selection.select(value) }
  }

  override var rowControls: [Control] {
    if case .none = view.selection { return [] }
    return rowControls(of: children.first, selecting: SelectionValue.self) { [weak self] in
      self?.view.selection.select($0)
    }
  }
}

extension List {
  /// Makes a list of which any number of rows may be selected.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }

  /// Makes a list of which one row may be selected.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection(selection), content: content())
  }
}

extension List where SelectionValue == Never {
  /// Makes a list.
  public init(@ViewBuilder content: () -> Content) {
    self.init(.none, content: content())
  }
}

/// What a list keeps its selected rows in.
enum ListSelection<Value: Hashable> {
  case none
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)

  init(_ binding: Binding<Value?>?) {
    self = binding.map { .one($0) } ?? .none
  }

  init(_ binding: Binding<Set<Value>>?) {
    self = binding.map { .many($0) } ?? .none
  }

  /// Whether there is anything to keep it in.
  var isKept: Bool {
    if case .none = self { false } else { true }
  }

  /// Takes in a tap on a row.
  func select(_ value: Value) {
    switch self {
    case .none: break
    case .one(let binding): binding.wrappedValue = value
    case .many(let binding): binding.wrappedValue.formSymmetricDifference([value])
    }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element.
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

  /// Makes a list with a row for each element.
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

  /// Makes a list with a row for each number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>
  {
    self.init(.none, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for a binding to each element.
  @_disfavoredOverload
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(.none, content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for a binding to each element.
  @_disfavoredOverload
  public init<Data, ID, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    Data.Index: Hashable
  {
    self.init(.none, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element, one of which may be selected.
  public init<Data, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, one of which may be selected.
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

  /// Makes a list with a row for each number, one of which may be selected.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>
  {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for a binding to each element, one of which may be selected.
  @_disfavoredOverload
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for a binding to each element, one of which may be selected.
  @_disfavoredOverload
  public init<Data, ID, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    Data.Index: Hashable
  {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  /// Makes a list with a row for each element, any number of which may be selected.
  public init<Data, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for each element, any number of which may be selected.
  public init<Data, ID, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable
  {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }

  /// Makes a list with a row for each number, any number of which may be selected.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, RowContent>
  {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for a binding to each element, any number of which may be selected.
  @_disfavoredOverload
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(ListSelection(selection), content: ForEach(data, content: rowContent))
  }

  /// Makes a list with a row for a binding to each element, any number of which may be selected.
  @_disfavoredOverload
  public init<Data, ID, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    Data.Index: Hashable
  {
    self.init(ListSelection(selection), content: ForEach(data, id: id, content: rowContent))
  }
}
