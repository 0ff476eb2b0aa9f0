public import SwiftUI

/// The container that shows a stack.
///
/// ```swift
/// OrdersView().navigationHost(.links)  // For a test: as on iOS 14 and 15.
/// ```
///
/// An addition to SwiftUI's interface.
public enum NavigationHost: Hashable, Sendable, CaseIterable {
  /// The native stack on systems that have it, and the link stack on older systems.
  case automatic

  /// The link stack.
  ///
  /// From iOS 16 on, use it in tests and previews only: current systems have bugs in `NavigationView` that
  /// NavigationShim doesn't work around.
  case links

  /// Whether this value means the native stack on the running system.
  var isNative: Bool {
    if self != .links, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) { true } else { false }
  }
}

/// Additions to SwiftUI's interface.
extension View {
  /// Sets the container of the stacks inside this view: see ``NavigationHost``.
  ///
  /// If the value changes while a stack is shown, the stack is recreated, and keeps its path.
  ///
  /// - Parameter host: The container. ``NavigationHost/links`` needs a deployment target below iOS 16: from iOS 16 on,
  ///   the compiler prefers SwiftUI's modifiers.
  nonisolated public func navigationHost(_ host: NavigationHost) -> some View {
    environment(\.navigationConfiguration.host, host)
  }
}
