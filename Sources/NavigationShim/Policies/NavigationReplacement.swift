/// How a stack of links shows that a screen takes the place of another one at the same depth.
///
/// An addition to SwiftUI's interface. Set it for a part of the app by
/// `View.navigationReplacement(_:)`. It has no effect where SwiftUI's own `NavigationStack` shows the
/// stack.
public enum NavigationReplacement: Hashable, Sendable, CaseIterable {
  /// The new screen stands there at once, as with SwiftUI's own `NavigationStack`.
  case inPlace

  /// The person sees the old screens popped and the new ones pushed.
  case popThenPush
}
