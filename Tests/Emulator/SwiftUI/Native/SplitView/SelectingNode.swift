/// A node that takes the values of the links inside as a selection.
@MainActor
protocol SelectingNode: Node {
  /// What selects a value, if it is of the selection's type.
  func selecting(_ value: Any) -> (@MainActor () -> Void)?
}
