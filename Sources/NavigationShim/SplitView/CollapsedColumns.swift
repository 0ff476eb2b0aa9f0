import Combine
import LinkStackEngine
import SwiftUI

/// Which column of a split view is on top, where the columns are one above the other.
///
/// Columns are counted from the sidebar. A column is shown by a tap on a value link in the one below, by
/// a selection that the app sets there, by the app's binding, and by a person who goes back to it.
@MainActor
final class CollapsedColumns: ObservableObject {
  private var count = 2
  private var top = 0

  /// The app's say in what is on top, and what that was when it was last read.
  private var preferred: (binding: Binding<Shim.NavigationSplitViewColumn>, index: Int)?

  /// The list in a column, and what was selected in it when that was last looked at.
  private var lists: [Int: (rows: SelectableRows, selected: Set<AnyHashable>)] = [:]

  /// What the lists have said since.
  private var notes: [Int: RowSelection] = [:]

  private var configuration = NavigationConfiguration()

  nonisolated init() {}

  /// Follows what the split view is made with now; from the evaluation of its body.
  func update(
    count: Int,
    preferred binding: Binding<Shim.NavigationSplitViewColumn>?,
    _ configuration: NavigationConfiguration
  ) {
    self.count = count
    self.configuration = configuration
    guard let binding else { return preferred = nil }
    let index = binding.wrappedValue.index(among: count)
    if preferred?.index != index { top = index }
    preferred = (binding, index)
  }

  /// The columns above the sidebar, as the path of a stack; shortened by a person who goes back.
  var path: [ColumnIndex] {
    get { (0..<top).map { ColumnIndex(value: $0 + 1) } }
    set {
      let left = newValue.count..<max(newValue.count, top)
      bringToTop(newValue.count)
      guard !left.isEmpty else { return }
      // What leaves is still seen, and is made of the selection.
      configuration.wakeScheduler.after(.silence) { [weak self] in
        self?.clearSelections(in: left)
      }
    }
  }

  private func clearSelections(in left: Range<Int>) {
    for index in left where index >= top { lists[index]?.rows.clearOne() }
  }

  /// Shows the column above one.
  func showNext(after index: Int) {
    bringToTop(max(top, min(index + 1, count - 1)))
  }

  /// Whether there is a column above one.
  func hasNext(after index: Int) -> Bool {
    index + 1 < count
  }

  private func bringToTop(_ index: Int) {
    guard index != top else { return }
    objectWillChange.send()
    top = index
    guard let binding = preferred?.binding else { return }
    let column = Shim.NavigationSplitViewColumn(index: index, among: count)
    binding.wrappedValue = column
    // A binding to a constant says nothing new by staying what it is.
    if binding.wrappedValue == column { preferred = (binding, index) }
  }

  /// Notes what is selected in the list of a column; from the evaluation of its body.
  ///
  /// `onChange` would be the obvious tool, and does not fire on covered screens (FlowStacks issue 76).
  func note(_ selection: RowSelection, in index: Int) {
    let isScheduled = !notes.isEmpty
    notes[index] = selection
    guard !isScheduled else { return }
    configuration.wakeScheduler.after(.turn) { [weak self] in self?.flushSelections() }
  }

  private func flushSelections() {
    let notes = notes
    self.notes = [:]
    for (index, selection) in notes.sorted(by: { $0.key < $1.key }) {
      let former = lists[index]?.selected ?? []
      lists[index] = (selection.rows, selection.selected)
      guard former != selection.selected else { continue }
      if selection.selected.isEmpty { bringToTop(min(top, index)) } else { showNext(after: index) }
    }
  }
}

/// A column above the sidebar, as an element of a stack's path.
struct ColumnIndex: Hashable {
  let value: Int
}

/// The column that a view is in, where columns are one above the other.
struct CollapsedColumn {
  let columns: CollapsedColumns
  let index: Int

  /// Whether there is a column above.
  @MainActor var hasNext: Bool { columns.hasNext(after: index) }

  /// Shows the column above.
  @MainActor
  func showNext() {
    columns.showNext(after: index)
  }

  /// Notes what is selected in the column's list; from the evaluation of its body.
  @MainActor
  func note(_ selection: RowSelection) {
    columns.note(selection, in: index)
  }
}

extension CollapsedColumn: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.columns === rhs.columns && lhs.index == rhs.index
  }
}

extension EnvironmentValues {
  /// The column around, where columns are one above the other.
  var collapsedColumn: CollapsedColumn? {
    get { self[CollapsedColumnKey.self] }
    set { self[CollapsedColumnKey.self] = newValue }
  }
}

private struct CollapsedColumnKey: EnvironmentKey {
  static var defaultValue: CollapsedColumn? { nil }
}

extension Shim.NavigationSplitViewColumn {
  /// The column at a place; the last one is the detail.
  fileprivate init(index: Int, among count: Int) {
    self = index == 0 ? .sidebar : index == count - 1 ? .detail : .content
  }

  /// The place of the column; without a column in the middle, that of the sidebar for it.
  fileprivate func index(among count: Int) -> Int {
    (0..<count).first { Self(index: $0, among: count) == self } ?? 0
  }
}
