import NavigationShim
import SwiftUI

// A flag for a screen of a path, for code that still has one flag per screen.

extension Binding {
  /// Whether a value is in the path.
  ///
  /// Setting it to `true` pushes the value; setting it to `false` pops it, and all that is above it.
  func isActive<Route: Hashable>(_ route: Route) -> Binding<Bool> where Value == [Route] {
    Binding<Bool>(
      get: { wrappedValue.contains(route) },
      set: { isActive in
        let index = wrappedValue.firstIndex(of: route)
        if isActive {
          if index == nil { wrappedValue.append(route) }
        } else if let index {
          wrappedValue.removeSubrange(index...)
        }
      }
    )
  }
}

extension Binding where Value == NavigationShim.NavigationPath {
  /// Whether a value is in the path.
  ///
  /// Setting it to `true` pushes the value; setting it to `false` pops it, and all that is above it.
  func isActive<Route: Hashable & Codable>(_ route: Route) -> Binding<Bool> {
    let index = {
      wrappedValue.elements.firstIndex { (try? $0.value(as: Route.self)) == route }
    }
    return Binding<Bool>(
      get: { index() != nil },
      set: { isActive in
        if isActive {
          if index() == nil { wrappedValue.append(route) }
        } else if let index = index() {
          wrappedValue.removeLast(wrappedValue.count - index)
        }
      }
    )
  }
}
