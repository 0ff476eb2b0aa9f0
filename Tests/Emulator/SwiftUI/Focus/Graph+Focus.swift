extension Graph {
  /// Has a person type into a field, or into none.
  func focus(_ field: (any TypingNode)?) {
    let old = focusedField
    guard field !== old else { return }
    focusedField = field
    old?.setEditing(false)
    old?.nearest((any FocusObserver).self)?.focusDidChange(isInside: false)
    field?.setEditing(true)
    field?.nearest((any FocusObserver).self)?.focusDidChange(isInside: true)
  }

  /// Takes in that a person has pressed the return key in a field.
  func submit(_ field: any TypingNode) {
    field.commit()
    var node: Node? = field
    while let current = node {
      (current as? any SubmitObserver)?.didSubmit()
      node = current.parent
    }
    focus(nil)
  }
}
