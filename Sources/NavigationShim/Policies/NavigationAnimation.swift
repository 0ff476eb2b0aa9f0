/// Whether a stack of links animates what the app does to its path.
///
/// An addition to SwiftUI's interface. Set it for a part of the app by
/// `View.navigationAnimation(_:)`.
public enum NavigationAnimation: Hashable, Sendable, CaseIterable {
  /// As the host does it by itself.
  case automatic

  /// The host is asked to do without.
  ///
  /// A best effort: the request travels in the transaction of the update, and it is up to the system
  /// whether its navigation bar and its transition heed it. Screens are pushed one after another all
  /// the same, each once the one before has appeared.
  case disabled
}
