public import SwiftUI

// Each form stands in for SwiftUI's of the same signature. As SwiftUI's own ones do, it makes rows of its
// data and hands them to one of the initializers that take a view for the rows.

extension Shim.List where SelectionValue == Never {
  /// Creates a list with a row for each element.
  public init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable, RowContent: View
  {
    self.init {
      Content(data, content: rowContent)
    }
  }

  /// Creates a list with a row for each element.
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init {
      Content(data, id: id, content: rowContent)
    }
  }

  /// Creates a list with a row for each number.
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init {
      Content(data, content: rowContent)
    }
  }

  /// Creates a list with a row for each element, which gets a binding to it.
  @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Data.Element: Identifiable, RowContent: View
  {
    self.init {
      Content(data, content: rowContent)
    }
  }

  /// Creates a list with a row for each element, which gets a binding to it.
  @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, ID: Hashable,
    RowContent: View
  {
    self.init {
      Content(data, id: id, content: rowContent)
    }
  }
}

#if !os(watchOS)
extension Shim.List {
  /// Creates a list with a row for each element, one of which may be selected.
  public init<Data, RowContent>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable, RowContent: View
  {
    self.init(
      ListSelection(selection),
      content: Content(data, content: rowContent),
      rows: ForEach(data) { element in DataRow(id: element.id) { rowContent(element) } }
    )
  }

  /// Creates a list with a row for each element, one of which may be selected.
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      ListSelection(selection),
      content: Content(data, id: id, content: rowContent),
      rows: ForEach(data, id: id) { element in
        DataRow(id: element[keyPath: id]) { rowContent(element) }
      }
    )
  }

  /// Creates a list with a row for each number, one of which may be selected.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      ListSelection(selection),
      content: Content(data, content: rowContent),
      rows: ForEach(data) { number in DataRow(id: number) { rowContent(number) } }
    )
  }

  /// Creates a list with a row for each element, which gets a binding to it, one of which may be selected.
  @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Data.Element: Identifiable, RowContent: View
  {
    self.init(
      ListSelection(selection),
      content: Content(data, content: rowContent),
      rows: ForEach(data) { element in DataRow(id: element.wrappedValue.id) { rowContent(element) }
      }
    )
  }

  /// Creates a list with a row for each element, which gets a binding to it, one of which may be selected.
  @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, ID: Hashable,
    RowContent: View
  {
    self.init(
      ListSelection(selection),
      content: Content(data, id: id, content: rowContent),
      rows: ForEach(data, id: id) { element in
        DataRow(id: element.wrappedValue[keyPath: id]) { rowContent(element) }
      }
    )
  }

  /// Creates a list with a row for each element, several of which may be selected.
  public init<Data, RowContent>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable, RowContent: View
  {
    self.init(
      ListSelection(selection),
      content: Content(data, content: rowContent),
      rows: ForEach(data) { element in DataRow(id: element.id) { rowContent(element) } }
    )
  }

  /// Creates a list with a row for each element, several of which may be selected.
  public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable,
    RowContent: View
  {
    self.init(
      ListSelection(selection),
      content: Content(data, id: id, content: rowContent),
      rows: ForEach(data, id: id) { element in
        DataRow(id: element[keyPath: id]) { rowContent(element) }
      }
    )
  }

  /// Creates a list with a row for each number, several of which may be selected.
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
    self.init(
      ListSelection(selection),
      content: ForEach(data) { number in HStack { rowContent(number) } },
      rows: ForEach(data) { number in DataRow(id: number) { HStack { rowContent(number) } } }
    )
  }

  /// Creates a list with a row for each element, which gets a binding to it, several of which may be selected.
  @_disfavoredOverload
  public init<Data, RowContent>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >, Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable,
    Data.Element: Identifiable, RowContent: View
  {
    self.init(
      ListSelection(selection),
      content: Content(data, content: rowContent),
      rows: ForEach(data) { element in DataRow(id: element.wrappedValue.id) { rowContent(element) }
      }
    )
  }

  /// Creates a list with a row for each element, which gets a binding to it, several of which may be selected.
  @_disfavoredOverload
  public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable, ID: Hashable,
    RowContent: View
  {
    self.init(
      ListSelection(selection),
      content: Content(data, id: id, content: rowContent),
      rows: ForEach(data, id: id) { element in
        DataRow(id: element.wrappedValue[keyPath: id]) { rowContent(element) }
      }
    )
  }
}
#endif
