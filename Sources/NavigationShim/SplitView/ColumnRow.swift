import SwiftUI

/// A row in a column.
///
/// It selects its value in the enclosing list, and in compact width shows the next column.
///
/// Each branch is one view by its type, whatever the label is, so that a list can count its rows without evaluating
/// them.
struct ColumnRow: View {
  let element: PathElement?
  let hasOwnStyle: Bool
  var mayHaveChevron = true
  let label: AnyView

  @EnvironmentValue(\.navigationConfiguration) private var configuration
  @EnvironmentValue(\.rowSelection) private var selection
  @EnvironmentValue(\.navigationPlace) private var place
  @EnvironmentValue(\.isEditing) private var isEdited
  private let linkButton = LinkButton()

  var body: some View {
    let _ = selection?.noteRow(configuration.wakeScheduler)
    if !isEdited, selection != nil || destination != nil || place.column?.hasNext == true {
      button
    } else {
      let _ = element != nil && !isEdited ? configuration.warningLog.warn(.linkInColumn) : ()
      HStack { label }.disabled(element == nil)
    }
  }

  @MainActor private var destination: LinkedColumn.Destination? {
    element.flatMap { place.column?.state.destination(for: $0) }
  }

  @MainActor private var button: some View {
    let isEnabled = element.map { selection?.list?.takes($0) ?? true } ?? false
    let isSelected = element.map { selection?.contains($0) ?? false } ?? false
    return linkButton.view(
      hasOwnStyle: hasOwnStyle,
      hasChevron: mayHaveChevron && place.column?.hasNext == true,
      isDisabled: !isEnabled,
      place: place,
      label: label
    ) {
      guard let element else { return }
      if let selection {
        place.column?.noteTap(on: element, in: selection.list)
        selection.list?.tap(element)
      } else if let destination {
        place.column?.show(element, by: destination)
      } else if let column = place.column, column.hasNext {
        column.columns.showNext(after: column.index)
      }
    }
    .listRowBackground(isSelected ? Color.secondary.opacity(0.3) : nil)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}
