package import NavigationShim

extension NavigationHost {
  /// SwiftUI's own stack, which is the choice of systems that have it.
  package static let native = NavigationHost.automatic
}
