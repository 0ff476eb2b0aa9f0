import SwiftUI

/// A column of a split view that is made of links, as what is in it knows it.
struct Column {
  private let columns: LinkedColumns

  /// The place of the column, counted from the sidebar.
  let index: Int
  private let isCollapsed: Bool

  /// Whether the column is presented itself, which tells it from what it presents if it isn't.
  var isPresented = false

  init(_ columns: LinkedColumns, _ index: Int, isCollapsed: Bool) {
    self.columns = columns
    self.index = index
    self.isCollapsed = isCollapsed
  }

  /// Whether the column is pushed, with the screens of other columns below.
  var isPushed: Bool { isCollapsed && index > 0 }
}

extension Column: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.columns === rhs.columns && lhs.index == rhs.index && lhs.isCollapsed == rhs.isCollapsed
      && lhs.isPresented == rhs.isPresented
  }
}

@MainActor
extension Column {
  var hasNext: Bool { isCollapsed && columns.hasNext(after: index) }

  /// Shows the column above, if there is one.
  func showNext() {
    if isCollapsed { columns.showNext(after: index) }
  }

  /// Notes what is selected in the column's list; from the evaluation of its body.
  func note(_ selection: RowSelection) {
    if isCollapsed { columns.note(selection, in: index) }
  }

  /// Learns that another row is selected in the column's list; from the evaluation of its body.
  func selectionHasChanged(_ configuration: NavigationConfiguration) {
    columns.selectionHasChanged(in: index, configuration)
  }

  /// Has the path of a stack in the column emptied, where another row is selected in a column before.
  func add(_ path: OwnPath) { columns.add(path, in: index) }
}

/// A column of SwiftUI's own split view.
struct NativeColumn: Equatable {
  let links: LinkNotes

  /// Whether the column is presented itself, which tells it from what it presents if it isn't.
  var isPresented = false

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.links === rhs.links && lhs.isPresented == rhs.isPresented
  }
}

/// Puts a view into a column of a split view, or into none.
struct ColumnPlace: ViewModifier {
  let place: NavigationPlace

  @Environment(\.presentationMode) private var presentationMode

  func body(content: Content) -> some View {
    content.environment(
      \.navigationPlace,
      place.inColumn(presented: presentationMode.wrappedValue.isPresented)
    )
  }
}

/// Tells what is in a column from what is presented by one: that inherits the column's environment,
/// and is in no column.
///
/// Nothing of ours in the environment is reset for a sheet, and UIKit can be asked only after the first
/// evaluation. But a sheet is presented, and a column isn't. Where the split view is in a sheet itself,
/// that tells nothing, and a stack has to learn from UIKit that it is elsewhere.
struct ColumnReader<Content: View>: View {
  @ViewBuilder let content: (_ isInColumn: Bool) -> Content

  @Environment(\.navigationPlace) private var place
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    content(place.isColumn(presented: presentationMode.wrappedValue.isPresented))
  }
}
