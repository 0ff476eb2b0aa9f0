/// A column of a split view that is made of link stacks, as the views in it know it.
struct Column: Equatable {
  private let columns: LinkedColumns

  /// The position of the column, counted from 0 for the sidebar.
  let index: Int
  private var arrangement: Arrangement

  /// The column's position among controllers; `nil` before it is known.
  fileprivate(set) var anchor: ColumnAnchor?

  /// The screen of the stack of columns that shows the column, or a view that the column has presented; `nil` beside
  /// other columns.
  private(set) var screen: NavigationPlace.ScreenReference?

  /// Whether the owner of this value is known to be in the column, and not presented from there.
  var isKnown = false

  /// The arrangement of the columns for a view in one of them.
  private enum Arrangement {
    case sideBySide
    case oneAboveTheOther

    /// One above the other, below a view that the column has presented. That view can't show the next column.
    case underPresentedView
  }

  init(_ columns: LinkedColumns, _ index: Int, isCollapsed: Bool) {
    self.columns = columns
    self.index = index
    arrangement = isCollapsed ? .oneAboveTheOther : .sideBySide
  }

  /// The column, as a view that it has presented knows it.
  var ofPresentedView: Column {
    var column = self
    if canShowNext { column.arrangement = .underPresentedView }
    return column
  }

  private var canShowNext: Bool { arrangement == .oneAboveTheOther }

  /// Whether the column is pushed, with the screens of other columns below.
  var isPushed: Bool { arrangement != .sideBySide && index > 0 }
}

extension Column {
  /// Returns the column with its position among controllers, and on a screen.
  func at(_ anchor: ColumnAnchor, on screen: NavigationPlace.ScreenReference?) -> Column {
    var column = self
    column.anchor = anchor
    column.screen = arrangement == .sideBySide ? nil : screen
    return column
  }
}

@MainActor
extension Column {
  var hasNext: Bool { canShowNext && columns.hasNext(after: index) }

  /// The place for a view that this column shows in the next one beside it.
  ///
  /// It is `nil` if the columns are one above the other, or this is the last. On a Mac, SwiftUI's navigation links show
  /// their views there.
  var nextSlot: ColumnPresenter.Slot? {
    #if os(macOS)
    nil
    #else
    arrangement == .sideBySide ? columns.slot(after: index) : nil
    #endif
  }

  /// Registers what a tap on a navigation link to a value of a type does in the column.
  func declare<D>(_ type: D.Type, _ show: @escaping @MainActor (PathElement) -> Void) {
    columns.declare(ObjectIdentifier(type), in: index, show)
  }

  /// What a tap on a navigation link to a value does, by a declared destination; `nil` if there is none.
  func destination(for element: PathElement?) -> (@MainActor (PathElement) -> Void)? {
    element?.staticType.flatMap { columns.destination(for: ObjectIdentifier($0), in: index) }
  }

  /// Whether people, or the app, have gone back from the column, whose view may still be there.
  var isGone: Bool { isPushed && columns.isGone(index) }

  func showNext() {
    if hasNext { columns.showNext(after: index) }
  }

  /// Follows the selection of a list in the column, after the present update.
  func follow(_ list: SelectingList, _ configuration: NavigationConfiguration) {
    if arrangement != .underPresentedView { columns.follow(list, in: index, configuration) }
  }

  /// The controllers that a stack in the column pushes onto, once the column has appeared.
  func controllers(of stack: LinksStack) -> (any ObservedHost.Controllers)? {
    anchor?.controllers(of: stack)
  }

  /// Registers a stack, and returns whether the stack before it still has screens above its root, or moves.
  func add(_ stack: LinksStack) -> Bool {
    if stack.isSafe { screen?.screen?.stackInColumn = stack }
    return columns.add(stack, in: index)
  }

  /// Registers the path of a stack in the column.
  ///
  /// It is emptied when another row is selected in an earlier column.
  func add(_ path: StackPath.Own) { columns.add(path, in: index) }
}
