public import SwiftUI

extension Shim {
  /// A list in a column of a split view, in which a tap selects a row.
  ///
  /// Before iOS 16, SwiftUI's own list reacts to taps on its rows in edit mode only. In this list a tap on the row of
  /// an element selects the element's identity, and one on a value link the link's value. In compact width, a
  /// selection also shows the next column.
  ///
  /// A link whose value isn't of the selection's type is disabled. A `tag` can't be read, so other rows of a list
  /// without data can't be tapped, and the list warns. It has no effect on links in a ``NavigationStack`` in the
  /// column.
  ///
  /// - Note: Stands in for SwiftUI's `List`, and is that on systems that have split views. The forms of macOS 13 with
  ///   a selection that isn't optional are missing.
  public struct List<SelectionValue: Hashable, Content: View> {
    @Environment(\.navigationConfiguration) private var configuration
    @Environment(\.navigationPlace) private var place
    @StateObject private var rows = RowSelection.Rows()

    private let selection: ListSelection<SelectionValue>
    private let content: Content
    private let rowsInColumn: (any RowsInColumn)?
  }
}

extension Shim.List: View {
  /// SwiftUI's list.
  @MainActor @ViewBuilder public var body: some View {
    if configuration.host.isNative || selection.isNone {
      selection.list { content }
    } else {
      let rowSelection = rows.update(selection)
      ColumnReader { isInColumn in
        if isInColumn, let rowsInColumn {
          let _ = place.column?.note(rowSelection.selected, in: rows)
          let _ = rows.tell(place.column, configuration)
          rowsInColumn
            .list(selection) { [rows, selection, configuration] in
              if selection.isOne { rows.rowAppears(configuration) }
            }
            .environment(\.rowSelection, rowSelection)
        } else {
          selection.list { content }.environment(\.rowSelection, nil)
        }
      }
    }
  }
}

// Each form stands in for SwiftUI's of the same signature, and is compiled into its callers: an app pays for what it
// uses.

extension Shim.List where SelectionValue == Never {
  /// Creates a list.
  @_alwaysEmitIntoClient
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: Binding<Never?>?.none, content: content)
  }
}

extension Shim.List {
  /// Creates a list, of which one row may be selected.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected row.
  ///   - content: The rows.
  @_alwaysEmitIntoClient
  public init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    let content = content()
    self.init(ListSelection(selection), content: content, rows: content)
  }

  #if !os(watchOS)
  /// Creates a list of which several rows may be selected, as SwiftUI's initializer does, though a tap on a value link
  /// selects only the link's value.
  @_alwaysEmitIntoClient
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(ListSelection(selection), content: content, rows: content)
  }
  #endif

  /// Creates a list of rows as the app has written them, and the same for a column, where they select what they stand
  /// for.
  @usableFromInline
  init(
    _ selection: ListSelection<SelectionValue>,
    content: Content,
    rows: @escaping @autoclosure () -> some View
  ) {
    self.selection = selection
    self.content = content
    #if os(macOS)
    // A Mac's list selects by itself.
    rowsInColumn = nil
    #else
    rowsInColumn = SelectingRows(rows: rows)
    #endif
  }
}

/// What a list in a column shows.
private protocol RowsInColumn {
  @MainActor
  func list<Value>(_ selection: ListSelection<Value>, rowAppears: @escaping () -> Void) -> AnyView
}

private struct SelectingRows<Rows: View>: RowsInColumn {
  let rows: () -> Rows

  func list<Value>(_ selection: ListSelection<Value>, rowAppears: @escaping () -> Void) -> AnyView {
    AnyView(selection.list { rows().onAppear(perform: rowAppears) })
  }
}
