/// What popping means for a path and for an array of routes alike.
extension Array {
  mutating func popScreens(_ number: Int) {
    precondition(
      number >= 0,
      "pop(\(number)): the number of screens to pop is negative; use push(_:) to add screens"
    )
    removeLast(Swift.min(number, count))
  }

  mutating func popToScreen(at index: Int) {
    precondition(
      indices.contains(index),
      """
      pop(toIndex: \(index)): the path has \(count) element(s), counted from 0; use an index less \
      than its count, or popToRoot() to get to the root
      """
    )
    removeLast(count - 1 - index)
  }

  mutating func popToLastScreen(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    guard let index = try lastIndex(where: predicate) else { return false }
    popToScreen(at: index)
    return true
  }
}
