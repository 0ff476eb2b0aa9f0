public import SwiftUI

/// The path, as the screens and the stack use it.
extension SerializedNavPath {
  /// The path for a stack.
  ///
  /// What the stack writes, such as a person's going back, is saved, or refused where the object was
  /// made with ``BindingWrites/refused``.
  public var pathBinding: Binding<Shim.NavigationPath> {
    Binding(get: { self.path }, set: { self.take($0) })
  }

  /// Returns the path for a stack: ``pathBinding``.
  public func getNavPathForNavigationStack() -> Binding<Shim.NavigationPath> {
    pathBinding
  }

  /// Pushes a screen for a value that can't be saved.
  ///
  /// While such a value is in the path, the file keeps what was saved before, and ``problem`` names
  /// the value's place and type.
  ///
  /// - Parameter route: The value of the new top of the stack.
  public func append<Route: Hashable>(_ route: Route) {
    path.append(route)
  }

  /// Pushes a screen for a value, and saves the path soon.
  ///
  /// - Parameter route: The value of the new top of the stack.
  public func append<Route: Hashable & Codable>(_ route: Route) {
    path.append(route)
  }

  /// Pops screens, at most as many as there are above the root, and saves the path soon.
  ///
  /// - Parameter count: How many screens to pop. Nothing happens where it is negative.
  public func removeLast(_ count: Int = 1) {
    guard count > 0, !path.isEmpty else { return }
    path.pop(count)
  }

  /// The number of screens above the root.
  public var count: Int {
    path.count
  }

  /// Returns the values of those elements of the path that have a type.
  ///
  /// Stands in for the original's property `routes`, whose type was the package's own. An app that has
  /// one type of routes can have the property back:
  ///
  /// ```swift
  /// extension SerializedNavPath {
  ///   var routes: [Route] { routes(as: Route.self) }
  /// }
  /// ```
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The values, from the one nearest to the root to the one nearest to the top.
  public func routes<Route: Hashable>(as type: Route.Type = Route.self) -> [Route] {
    path.compactElements(as: type)
  }

  private func take(_ newPath: Shim.NavigationPath) {
    switch writes {
    case .saved:
      path = newPath
    case .refused:
      log("ignored: a write to the path of \(filename), whose binding is read-only", true)
    }
  }
}
