extension Graph {
  /// Has a person type into a field, or into none.
  func focus(_ field: (any TypingNode)?) {
    guard field !== focusedField else { return }
    focusedField?.setEditing(false)
    focusedField = field
    field?.setEditing(true)
  }
}
