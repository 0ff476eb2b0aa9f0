public import SwiftUI

// Each form stands in for SwiftUI's of the same signature. Like SwiftUI's, they make rows of their data. They are
// emitted into their callers, so that an app contains only the forms it uses.

extension Shim.List {
  /// Creates a list with a row for each element, and perhaps a selection of one row.
  @_alwaysEmitIntoClient
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), data, id: \.id, rowContent)
  }

  /// Creates a list with a row for each element, and perhaps a selection of one row.
  @_alwaysEmitIntoClient
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), data, id: id, rowContent)
  }

  /// Creates a list with a row for each number, and perhaps a selection of one row.
  @_alwaysEmitIntoClient
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(ListSelection(selection), data, id: \.self, rowContent)
  }

  /// Creates a list with a row for a binding to each element, and perhaps a selection of one row.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable, Data.Element: Identifiable, Data.Element.ID == ID
  {
    self.init(ListSelection(selection), data, id: \.id, rowContent)
  }

  /// Creates a list with a row for a binding to each element, and perhaps a selection of one row.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>? = Binding<Never?>?.none,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(ListSelection(selection), data, id: id, rowContent)
  }
}

#if !os(watchOS)
extension Shim.List {
  /// Creates a list with a row for each element and a selection of several rows.
  @_alwaysEmitIntoClient
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(ListSelection(selection), data, id: \.id, rowContent)
  }

  /// Creates a list with a row for each element and a selection of several rows.
  @_alwaysEmitIntoClient
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(ListSelection(selection), data, id: id, rowContent)
  }

  /// Creates a list with a row for each number and a selection of several rows.
  @_alwaysEmitIntoClient
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
    self.init(ListSelection(selection), data, id: \.self) { row in HStack { rowContent(row) } }
  }

  /// Creates a list with a row for a binding to each element and a selection of several rows.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable, Data.Element: Identifiable, Data.Element.ID == ID
  {
    self.init(ListSelection(selection), data, id: \.id, rowContent)
  }

  /// Creates a list with a row for a binding to each element and a selection of several rows.
  @_disfavoredOverload
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(ListSelection(selection), data, id: id, rowContent)
  }
}
#endif

extension Shim.List {
  @_alwaysEmitIntoClient
  init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ selection: ListSelection<SelectionValue>,
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    _ rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      selection,
      content: Content(data, id: id, content: rowContent),
      rows: ForEach(data, id: id) { element in
        DataRow(id: element[keyPath: id]) { rowContent(element) }
      }
    )
  }

  @_alwaysEmitIntoClient
  init<
    Data: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  >(
    _ selection: ListSelection<SelectionValue>,
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    _ rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Index: Hashable
  {
    self.init(
      selection,
      content: Content(data, id: id, content: rowContent),
      rows: ForEach(data, id: id) { element in
        DataRow(id: element.wrappedValue[keyPath: id]) { rowContent(element) }
      }
    )
  }
}
