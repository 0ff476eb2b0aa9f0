public import SwiftUI

extension Shim {
  /// A list in a column of a split view, in which a tap on a value link selects the link's value.
  ///
  /// Before iOS 16, SwiftUI's own list reacts to taps on its rows in edit mode only, and rows have
  /// no access to the list's selection. This list is SwiftUI's, created with the same arguments,
  /// and it tells its value links how to select. The selected rows are highlighted:
  ///
  /// ```swift
  /// NavigationSplitView {
  ///   List(parks, selection: $park) { NavigationLink($0.name, value: $0.id) }
  /// } detail: {
  ///   ParkDetails(id: park)
  /// }
  /// ```
  ///
  /// In compact width, a selection also shows the next column.
  ///
  /// A link whose value isn't of the selection's type is disabled. The list has no effect on other
  /// rows, nor on links in a ``NavigationStack`` in the column.
  ///
  /// - Note: Stands in for SwiftUI's `List`. On systems that have split views it is SwiftUI's list,
  ///   with nothing added. The forms that are new in macOS 13, with a selection that isn't
  ///   optional, are missing.
  public struct List<SelectionValue: Hashable, Content: View> {
    @Environment(\.navigationConfiguration) private var configuration
    @Environment(\.collapsedColumn) private var column
    @Environment(\.linkedColumn) private var linkedColumn
    @StateObject private var rows = SelectableRows()

    private let selection: ListSelection<SelectionValue>
    private let content: Content

    /// Makes SwiftUI's list.
    private let list: @MainActor (Self) -> SwiftUI.List<SelectionValue, Content>
  }
}

extension Shim.List: View {
  /// SwiftUI's list.
  @MainActor @ViewBuilder public var body: some View {
    if configuration.host.isNative || selection.isNone {
      list(self)
    } else {
      let selection = rows.update(selection)
      ColumnReader { isInColumn in
        let _ = isInColumn ? column?.note(selection) : nil
        let _ = isInColumn ? rows.tell(linkedColumn, configuration.wakeScheduler) : ()
        list(self).environment(\.rowSelection, isInColumn ? selection : nil)
      }
    }
  }
}

#if !os(watchOS)
extension Shim.List {
  /// Creates a list of which one row may be selected.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected row.
  ///   - content: The rows.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = ListSelection(selection)
    self.content = content()
    list = { list in
      SwiftUI.List(selection: list.selection.one) { list.content }
    }
  }

  /// Creates a list of which several rows may be selected.
  ///
  /// Stands in for SwiftUI's initializer of the same signature. A tap on a value link selects only
  /// that link's value.
  ///
  /// - Parameters:
  ///   - selection: The values of the selected rows.
  ///   - content: The rows.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = ListSelection(selection)
    self.content = content()
    list = { list in
      SwiftUI.List(selection: list.selection.several) { list.content }
    }
  }
}
#endif

extension Shim.List where SelectionValue == Never {
  /// Creates a list.
  ///
  /// Stands in for SwiftUI's initializer of the same signature.
  ///
  /// - Parameter content: The rows.
  public init(@ViewBuilder content: () -> Content) {
    selection = .none
    self.content = content()
    list = { list in
      SwiftUI.List { list.content }
    }
  }
}
