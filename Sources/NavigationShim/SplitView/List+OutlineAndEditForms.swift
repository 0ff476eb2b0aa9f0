#if canImport(Darwin)
public import SwiftUI

// Each form stands in for SwiftUI's of the same signature. It makes its rows with `OutlineGroup` and `ForEach`, as
// apps do in a list with a view for its rows. They are emitted into their callers. The emulator has neither type.

#if !os(tvOS) && !os(watchOS)
extension Shim.List {
  /// The content of a list with nested rows.
  public typealias Outline<Data: RandomAccessCollection, ID: Hashable, Row: View> = OutlineGroup<
    Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
  >

  /// Creates a list with nested rows and a selection of one row.
  @_alwaysEmitIntoClient
  public init<Data: RandomAccessCollection, ID, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == Outline<Data, ID, RowContent>, Data.Element: Identifiable, Data.Element.ID == ID
  {
    self.init(ListSelection(selection), data, id: \.id, children: children, rowContent)
  }

  /// Creates a list with nested rows and a selection of one row.
  @_alwaysEmitIntoClient
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == Outline<Data, ID, RowContent>
  {
    self.init(ListSelection(selection), data, id: id, children: children, rowContent)
  }

  /// Creates a list with nested rows and a selection of several rows.
  @_alwaysEmitIntoClient
  public init<Data: RandomAccessCollection, ID, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == Outline<Data, ID, RowContent>, Data.Element: Identifiable, Data.Element.ID == ID
  {
    self.init(ListSelection(selection), data, id: \.id, children: children, rowContent)
  }

  /// Creates a list with nested rows and a selection of several rows.
  @_alwaysEmitIntoClient
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == Outline<Data, ID, RowContent>
  {
    self.init(ListSelection(selection), data, id: id, children: children, rowContent)
  }

  @_alwaysEmitIntoClient
  init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ selection: ListSelection<SelectionValue>,
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    _ rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == Outline<Data, ID, RowContent>
  {
    self.init(
      selection,
      content: Content(data, id: id, children: children, content: rowContent),
      rows: OutlineGroup(data, id: id, children: children) { element in
        DataRow(id: element[keyPath: id]) { rowContent(element) }
      }
    )
  }
}

extension Shim.List where SelectionValue == Never {
  /// Creates a list with nested rows.
  @_alwaysEmitIntoClient
  public init<Data: RandomAccessCollection, ID, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == Outline<Data, ID, RowContent>, Data.Element: Identifiable, Data.Element.ID == ID
  {
    self.init(data, children: children, selection: Binding<Never?>?.none, rowContent: rowContent)
  }

  /// Creates a list with nested rows.
  @_alwaysEmitIntoClient
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == Outline<Data, ID, RowContent>
  {
    self.init(
      data,
      id: id,
      children: children,
      selection: Binding<Never?>?.none,
      rowContent: rowContent
    )
  }
}

@available(iOS 15, macOS 12, *)
extension Shim.List where SelectionValue == Never {
  /// Creates a list with nested rows.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID, RowContent: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == Outline<Binding<Data>, ID, RowContent>, Data.Element: Identifiable,
    Data.Element.ID == ID
  {
    self.init(data, children: children, selection: Binding<Never?>?.none, rowContent: rowContent)
  }

  /// Creates a list with nested rows.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == Outline<Binding<Data>, ID, RowContent>
  {
    self.init(
      data,
      id: id,
      children: children,
      selection: Binding<Never?>?.none,
      rowContent: rowContent
    )
  }
}

@available(iOS 15, macOS 12, *)
extension Shim.List {
  /// Creates a list with nested rows and a selection of one row.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID, RowContent: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == Outline<Binding<Data>, ID, RowContent>, Data.Element: Identifiable,
    Data.Element.ID == ID
  {
    self.init(ListSelection(selection), data, id: \.id, children: children, rowContent)
  }

  /// Creates a list with nested rows and a selection of one row.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == Outline<Binding<Data>, ID, RowContent>
  {
    self.init(ListSelection(selection), data, id: id, children: children, rowContent)
  }

  /// Creates a list with nested rows and a selection of several rows.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID, RowContent: View>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == Outline<Binding<Data>, ID, RowContent>, Data.Element: Identifiable,
    Data.Element.ID == ID
  {
    self.init(ListSelection(selection), data, id: \.id, children: children, rowContent)
  }

  /// Creates a list with nested rows and a selection of several rows.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == Outline<Binding<Data>, ID, RowContent>
  {
    self.init(ListSelection(selection), data, id: id, children: children, rowContent)
  }

  @_alwaysEmitIntoClient
  init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ selection: ListSelection<SelectionValue>,
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    children: WritableKeyPath<Data.Element, Data?>,
    _ rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == Outline<Binding<Data>, ID, RowContent>
  {
    self.init(
      selection,
      content: Content(data, id: id, children: children, content: rowContent),
      rows: OutlineGroup(data, id: id, children: children) { element in
        DataRow(id: element.wrappedValue[keyPath: id]) { rowContent(element) }
      }
    )
  }
}
#endif

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Shim.List where SelectionValue == Never {
  /// Creates a list with an editable row for each element.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable, Data.Element: Identifiable, Data.Element.ID == ID
  {
    self.init(
      data,
      editActions: editActions,
      selection: Binding<Never?>?.none,
      rowContent: rowContent
    )
  }

  /// Creates a list with an editable row for each element.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(
      data,
      id: id,
      editActions: editActions,
      selection: Binding<Never?>?.none,
      rowContent: rowContent
    )
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Shim.List {
  /// Creates a list with an editable row for each element and a selection of one row.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable, Data.Element: Identifiable, Data.Element.ID == ID
  {
    self.init(selection: selection) {
      Content(data, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list with an editable row for each element and a selection of one row.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(selection: selection) {
      Content(data, id: id, editActions: editActions, content: rowContent)
    }
  }

  #if !os(watchOS)
  /// Creates a list with an editable row for each element and a selection of several rows.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID, RowContent: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable, Data.Element: Identifiable, Data.Element.ID == ID
  {
    self.init(selection: selection) {
      Content(data, editActions: editActions, content: rowContent)
    }
  }

  /// Creates a list with an editable row for each element and a selection of several rows.
  @_alwaysEmitIntoClient
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
    >, Data.Index: Hashable
  {
    self.init(selection: selection) {
      Content(data, id: id, editActions: editActions, content: rowContent)
    }
  }
  #endif
}
#endif
