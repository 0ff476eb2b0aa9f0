/// What a stack of links is shown in.
package enum StackContainer: Hashable {
  /// A `NavigationView`, which pushes what its links lead to.
  case navigationView

  /// Layers on top of each other, for a system whose `NavigationView` knows columns only.
  case layers

  /// What there is on the running system.
  static var ofSystem: StackContainer {
    #if os(macOS)
    .layers
    #else
    .navigationView
    #endif
  }
}
