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
  private var selection: Selection?

  /// What is selected or, while the list has no selection, was selected when it had one.
  private var selected = SelectedValues.one(nil)

  /// The selection that the column has followed; `nil` before it has followed any.
  private var followed: SelectedValues?

  /// The rows that people have marked in edit mode.
  private var marked: SelectedValues?

  private var canBeTapped = false

  /// The columns that follow the selection.
  private weak var columns: LinkedColumns?

  nonisolated init() {}

  // A list counts until it goes, which may be later than its view: SwiftUI keeps the state of a removed view during a
  // transition, and the columns keep the lists that people are leaving.
  deinit {
    guard let columns else { return }
    MainThread.run { _ in columns.decideLater() }
  }

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
  /// Called from the evaluation of its body.
  func update(_ selection: Selection?) {
    self.selection = selection
    if let selection { selected = selection.selected }
  }

  func takes(_ element: PathElement) -> Bool { selection?.takes(element) == true }

  /// Selects the value of a row that people have tapped.
  func tap(_ element: PathElement) {
    selection?.select(element)
    objectWillChange.send()
  }

  var isSelected: Bool { !selected.isEmpty }

  /// Whether the list has a selection that can be cleared.
  var canBeCleared: Bool { selection != nil && isSelected }

  func clear() { if canBeCleared { selection?.clear() } }

  /// Whether the column has yet to follow what is selected.
  var hasNews: Bool { followed != selected }

  func isFollowed(by columns: LinkedColumns) { self.columns = columns }

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

    /// Nothing is selected any more.
    case cleared

    /// The list has come with a selection.
    case found

    /// People have tapped the row that is selected.
    case tapped

    /// The list has another selection.
    case changed
  }

  /// Compares the present selection with the one that was followed.
  ///
  /// In edit mode, people mark rows, and don't open them. While the list is covered, only the app can have changed the
  /// selection.
  ///
  /// - Parameters:
  ///   - tap: The latest tap in the column. The app may have refused it, or put this list in place of the tapped one.
  ///   - isCovered: Whether the list isn't on top.
  ///   - lists: The lists of the column. This one may be there in place of one with the same selection.
  func takeNews(
    of tap: LinkedColumn.Tap?,
    isCovered: Bool,
    among lists: [SelectingList]
  ) -> News {
    if selection?.isEdited == true, !isCovered {
      marked = selected
      return .none
    }
    let former = followed
    let isMarked = selected == marked
    (followed, marked) = (selected, nil)
    if selected.isEmpty { return former?.isEmpty == false ? .cleared : .none }
    if let tap, selected.contains(tap.value), tap.list === self || former == nil {
      return selected == former || former == nil ? .tapped : .changed
    }
    if selected == former || isMarked { return .none }
    if former != nil { return .changed }
    return lists.contains { $0 !== self && $0.followed == selected } ? .none : .found
  }
}
