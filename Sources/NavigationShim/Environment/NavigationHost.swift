public import SwiftUI

/// Which of SwiftUI's navigation containers shows a stack: see `View.navigationHost(_:)`.
public enum NavigationHost: Hashable, Sendable, CaseIterable {
  /// SwiftUI's own `NavigationStack` on systems that have it, and a stack of links on others.
  case automatic

  /// A stack of links in a `NavigationView`.
  ///
  /// From iOS 16 on, use it in tests only: newer systems have bugs of their own in this old
  /// container, and the shim doesn't work around them.
  case links

  /// Whether SwiftUI's own container is what this comes to on the running system.
  var isNative: Bool {
    if self != .links, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { true } else { false }
  }
}

/// Additions to SwiftUI's interface: delete them together with the package.
extension View {
  /// Chooses which of SwiftUI's containers shows the navigation stacks inside this view.
  ///
  /// If it changes while a stack is shown, the stack is built anew, and keeps its path.
  nonisolated public func navigationHost(_ host: NavigationHost) -> some View {
    environment(\.navigationConfiguration.host, host)
  }
}
