import Combine
import LinkStackEngine
import SwiftUI

/// The selection of a list, as its rows need it.
struct RowSelection: Equatable {
  let rows: Rows
  let selected: Set<AnyHashable>
  var links: Links?

  @MainActor
  func noteRow(_ scheduler: any WakeScheduler) {
    rows.noteRow()
    links?.note(scheduler)
  }

  @MainActor
  func takes(_ element: PathElement) -> Bool { rows.isSelectable(element) }

  @MainActor
  func contains(_ element: PathElement) -> Bool {
    guard takes(element), let value = element.value else { return false }
    return selected.contains(AnyHashable(value))
  }

  @MainActor
  func select(_ element: PathElement) { rows.select(element) }
}

extension RowSelection {
  /// The rows of a list, and the functions that change its selection.
  ///
  /// A class, so that rows are evaluated only for another selection, and not with each evaluation of their list.
  @MainActor
  final class Rows: ObservableObject, EqualByIdentity, LinkedColumns.SelectingList {
    fileprivate private(set) var isSelectable: (PathElement) -> Bool = { _ in false }
    fileprivate private(set) var select: (PathElement) -> Void = { _ in }
    private var clear: () -> Void = {}
    private var canBeTapped = false
    private var haveAppeared = false

    /// The selection, and the one that the column was last notified of.
    private var selected: Set<AnyHashable> = []
    private var told: Set<AnyHashable>?

    nonisolated init() {}

    /// Notifies the stacks in later columns of another selection.
    ///
    /// Called from the evaluation of the list's body.
    func tell(_ column: Column?, _ configuration: NavigationConfiguration) {
      if let told, told != selected { column?.selectionHasChanged(configuration) }
      told = selected
    }

    fileprivate func noteRow() { canBeTapped = true }

    func update<Value>(_ selection: ListSelection<Value>) -> RowSelection {
      isSelectable = { (try? $0.value(as: Value.self)) != nil }
      select = { element in
        if let value = try? element.value(as: Value.self) { selection.select(value) }
      }
      clear = selection.clearOne
      selected = Set(selection.values.map { AnyHashable($0) })
      return RowSelection(rows: self, selected: selected)
    }

    func clearOne() { clear() }

    /// Logs a warning if no row can be tapped when the first one appears.
    func rowAppears(_ configuration: NavigationConfiguration) {
      guard !haveAppeared else { return }
      haveAppeared = true
      configuration.wakeScheduler.after(.turn) { [weak self] in
        if self?.canBeTapped == false { configuration.warningLog.warn(.rowsWithoutIdentity) }
      }
    }
  }

  /// The navigation links with a value in the row of an element.
  ///
  /// A row of an app's own type may contain one, which becomes known only when that is evaluated.
  @MainActor
  final class Links: ObservableObject, EqualByIdentity {
    @Published private(set) var areThere = false

    nonisolated init() {}

    func note(_ scheduler: any WakeScheduler) {
      guard !areThere else { return }
      scheduler.after(.turn) { [weak self] in self?.areThere = true }
    }
  }
}

extension EnvironmentValues {
  /// The selection of the enclosing list, if its rows can change it.
  var rowSelection: RowSelection? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}

private struct RowSelectionKey: EnvironmentKey {
  static var defaultValue: RowSelection? { nil }
}
