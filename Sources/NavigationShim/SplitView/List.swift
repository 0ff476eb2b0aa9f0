public import SwiftUI

extension Shim {
  /// A list in a column of a split view, in which a tap selects a row.
  ///
  /// ```swift
  /// // In the alias file:
  /// typealias List<SelectionValue: Hashable, Content: View> = ListShim<SelectionValue, Content>
  ///
  /// struct MailView: View {
  ///   @State private var mailbox: String?
  ///
  ///   var body: some View {
  ///     NavigationSplitView {
  ///       List(["Inbox", "Sent"], id: \.self, selection: $mailbox) { Text($0) }
  ///     } detail: {
  ///       Text(mailbox ?? "Select a mailbox")
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Before iOS 16, rows of SwiftUI's list take taps only in edit mode. In this list, a tap on the row of an element
  /// selects its `tag` or, without one of the selection's type, the element's identity. A tap on a navigation link
  /// selects its value. In compact width, a selection also shows the next column.
  ///
  /// A navigation link is disabled if its value doesn't have the selection's type. Other rows of a list without data
  /// can't be tapped, and the list logs a warning. Navigation links in a ``NavigationStack`` in the column work as in
  /// any stack.
  ///
  /// - Note: Stands in for SwiftUI's `List`, and is that on systems with split views. The forms with nested rows and
  ///   edit actions are missing, and those of macOS 13 with a selection that isn't optional: write `SwiftUI.List`.
  public struct List<SelectionValue: Hashable, Content: View> {
    @EnvironmentValue(\.navigationConfiguration) private var configuration

    private let selection: ListSelection<SelectionValue>
    private let content: Content
    private let rowsInColumn: (any RowsInColumn)?
  }
}

extension Shim.List: View {
  /// SwiftUI's list.
  @MainActor @ViewBuilder public var body: some View {
    if configuration.host.isNative || SelectionValue.self == Never.self {
      selection.list { content }
    } else {
      SelectableList(selection: selection, content: content, rowsInColumn: rowsInColumn)
    }
  }
}

/// A list beside link stacks that may have a selection.
private struct SelectableList<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection<SelectionValue>
  let content: Content
  let rowsInColumn: (any RowsInColumn)?

  @EnvironmentValue(\.navigationConfiguration) private var configuration
  @EnvironmentValue(\.navigationPlace) private var place
  @EnvironmentValue(\.isEditing) private var isEdited
  @StateObject private var list = SelectingList()

  var body: some View {
    let current = selection.inColumn(isEdited: isEdited)
    ColumnReader { isInColumn in
      if isInColumn, let rowsInColumn {
        let _ = list.update(current, isCovered: place.column?.isToBeBelowTop == true)
        let _ = place.column?.follow(list)
        rowsInColumn
          .list(selection) { [weak list, selection, configuration] in
            if selection.isOne { list?.rowAppears(configuration) }
          }
          .environment(\.rowSelection, current.map { RowSelection(list: list, $0) })
      } else {
        let _ = ignoresTapsOnTexts ? configuration.warningLog.warn(.listInStack) : ()
        selection.list { content }.environment(\.rowSelection, nil)
      }
    }
  }

  /// Whether the list is in a stack, or in a view that a screen presents, where SwiftUI's later lists select and this
  /// one doesn't.
  @MainActor private var ignoresTapsOnTexts: Bool {
    guard rowsInColumn != nil, selection.isOne, !isEdited, place.screen != nil else { return false }
    return (Content.self as? any DataRows.Type)?.areLinks == false
  }
}

// Each form stands in for SwiftUI's of the same signature, and is emitted into its callers, so that an app contains
// only the forms it uses.

extension Shim.List where SelectionValue == Never {
  /// Creates a list.
  @_alwaysEmitIntoClient
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: Binding<Never?>?.none, content: content)
  }
}

extension Shim.List {
  /// Creates a list with a selection of one row.
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
  /// Creates a list with a selection of several rows, as SwiftUI's initializer does.
  ///
  /// A tap on a navigation link selects only that one's value.
  @_alwaysEmitIntoClient
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    let content = content()
    self.init(ListSelection(selection), content: content, rows: content)
  }
  #endif

  /// Creates a list from the app's rows, and from those for a column, which a tap selects.
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

/// The rows of a list in a column.
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
