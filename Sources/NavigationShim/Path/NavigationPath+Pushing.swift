/// Pushing, in the words of the screens rather than those of the list.
extension NavigationPath {
  /// Pushes a screen for a value that can not be saved.
  ///
  /// An addition to Apple's type: the same as `append(_:)`.
  ///
  /// - Parameter value: The value of the new top of the stack.
  /// - Complexity: O(1), amortized.
  public mutating func push<V: Hashable>(_ value: V) {
    append(value)
  }

  /// Pushes a screen for a value that can be saved.
  ///
  /// An addition to Apple's type: the same as `append(_:)`.
  ///
  /// - Parameter value: The value of the new top of the stack.
  /// - Complexity: O(1), amortized.
  public mutating func push<V: Hashable & Codable>(_ value: V) {
    append(value)
  }
}
