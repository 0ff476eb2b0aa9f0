/// A type of routes, whose arrays have the methods of a path.
///
/// If the values of all screens are of one type, the stack's path can be an array, with `push(_:)`, `pop(_:)` and the
/// other methods of ``Shim/NavigationPath``; all other arrays stay free of them.
///
/// An addition to SwiftUI's interface, in plain Swift, and useful after the move to SwiftUI's own stack.
public protocol NavigationRoute: Hashable {}

/// The methods of a ``Shim/NavigationPath`` for arrays of routes.
extension Array where Element: NavigationRoute {
  /// Pushes a screen for a route.
  public mutating func push(_ route: Element) { append(route) }

  /// Replaces the top by a screen for a route; in an empty array, the route is appended.
  public mutating func popAndPush(_ route: Element) {
    pop()
    append(route)
  }

  /// Pops screens, at most as many as there are above the root.
  ///
  /// - Precondition: `count` is not negative.
  public mutating func pop(_ count: Int = 1) { popScreens(count) }

  /// Pops all screens above the root.
  public mutating func popToRoot() { removeAll() }

  /// Pops to the screen at an index, counted from the one on the root.
  ///
  /// - Precondition: `index` is an index of the array. The root has none: use ``popToRoot()``.
  public mutating func pop(toIndex index: Int) { popToScreen(at: index) }

  /// Pops to the topmost screen of a route, and returns whether there is one.
  @discardableResult
  public mutating func pop(to route: Element) -> Bool { popToLastScreen { $0 == route } }

  /// Pops to the topmost screen whose route meets a condition, and returns whether there is one.
  ///
  /// The type is there so that the call is the same as that of a `NavigationPath`.
  ///
  /// - Throws: Any error of the condition; then the array is unchanged.
  @discardableResult
  public mutating func pop(
    toLast type: Element.Type,
    where predicate: (Element) throws -> Bool
  ) rethrows -> Bool {
    try popToLastScreen(where: predicate)
  }

  /// Pops to the topmost screen of an identified route, and returns whether there is one.
  @discardableResult
  public mutating func pop(toLast type: Element.Type, id: Element.ID) -> Bool
  where Element: Identifiable {
    popToLastScreen { $0.id == id }
  }
}

/// The meaning of popping, for a path, an array of routes and a navigator alike.
extension RangeReplaceableCollection where Self: RandomAccessCollection {
  mutating func popScreens(_ number: Int) {
    guard number >= 0 else {
      trap("pop(\(number)): the number of screens to pop is negative; use push(_:) to add screens")
    }
    removeLast(Swift.min(number, count))
  }

  mutating func popToScreen(at index: Int) {
    guard index >= 0, index < count else {
      trap(
        """
        pop(toIndex: \(index)): the path has \(count) element(s), counted from 0; use an index less \
        than its count, or popToRoot() to get to the root
        """
      )
    }
    removeLast(count - 1 - index)
  }

  mutating func popToLastScreen(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    guard let index = try lastIndex(where: predicate) else { return false }
    popToScreen(at: distance(from: startIndex, to: index))
    return true
  }
}
