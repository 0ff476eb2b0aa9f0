import Combine
import LinkStackEngine

/// A list with a selection in a column, as its rows and its column know it.
///
/// The app's binding is what is selected. It is read in the evaluation of the list's body alone, as by SwiftUI: its data
/// may be gone at any other time.
///
/// A class, so that rows are evaluated only for another selection, and not with each evaluation of their list.
@MainActor
final class SelectingList: ObservableObject, EqualByIdentity {
  /// The app's selection; `nil` while the list has none.
  private(set) var selection: Selection?

  /// What is selected or, while the list has no selection or people mark rows, was selected before; `nil` before the
  /// list has had a selection.
  private(set) var selected: SelectedValues?

  /// The selection that the column has followed; `nil` before it has followed any.
  private var followed: SelectedValues?

  /// The rows that people have marked in edit mode, for as long as they are the list's selection.
  private var marked: SelectedValues?

  private var canBeTapped = false

  nonisolated init() {}

  /// What is selected, and the functions that write the app's binding.
  struct Selection {
    let selected: SelectedValues
    let takes: @MainActor (PathElement) -> Bool
    let select: @MainActor (PathElement) -> Void
    let clear: @MainActor () -> Void

    /// Whether the list is edited: then people mark rows, and don't open them.
    let isEdited: Bool
  }

  /// Takes in the app's current selection, if the list has one.
  ///
  /// In edit mode, people mark rows, and don't open them. Marks may stay selected after it has ended. While another
  /// column is above, only the app can have changed the selection.
  ///
  /// Called from the evaluation of its body.
  func update(_ selection: Selection?, isCovered: Bool) {
    self.selection = selection
    guard let selection else { return }
    if selection.isEdited, !isCovered {
      marked = selection.selected
    } else if selection.selected != marked || selection.selected.isEmpty {
      (selected, marked) = (selection.selected, nil)
    }
  }

  func takes(_ element: PathElement) -> Bool { selection?.takes(element) == true }

  /// Selects the value of a row that people have tapped.
  func tap(_ element: PathElement) {
    marked = nil
    selection?.select(element)
    objectWillChange.send()
  }

  /// Whether a row is selected or marked.
  var hasSelection: Bool { selection?.selected.isEmpty == false }

  /// Whether the column has yet to follow what is selected.
  var hasNews: Bool { followed != selected }

  /// Takes in that the list has a row that can be tapped.
  func noteRow() { canBeTapped = true }

  /// Logs a warning if a row appears, and none can be tapped.
  func rowAppears(_ configuration: NavigationConfiguration) {
    guard !canBeTapped else { return }
    configuration.wakeScheduler.after(.turn) { [weak self] in
      if self?.canBeTapped == false { configuration.warningLog.warn(.rowsWithoutIdentity) }
    }
  }
}

extension SelectingList {
  /// What has become of a selection, the strongest last.
  enum News: Comparable {
    case none

    /// The list has come without a selected row.
    case absent

    /// No row is selected any more.
    case cleared

    /// The list has come with a selected row.
    case found

    /// People have tapped the row that is selected.
    case tapped

    /// Another row is selected.
    case changed
  }

  /// Compares the present selection with the one that was followed.
  ///
  /// - Parameters:
  ///   - tap: The tap in the column. The app may have refused it, or put this list in place of the tapped one.
  ///   - known: What was selected in the column. The list may be there in place of one with the same selection.
  func takeNews(of tap: LinkedColumn.Tap?, known: [SelectedValues]) -> News {
    guard let selected else { return .none }
    let former = followed
    followed = selected
    let isTapped = tap.map { selected.contains($0.value) } ?? false
    guard let former else {
      if selected.isEmpty { return .absent }
      return isTapped ? .tapped : known.contains(selected) ? .none : .found
    }
    if selected != former { return selected.isEmpty ? .cleared : .changed }
    return isTapped && tap?.list === self ? .tapped : .none
  }
}
