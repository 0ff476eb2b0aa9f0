extension NavigationHost {
  /// The two containers.
  static let both = [NavigationHost.links, .native]
}
