/// A column of a split view that is made of links, as what is in it knows it.
struct Column: Equatable {
  private let columns: LinkedColumns

  /// The place of the column, counted from the sidebar.
  let index: Int
  private var arrangement: Arrangement

  /// The column's place among controllers; `nil` before it is known.
  fileprivate(set) var anchor: ColumnAnchor?

  /// Whether what knows the column is in it, and not presented from there.
  var isKnown = false

  /// How the columns stand to each other, seen from a view in one of them.
  private enum Arrangement {
    case sideBySide
    case oneAboveTheOther

    /// One above the other, below a view that a link in the column leads to: the next can't be shown from there.
    case underLinkedView
  }

  init(_ columns: LinkedColumns, _ index: Int, isCollapsed: Bool) {
    self.columns = columns
    self.index = index
    arrangement = isCollapsed ? .oneAboveTheOther : .sideBySide
  }

  /// The column as a view knows it that a link there leads to.
  var ofLinkedView: Column {
    var column = self
    if canShowNext { column.arrangement = .underLinkedView }
    return column
  }

  private var canShowNext: Bool { arrangement == .oneAboveTheOther }

  /// Whether the column is pushed, with the screens of other columns below.
  var isPushed: Bool { arrangement != .sideBySide && index > 0 }
}

extension Column {
  /// The same column, once it has a place among controllers.
  func at(_ anchor: ColumnAnchor) -> Column {
    var column = self
    column.anchor = anchor
    return column
  }
}

@MainActor
extension Column {
  var hasNext: Bool { canShowNext && columns.hasNext(after: index) }

  func showNext() {
    if hasNext { columns.showNext(after: index) }
  }

  func note(_ selected: Set<AnyHashable>, in list: any LinkedColumns.SelectingList) {
    if canShowNext { columns.note(selected, in: list, of: index) }
  }

  /// Learns that another row is selected in the column's list; from the evaluation of its body.
  func selectionHasChanged(_ configuration: NavigationConfiguration) {
    columns.selectionHasChanged(in: index, configuration)
  }

  /// The controllers that a stack in the column pushes on, where the column has been seen.
  func controllers(of stack: LinksStack) -> (any HostSight.Controllers)? {
    anchor?.controllers(of: stack)
  }

  /// Takes in a stack, and returns whether the one before it still has screens above its root, or moves.
  func add(_ stack: LinksStack) -> Bool { columns.add(stack, in: index) }

  /// Has the path of a stack in the column emptied, where another row is selected in a column before.
  func add(_ path: StackPath.Own) { columns.add(path, in: index) }
}
