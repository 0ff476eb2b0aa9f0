public import SwiftUI

/// How a stack of links shows that a screen replaces another one: see `View.navigationReplacement(_:)`.
///
/// It has no effect on SwiftUI's own `NavigationStack`.
public enum NavigationReplacement: Hashable, Sendable, CaseIterable {
  /// The new screen appears at once, as with SwiftUI's own `NavigationStack`.
  case inPlace

  /// People see the old screens popped and the new ones pushed.
  case popThenPush
}

/// Additions to SwiftUI's interface: delete them together with the package.
extension View {
  /// Sets how the stacks of links inside this view show that a screen replaces another one.
  nonisolated public func navigationReplacement(_ replacement: NavigationReplacement) -> some View {
    environment(\.navigationConfiguration.replacement, replacement)
  }
}
