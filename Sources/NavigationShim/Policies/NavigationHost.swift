/// Which of SwiftUI's navigation containers shows a stack.
///
/// An addition to SwiftUI's interface. Set it for a part of the app by
/// `View.navigationHost(_:)`.
public enum NavigationHost: Hashable, Sendable, CaseIterable {
  /// SwiftUI's own `NavigationStack` where the system has it, and a stack of links where it doesn't.
  case automatic

  /// A stack of links in a `NavigationView`.
  ///
  /// From iOS 16 on it is there for tests only: newer systems have bugs of their own in this old
  /// container, which the shim does not work around.
  case links

  /// SwiftUI's own `NavigationStack`; a stack of links on systems that don't have it.
  case native

  /// Whether SwiftUI's own container is what this comes to on the running system.
  var isNative: Bool {
    switch self {
    case .links:
      false
    case .automatic, .native:
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { true } else { false }
    }
  }
}
