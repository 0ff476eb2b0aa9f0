import SwiftUI

/// A column of a split view that is made of link stacks, as the views in it know it.
struct Column: Equatable {
  let columns: LinkedColumns

  /// The column's own content, or the view in its place.
  private let screen: LinkedColumns.Screen

  /// The column's position among controllers; `nil` before it is known, and when the column's view has gone.
  weak var anchor: ColumnAnchor?

  /// Whether a stack in the column pushed onto the column's controller when the anchor last published it.
  ///
  /// Views that read the column are evaluated again when it changes. They ask for the present stacks themselves.
  var hasStack = false

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
  func showsViews(ofDetailLink isDetailLink: Bool) -> Bool {
    #if os(macOS)
    false
    #else
    isCollapsed || isDetailLink && columns.hasNext(after: index)
    #endif
  }

  /// Returns the binding of a view that is to be shown, or one that stays `false` while a stack pushes onto the
  /// controller that would show the view.
  ///
  /// The stack may go in the action that turns the app's binding on.
  func possible(_ isPresented: Binding<Bool>?, ofDetailLink isDetailLink: Bool) -> Binding<Bool>? {
    guard isTaken(forDetailLink: isDetailLink) else { return isPresented }
    if let isPresented, isPresented.wrappedValue {
      columns.afterUpdate { if holdsStack { $0.warn(.viewBesideStack) } }
    }
    return Binding(get: { false }, set: { if $0 { columns.warn(.viewBesideStack) } })
  }

  /// Shows the view for a value that people have tapped, unless a stack is where it would be shown.
  func show(_ element: PathElement, by destination: LinkedColumn.Destination) {
    if isTaken(forDetailLink: true) {
      columns.warn(.viewBesideStack)
    } else {
      destination.show(element)
    }
  }

  /// Whether a stack pushes onto the controller that would show a view from the column.
  private func isTaken(forDetailLink isDetailLink: Bool) -> Bool {
    (isCollapsed || !isDetailLink || !columns.hasNext(after: index)) && holdsStack
  }

  /// Takes in, after the present update, that stacks in the column have come or gone.
  ///
  /// While the column's view is there, a stack that has gone was removed by the app, and its screens weren't left.
  func stacksHaveChanged() {
    columns.afterUpdate { columns in
      guard let anchor else { return }
      let screen = columns.screen(at: index)
      if screen?.pathInColumn?.stack == nil { screen?.pathInColumn = nil }
      if anchor.hasStack != holdsStack { anchor.hasStack = holdsStack }
    }
  }

  /// A stack in a view that the column shows has another position.
  private var holdsStack: Bool { state.presentStacks.contains { $0.column?.anchor == anchor } }

  /// Whether people, or the app, have gone back from the column, or another view is in its place.
  ///
  /// Its own view may still be there.
  var isGone: Bool { columns.isGone(screen) }

  /// Whether another column is to be above this one.
  var isToBeBelowTop: Bool { columns.isToBeBelowTop(index) }

  /// Whether another column is above this one, is to be, or has yet to be popped.
  var isBelowTop: Bool {
    isToBeBelowTop || isCollapsed && columns.screen(at: index + 1) != nil
  }

  /// Takes in that people have tapped the row of a value.
  func noteTap(on element: PathElement, in list: SelectingList?) {
    guard let value = element.value else { return }
    columns.note(LinkedColumn.Tap(value: AnyHashable(value), list: list), in: index)
  }

  /// Follows the selection of a list in the column, after the present update.
  func follow(_ list: SelectingList) { columns.follow(list, in: index) }

  /// Registers a stack, and returns whether the stack before it still has screens above its root, or moves.
  func add(_ stack: LinksStack) -> Bool {
    if stack.isSafe {
      columns.screen(at: index)?.pathInColumn = stack.path
    }
    stacksHaveChanged()
    return state.add(stack)
  }
}
