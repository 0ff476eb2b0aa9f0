import SwiftUI

/// A value link as the row of a list in a column, which selects its value.
///
/// Each branch is one view by its type, so that a list needs no rows to count them.
struct ColumnRow<Label: View>: View {
  let element: PathElement?
  let label: Label

  @Environment(\.rowSelection) private var selection
  #if os(iOS) || os(tvOS) || os(visionOS) || !canImport(Darwin)
  @Environment(\.editMode) private var editMode
  #endif

  var body: some View {
    if let selection, !isEditing {
      button(selection)
    } else {
      HStack { label }.disabled(element == nil)
    }
  }

  @MainActor
  private func button(_ selection: RowSelection) -> some View {
    let isSelected = element.map(selection.contains) ?? false
    return Button {
      if let element { selection.select(element) }
    } label: {
      HStack {
        label
        Spacer(minLength: 0)
      }
    }
    .buttonStyle(.navigationRow)
    .disabled(element.map(selection.takes) != true)
    .listRowBackground(isSelected ? Color.secondary.opacity(0.3) : nil)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }

  /// Whether the list itself selects what is tapped.
  @MainActor private var isEditing: Bool {
    #if os(iOS) || os(tvOS) || os(visionOS) || !canImport(Darwin)
    editMode?.wrappedValue.isEditing == true
    #else
    false
    #endif
  }
}
