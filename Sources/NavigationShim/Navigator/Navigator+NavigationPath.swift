/// The functions of a `NavigationPath`.
extension Navigator where Path == Shim.NavigationPath {
  /// Pushes a screen for a value that can not be saved.
  ///
  /// - Parameter value: The value of the new top of the stack.
  public func push<V: Hashable>(_ value: V) {
    path.push(value)
  }

  /// Pushes a screen for a value that can be saved.
  ///
  /// - Parameter value: The value of the new top of the stack.
  public func push<V: Hashable & Codable>(_ value: V) {
    path.push(value)
  }

  /// Pops screens, at most as many as there are above the root.
  ///
  /// - Parameter count: How many screens to pop.
  /// - Precondition: `count` is not negative.
  public func pop(_ count: Int = 1) {
    path.pop(count)
  }

  /// Pops all screens above the root.
  public func popToRoot() {
    path.popToRoot()
  }

  /// Pops to the screen at an index of the path, which becomes the top.
  ///
  /// - Precondition: `index` is an index of the path's elements.
  public func pop(toIndex index: Int) {
    path.pop(toIndex: index)
  }

  /// Pops to the topmost screen with an equal value of the same type.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  @discardableResult
  public func pop<V: Hashable>(to value: V) -> Bool {
    path.pop(to: value)
  }

  /// Pops to the topmost screen with a value of a type.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  @discardableResult
  public func pop<V: Hashable>(toLast type: V.Type) -> Bool {
    path.pop(toLast: type)
  }

  /// Pops to the topmost screen with an identified value.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  @discardableResult
  public func pop<V: Hashable & Identifiable>(toLast type: V.Type, id: V.ID) -> Bool {
    path.pop(toLast: type, id: id)
  }

  /// Pops to the topmost screen whose value is of a type and meets a condition.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  /// - Throws: What the condition throws; then nothing changes.
  @discardableResult
  public func pop<V: Hashable>(
    toLast type: V.Type,
    where predicate: (V) throws -> Bool
  ) rethrows -> Bool {
    try path.pop(toLast: type, where: predicate)
  }

  /// Replaces the top by a screen for a value that can not be saved.
  ///
  /// - Parameter value: The value of the new top. At the root, it is pushed.
  public func popAndPush<V: Hashable>(_ value: V) {
    path.popAndPush(value)
  }

  /// Replaces the top by a screen for a value that can be saved.
  ///
  /// - Parameter value: The value of the new top. At the root, it is pushed.
  public func popAndPush<V: Hashable & Codable>(_ value: V) {
    path.popAndPush(value)
  }
}
