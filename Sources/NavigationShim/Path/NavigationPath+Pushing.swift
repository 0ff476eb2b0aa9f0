/// Pushing, in the words of the screens rather than those of the list.
extension Shim.NavigationPath {
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

  /// Replaces the top by a screen for a value that can not be saved.
  ///
  /// An addition to Apple's type. Where a stack of links shows the path, `View.navigationReplacement(_:)`
  /// says whether the person sees a pop and a push.
  ///
  /// - Parameter value: The value of the new top. In an empty path, it is appended.
  /// - Complexity: O(1), amortized.
  public mutating func popAndPush<V: Hashable>(_ value: V) {
    pop()
    append(value)
  }

  /// Replaces the top by a screen for a value that can be saved.
  ///
  /// An addition to Apple's type. Where a stack of links shows the path, `View.navigationReplacement(_:)`
  /// says whether the person sees a pop and a push.
  ///
  /// - Parameter value: The value of the new top. In an empty path, it is appended.
  /// - Complexity: O(1), amortized.
  public mutating func popAndPush<V: Hashable & Codable>(_ value: V) {
    pop()
    append(value)
  }
}
