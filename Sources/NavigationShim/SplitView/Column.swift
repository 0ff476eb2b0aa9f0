import SwiftUI

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

  func note(_ selection: RowSelection) {
    if canShowNext { columns.note(selection, in: index) }
  }

  /// Learns that another row is selected in the column's list; from the evaluation of its body.
  func selectionHasChanged(_ configuration: NavigationConfiguration) {
    columns.selectionHasChanged(in: index, configuration)
  }

  /// The controllers that a stack in the column pushes on, where the column has been seen.
  func controllers(of stack: LinksStack) -> (any ControllerStack)? {
    #if canImport(UIKit) && !os(watchOS)
    guard let anchor, let navigationController = anchor.navigationController,
      let countToRoot = anchor.countToRoot
    else { return nil }
    return NavigationControllers(navigationController, of: stack, countToRoot: countToRoot)
    #else
    return nil
    #endif
  }

  /// Takes in a stack, and returns whether the one before it still has screens above its root, or moves.
  func add(_ stack: LinksStack) -> Bool { columns.add(stack, in: index) }

  /// Has the path of a stack in the column emptied, where another row is selected in a column before.
  func add(_ path: OwnPath) { columns.add(path, in: index) }
}

/// Puts a view into a column of a split view.
struct ColumnPlace: ViewModifier {
  let place: NavigationPlace

  @StateObject private var anchor = ColumnAnchor()
  @Environment(\.presentationMode) private var presentationMode

  func body(content: Content) -> some View {
    content
      .environment(
        \.navigationPlace,
        place.inColumn(anchor, presented: presentationMode.wrappedValue.isPresented)
      )
      #if canImport(UIKit) && !os(watchOS)
    .overlay(ColumnAnchor.Representation(anchor: anchor).unseen())
      #endif
  }
}

extension View {
  /// Makes one view of several, as each is a column to a navigation view, and says in which column it is.
  func asColumn(_ column: Column) -> some View {
    asOneView().modifier(ColumnPlace(place: .column(column)))
  }
}

/// Tells what is in a column from what is presented by one: that inherits the column's environment, and is in no
/// column.
///
/// Nothing of ours in the environment is reset for a sheet, but a sheet is presented, and a column isn't. Where the
/// split view is in a sheet itself, a stack has to learn from UIKit that it is elsewhere.
struct ColumnReader<Content: View>: View {
  @ViewBuilder let content: (_ isInColumn: Bool) -> Content

  @Environment(\.navigationPlace) private var place
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    content(place.isColumn(presented: presentationMode.wrappedValue.isPresented))
  }
}

/// A row in a column that selects its value in the list that it is in, and in compact width shows the next
/// column.
///
/// Each branch is one view by its type, so that a list needs no rows to count them.
struct ColumnRow<Label: View>: View {
  let element: PathElement?
  let hasOwnStyle: Bool
  var mayHaveChevron = true
  let label: Label

  @Environment(\.navigationConfiguration) private var configuration
  @Environment(\.rowSelection) private var selection
  @Environment(\.navigationPlace) private var place
  #if canImport(UIKit) && !os(watchOS)
  @Environment(\.editMode) private var editMode
  #endif

  var body: some View {
    let _ = selection?.noteRow(configuration.wakeScheduler)
    if !isEditing, selection != nil || place.column?.hasNext == true {
      button
    } else {
      let _ = element != nil && !isEditing ? configuration.warningLog.warn(.linkInColumn) : ()
      HStack { label }.disabled(element == nil)
    }
  }

  @MainActor private var button: some View {
    let isEnabled = element.map { selection?.takes($0) ?? true } ?? false
    let isSelected = element.map { selection?.contains($0) ?? false } ?? false
    return LinkButton(
      hasOwnStyle: hasOwnStyle,
      hasChevron: mayHaveChevron && place.column?.hasNext == true,
      isDisabled: !isEnabled,
      place: place,
      label: label
    ) {
      guard let element else { return }
      selection?.select(element)
      place.column?.showNext()
    }
    .listRowBackground(isSelected ? Color.secondary.opacity(0.3) : nil)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  /// Whether the list itself selects what is tapped.
  @MainActor private var isEditing: Bool {
    #if canImport(UIKit) && !os(watchOS)
    editMode?.wrappedValue.isEditing == true
    #else
    false
    #endif
  }
}
