import Combine
import LinkStackEngine
import SwiftUI

/// The selection of a list, as its rows need it.
struct RowSelection: Equatable {
  weak var list: SelectingList?
  let selected: SelectedValues
  var links: Links?

  init(list: SelectingList, _ selection: SelectingList.Selection) {
    self.list = list
    selected = selection.selected
  }

  @MainActor
  func noteRow(_ scheduler: any WakeScheduler) {
    list?.noteRow()
    links?.note(scheduler)
  }

  @MainActor
  func contains(_ element: PathElement) -> Bool {
    guard list?.takes(element) == true, let value = element.value else { return false }
    return selected.contains(AnyHashable(value))
  }
}

extension RowSelection {
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
