/// The methods of a path for arrays of routes.
///
/// The methods that look for a route look from the top down, and a route found becomes the new top.
extension Array where Element: NavigationRoute {
  /// Pushes a screen for a route.
  ///
  /// - Parameter route: The route of the new top of the stack.
  /// - Complexity: O(1), amortized.
  public mutating func push(_ route: Element) {
    append(route)
  }

  /// Replaces the top by a screen for a route.
  ///
  /// - Parameter route: The route of the new top. In an empty array, it is appended.
  /// - Complexity: O(1), amortized.
  public mutating func popAndPush(_ route: Element) {
    pop()
    append(route)
  }

  /// Pops screens, at most as many as there are above the root.
  ///
  /// Unlike `removeLast(_:)` it stops at the root, so that a back button tapped twice does no harm.
  ///
  /// - Parameter count: How many screens to pop.
  /// - Precondition: `count` is not negative.
  /// - Complexity: O(*k*), where *k* is the number of screens popped.
  public mutating func pop(_ count: Int = 1) {
    popScreens(count)
  }

  /// Pops all screens above the root.
  ///
  /// - Complexity: O(*n*), where *n* is the number of routes.
  public mutating func popToRoot() {
    removeAll()
  }

  /// Pops to the screen at an index, which becomes the top.
  ///
  /// - Parameter index: The index of the route, counted from the one on the root.
  /// - Precondition: `index` is an index of the array. The root has none: use ``popToRoot()``.
  /// - Complexity: O(*k*), where *k* is the number of screens popped.
  public mutating func pop(toIndex index: Int) {
    popToScreen(at: index)
  }

  /// Pops to the topmost screen of a route.
  ///
  /// If that screen is the top already, nothing changes.
  ///
  /// - Parameter route: The route of the screen to pop to.
  /// - Returns: Whether there is one. If not, the array is unchanged.
  /// - Complexity: O(*n*), where *n* is the number of routes.
  @discardableResult
  public mutating func pop(to route: Element) -> Bool {
    popToLastScreen { $0 == route }
  }

  /// Pops to the topmost screen whose route meets a condition.
  ///
  /// If that screen is the top already, nothing changes.
  ///
  /// - Parameter predicate: Whether to pop to the screen of a route.
  /// - Returns: Whether there is one. If not, the array is unchanged.
  /// - Throws: What the condition throws; then the array is unchanged.
  /// - Complexity: O(*n*), where *n* is the number of routes.
  @discardableResult
  public mutating func pop(toLastWhere predicate: (Element) throws -> Bool) rethrows -> Bool {
    try popToLastScreen(where: predicate)
  }
}

extension Array where Element: NavigationRoute & Identifiable {
  /// Pops to the topmost screen of an identified route.
  ///
  /// If that screen is the top already, nothing changes.
  ///
  /// - Parameter id: The identity of the route.
  /// - Returns: Whether there is one. If not, the array is unchanged.
  /// - Complexity: O(*n*), where *n* is the number of routes.
  @discardableResult
  public mutating func pop(toLastID id: Element.ID) -> Bool {
    popToLastScreen { $0.id == id }
  }
}
