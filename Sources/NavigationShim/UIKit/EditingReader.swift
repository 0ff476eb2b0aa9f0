import SwiftUI

/// Whether a list is edited, where that can be: then it selects by itself what is tapped.
struct EditingReader: DynamicProperty {
  #if canImport(UIKit) && !os(watchOS)
  @Environment(\.editMode) private var editMode

  @MainActor var isOn: Bool { editMode?.wrappedValue.isEditing == true }
  #else
  let isOn = false
  #endif
}
