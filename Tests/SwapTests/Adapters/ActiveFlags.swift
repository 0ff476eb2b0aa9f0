import NavigationShim
import SwiftUI

// A flag for a screen of a path, for code that still has one flag per screen.

extension Binding {
  /// Whether a value is in the path.
  ///
  /// Setting it to `true` pushes the value; setting it to `false` pops it, and all that is above it.
  func isActive<Route: Hashable>(_ route: Route) -> Binding<Bool> where Value == [Route] {
    self[dynamicMember: \.[isActive: route]]
  }
}

extension Binding where Value == NavigationPath {
  /// Whether a value is in the path.
  ///
  /// Setting it to `true` pushes the value; setting it to `false` pops it, and all that is above it.
  func isActive<Route: Hashable & Codable>(_ route: Route) -> Binding<Bool> {
    self[dynamicMember: \.[isActive: route]]
  }
}

extension Array where Element: Hashable {
  fileprivate subscript(isActive route: Element) -> Bool {
    get { contains(route) }
    set {
      let index = firstIndex(of: route)
      if newValue {
        if index == nil { append(route) }
      } else if let index {
        removeSubrange(index...)
      }
    }
  }
}

extension NavigationPath {
  fileprivate subscript<Route: Hashable & Codable>(isActive route: Route) -> Bool {
    get { index(of: route) != nil }
    set {
      let index = index(of: route)
      if newValue {
        if index == nil { append(route) }
      } else if let index {
        removeLast(count - index)
      }
    }
  }

  private func index<Route: Hashable>(of route: Route) -> Int? {
    elements.firstIndex { (try? $0.value(as: Route.self)) == route }
  }
}
