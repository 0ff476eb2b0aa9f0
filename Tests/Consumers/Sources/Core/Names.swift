public protocol Navigator {
  func show(_ route: NavigationRoute)
}

public enum NavigationRoute: Hashable, Sendable {
  case orders
}

public enum NavigationAnimation: Sendable {
  case slide
}

public enum NavigationOutcome: Sendable {
  case quit
}
