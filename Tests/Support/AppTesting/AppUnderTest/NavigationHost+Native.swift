package import NavigationShim

extension NavigationHost {
  /// the native stack, which is the choice of systems that have it.
  package static let native = NavigationHost.automatic
}
