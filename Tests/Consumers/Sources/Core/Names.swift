/// Shows screens.
public protocol Navigator {
  func show(_ route: NavigationRoute)
}

/// What can be shown.
public enum NavigationRoute: Hashable, Sendable {
  case orders
}

/// How a screen comes.
public enum NavigationAnimation: Sendable {
  case slide
}

/// How the app was left.
public enum NavigationOutcome: Sendable {
  case quit
}
