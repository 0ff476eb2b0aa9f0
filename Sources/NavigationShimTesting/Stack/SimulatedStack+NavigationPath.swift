public import NavigationShim

extension SimulatedStack where Value == Shim.NavigationPath.Element {
  /// Sets the path at the present time.
  ///
  /// ```swift
  /// let stack = SimulatedStack<NavigationPath.Element>()
  /// stack.open(NavigationPath(["orders", "order 42"]))
  /// ```
  ///
  /// - Parameter path: The path, whose elements are the values of the screens.
  /// - Returns: The change, which knows its outcome once there is one.
  @discardableResult
  public func open(_ path: Shim.NavigationPath) -> SimulatedChange {
    open(path.elements)
  }
}
