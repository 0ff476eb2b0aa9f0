import Combine
import LinkStackEngine

/// A list with a selection in a column, as its rows and its column know it.
///
/// The app's binding is what is selected. Here is only the tap that the column hasn't followed yet.
///
/// A class, so that rows are evaluated only for another selection, and not with each evaluation of their list.
@MainActor
final class SelectingList: ObservableObject, EqualByIdentity {
  private var selection = Selection()

  /// The value of the row that people have tapped since the column last followed the selection.
  private var tapped: AnyHashable?

  private var canBeTapped = false

  nonisolated init() {}

  /// The functions that read and write the app's binding.
  struct Selection {
    var takes: @MainActor (PathElement) -> Bool = { _ in false }
    var isEmpty: @MainActor () -> Bool = { true }
    var read: @MainActor () -> Set<AnyHashable> = { [] }
    var select: @MainActor (PathElement) -> Void = { _ in }
    var clear: @MainActor () -> Void = {}

    /// Whether the list is edited: then people mark rows, and don't open them.
    var isEdited = false
  }

  /// Takes in the list's current binding.
  ///
  /// Called from the evaluation of its body.
  func update(_ selection: Selection) { self.selection = selection }

  func takes(_ element: PathElement) -> Bool { selection.takes(element) }

  /// Selects the value of a row that people have tapped.
  func tap(_ element: PathElement) {
    tapped = element.value.map { AnyHashable($0) }
    selection.select(element)
  }

  /// Returns whether people have tapped the row that is selected.
  ///
  /// An app may have refused the tap by now.
  func takeTap() -> Bool {
    defer { tapped = nil }
    return tapped.map(selected.contains) ?? false
  }

  var selected: Set<AnyHashable> { selection.read() }

  var hasSelection: Bool { !selection.isEmpty() }

  var isEdited: Bool { selection.isEdited }

  func clear() { if hasSelection { selection.clear() } }

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
