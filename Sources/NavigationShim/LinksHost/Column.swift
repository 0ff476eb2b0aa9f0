/// A column of a split view that is made of link stacks, as the views in it know it.
struct Column: Equatable {
  let columns: LinkedColumns

  /// The column's own content, or the view in its place.
  private let screen: LinkedColumns.Screen

  /// The column's position among controllers; `nil` before it is known.
  var anchor: ColumnAnchor?

  /// Whether this is the column of a stack without a path of the app's, which is known to be in it.
  var isOfPathlessStack = false

  init(_ columns: LinkedColumns, _ screen: LinkedColumns.Screen) {
    self.columns = columns
    self.screen = screen
  }

  /// The position of the column, counted from 0 for the sidebar.
  var index: Int { screen.index }
}

@MainActor
extension Column {
  var state: LinkedColumn { columns[index] }

  /// Whether the columns are one above the other.
  var isCollapsed: Bool { columns.isCollapsed == true }

  /// Whether the next column can be shown above this one.
  var hasNext: Bool { isCollapsed && columns.hasNext(after: index) }

  /// Whether a navigation link in the column shows its view in place of the next one.
  ///
  /// One above the other, columns are followed by any number of such views. Beside the last column, there is no place
  /// for one. On a Mac, SwiftUI's navigation links show their views in the next column.
  func showsViews(ofDetailLink isDetailLink: Bool = true) -> Bool {
    #if os(macOS)
    false
    #else
    isCollapsed || isDetailLink && columns.hasNext(after: index)
    #endif
  }

  /// Whether a stack in the last column pushes onto its controller, which can show nothing else above the column then.
  ///
  /// A stack in a view that the column shows has another position. One whose view was removed may be there still.
  var isTakenByStack: Bool {
    !columns.hasNext(after: index)
      && state.presentStacks.contains { $0.column?.anchor == anchor && !$0.chain.isViewRemoved }
  }

  /// Whether people, or the app, have gone back from the column, or another view is in its place.
  ///
  /// Its own view may still be there.
  var isGone: Bool { columns.isGone(screen) }

  /// Follows the selection of a list in the column, after the present update.
  func follow(_ list: SelectingList) { columns.follow(list, in: index) }

  /// Registers a stack, and returns whether the stack before it still has screens above its root, or moves.
  func add(_ stack: LinksStack) -> Bool {
    if stack.isSafe { columns.stack?.chain.screens.dropFirst(index).first?.stackInColumn = stack }
    return state.add(stack)
  }
}
