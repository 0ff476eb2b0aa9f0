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
