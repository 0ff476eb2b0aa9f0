/// A value that stands for a screen: arrays of routes have the methods of a path.
///
/// ```swift
/// enum ShopRoute: NavigationRoute {
///   case order(Int)
///   case item(Int)
/// }
///
/// var path: [ShopRoute] = [.order(42)]
/// path.push(.item(7))
/// path.pop(to: .order(42))  // true: the path is [.order(42)].
/// path.pop(2)  // The path is empty.
/// ```
///
/// If the values of all screens have one type, the stack's path can be an array. Conform that type to this protocol
/// to get `push(_:)`, `pop(_:)` and the other methods of ``Shim/NavigationPath``. Other arrays don't have them.
///
/// An addition to SwiftUI's interface, in plain Swift. It works with the native stack too.
public protocol NavigationRoute: Hashable {}

/// The methods of a ``Shim/NavigationPath`` for arrays of routes.
extension Array where Element: NavigationRoute {
  /// Pushes a screen for a route.
  public mutating func push(_ route: Element) { append(route) }

  /// Replaces the top by a route.
  ///
  /// An empty array gets the route.
  public mutating func popAndPush(_ route: Element) {
    pop()
    append(route)
  }

  /// Pops screens, at most as many as there are above the root.
  ///
  /// - Parameter count: The number of screens.
  /// - Precondition: `count` is not negative.
  public mutating func pop(_ count: Int = 1) { popScreens(count) }

  /// Pops all screens above the root.
  public mutating func popToRoot() { removeAll() }

  /// Pops to the screen at an index, which becomes the top.
  ///
  /// - Parameter index: The index, counted from 0 for the screen above the root.
  /// - Precondition: `index` is an index of the array. The root has none: call ``popToRoot()``.
  public mutating func pop(toIndex index: Int) { removeLast(countAbove(index)) }

  /// Pops to the topmost screen of a route, and returns whether there is one.
  @discardableResult
  public mutating func pop(to route: Element) -> Bool { popToLastScreen { $0 == route } }

  /// Pops to the topmost screen whose route meets a condition, and returns whether there is one.
  ///
  /// The parameter `type` makes the call the same as for a `NavigationPath`.
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

/// Popping, shared by paths, arrays of routes and navigators.
extension RangeReplaceableCollection where Self: RandomAccessCollection {
  /// Returns how many screens are popped if a number of them is to be: at most as many as there are.
  func poppableCount(_ number: Int) -> Int {
    guard number >= 0 else {
      trap("pop(\(number)): the number of screens to pop is negative; use push(_:) to add screens")
    }
    return Swift.min(number, count)
  }

  /// Returns how many screens are above the one at an index.
  func countAbove(_ index: Int) -> Int {
    guard index >= 0, index < count else {
      trap(
        """
        pop(toIndex: \(index)): the path has \(count) element(s), counted from 0; use an index less \
        than its count, or popToRoot() to get to the root
        """
      )
    }
    return count - 1 - index
  }

  mutating func popScreens(_ number: Int) { removeLast(poppableCount(number)) }

  fileprivate mutating func popToLastScreen(
    where predicate: (Element) throws -> Bool
  ) rethrows -> Bool {
    guard let index = try lastIndex(where: predicate) else { return false }
    removeLast(countAbove(distance(from: startIndex, to: index)))
    return true
  }
}
