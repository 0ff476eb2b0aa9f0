/// The result of opening a URL, or continuing an activity, with a ``PathStore``.
///
/// ```swift
/// func open(_ url: URL, in store: NavigationStore<Route>) {
///   switch store.handle(url) {
///   case .handled: break
///   case .failed(let error): print("The URL leads nowhere: \(error)")
///   default: print("Not a URL of this app")
///   }
/// }
/// ```
///
/// An addition to SwiftUI's interface.
public enum DeepLinkOutcome: Sendable {
  /// The path leads to the content now.
  case handled

  /// No handler recognizes the URL or the activity; the path is unchanged.
  case unknown

  /// A handler recognizes the URL or the activity, and its content doesn't exist; the path is unchanged.
  case failed(any Error)

  /// Whether the path was changed.
  package var isHandled: Bool {
    if case .handled = self { true } else { false }
  }
}
