/// Popping, in the words of the screens rather than those of the list.
///
/// The methods that look for an element look from the top down, and an element found becomes the
/// new top. Undecoded elements are decoded for the comparison where their type is the one asked for.
extension Shim.NavigationPath {
  /// Pops screens, at most as many as there are above the root.
  ///
  /// An addition to Apple's type. Unlike ``removeLast(_:)`` it stops at the root, so that a back
  /// button tapped twice does no harm.
  ///
  /// - Parameter count: How many screens to pop.
  /// - Precondition: `count` is not negative.
  /// - Complexity: O(*k*), where *k* is the number of screens popped.
  public mutating func pop(_ count: Int = 1) {
    elements.popScreens(count)
  }

  /// Pops all screens above the root.
  ///
  /// An addition to Apple's type.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements.
  public mutating func popToRoot() {
    elements.removeAll()
  }

  /// Pops to the screen at an index, which becomes the top.
  ///
  /// An addition to Apple's type.
  ///
  /// - Parameter index: The index of the element, counted from the one on the root.
  /// - Precondition: `index` is an index of ``elements``. The root has none: use ``popToRoot()``.
  /// - Complexity: O(*k*), where *k* is the number of screens popped.
  public mutating func pop(toIndex index: Int) {
    elements.popToScreen(at: index)
  }

  /// Pops to the topmost screen with an equal value of the same type.
  ///
  /// An addition to Apple's type. If that screen is the top already, nothing changes.
  ///
  /// - Parameter value: The value of the screen to pop to.
  /// - Returns: Whether there is one. If not, the path is unchanged.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @discardableResult
  public mutating func pop<V: Hashable>(to value: V) -> Bool {
    pop(toLast: V.self) { $0 == value }
  }

  /// Pops to the topmost screen with a value of a type.
  ///
  /// An addition to Apple's type. If that screen is the top already, nothing changes.
  ///
  /// - Parameter type: The type that the value had in the source where it was appended.
  /// - Returns: Whether there is one. If not, the path is unchanged.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @discardableResult
  public mutating func pop<V: Hashable>(toLast type: V.Type) -> Bool {
    pop(toLast: type) { _ in true }
  }

  /// Pops to the topmost screen with an identified value.
  ///
  /// An addition to Apple's type. If that screen is the top already, nothing changes.
  ///
  /// - Parameters:
  ///   - type: The type that the value had in the source where it was appended.
  ///   - id: The identity of the value.
  /// - Returns: Whether there is one. If not, the path is unchanged.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @discardableResult
  public mutating func pop<V: Hashable & Identifiable>(toLast type: V.Type, id: V.ID) -> Bool {
    pop(toLast: type) { $0.id == id }
  }

  /// Pops to the topmost screen whose value is of a type and meets a condition.
  ///
  /// An addition to Apple's type. If that screen is the top already, nothing changes.
  ///
  /// - Parameters:
  ///   - type: The type that the value had in the source where it was appended.
  ///   - predicate: Whether to pop to the screen of a value.
  /// - Returns: Whether there is one. If not, the path is unchanged.
  /// - Throws: What the condition throws; then the path is unchanged.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @discardableResult
  public mutating func pop<V: Hashable>(
    toLast type: V.Type,
    where predicate: (V) throws -> Bool
  ) rethrows -> Bool {
    try elements.popToLastScreen { element in
      guard let value = try? element.value(as: type) else { return false }
      return try predicate(value)
    }
  }
}
