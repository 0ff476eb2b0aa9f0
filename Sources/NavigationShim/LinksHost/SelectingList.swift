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
  private var selection = Selection()
  private var selected = SelectedValues.one(nil)

  /// The selection that the column has followed; `nil` before it has followed any.
  private var followed: SelectedValues?

  private var canBeTapped = false

  nonisolated init() {}

  /// The functions that write the app's binding.
  struct Selection {
    var takes: @MainActor (PathElement) -> Bool = { _ in false }
    var select: @MainActor (PathElement) -> Void = { _ in }
    var clear: @MainActor () -> Void = {}

    /// Whether the list is edited: then people mark rows, and don't open them.
    var isEdited = false
  }

  /// Takes in the list's current binding, and what is selected.
  ///
  /// Called from the evaluation of its body.
  func update(_ selection: Selection, _ selected: SelectedValues) {
    self.selection = selection
    self.selected = selected
  }

  func takes(_ element: PathElement) -> Bool { selection.takes(element) }

  /// Selects the value of a row that people have tapped.
  func tap(_ element: PathElement) {
    selection.select(element)
    objectWillChange.send()
  }

  var hasSelection: Bool { !selected.isEmpty }

  func clear() { if hasSelection { selection.clear() } }

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

    /// Nothing was selected when the column followed the selection for the first time.
    case absent

    case cleared

    /// Rows were selected when the column followed the selection for the first time.
    case found

    /// People have tapped the row that is selected.
    case tapped

    case changed
  }

  /// Compares the present selection with the one that was followed.
  ///
  /// An app may have refused a tap by now. In edit mode, people mark rows, and don't open them. What another list of
  /// the column has followed isn't found again: the list may be there in its place.
  ///
  /// - Parameters:
  ///   - tapped: The value of the row that people have tapped in the column, if any.
  ///   - isCovered: Whether the list isn't on top, so that people can't mark its rows.
  ///   - lists: The lists of the column, with those that people have just gone back to.
  func takeNews(of tapped: AnyHashable?, isCovered: Bool, among lists: [SelectingList]) -> News {
    let former = followed
    let isTapped = tapped.map(selected.contains) ?? false
    let isKnown = lists.contains { $0.followed == selected }
    followed = selected
    if selected.isEmpty {
      guard let former else { return .absent }
      return former.isEmpty || selection.isEdited && !isCovered ? .none : .cleared
    }
    if selection.isEdited { return .none }
    if let former, selected != former { return .changed }
    if former == nil, !isTapped { return isKnown ? .none : .found }
    return isTapped ? .tapped : .none
  }
}
