/// The result of opening a URL, or continuing an activity, with a ``PathStore``.
///
/// ```swift
/// struct ShopWindow: View {
///   @StateObject private var store = NavigationStore<Route>()
///
///   var body: some View {
///     NavigationStack(path: $store.path) { Text("Orders") }
///       .onOpenURL { url in
///         switch store.handle(url) {
///         case .handled: break
///         case .unknown: print("Not a URL of this app")
///         case .failed(let error): print("The URL leads nowhere: \(error)")
///         }
///       }
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
