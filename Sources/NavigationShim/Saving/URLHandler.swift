public import Foundation

/// A type that turns URLs into paths, for a ``PathStore``.
///
/// ```swift
/// struct OrderURLs: URLHandler {
///   // shop://order/42
///   func handle(_ url: URL, mutating path: inout [Route]) throws -> DeepLinkOutcome {
///     guard url.scheme == "shop", url.host == "order" else { return .unknown }
///     guard let number = Int(url.lastPathComponent) else { throw URLError(.badURL) }
///     path = [.order(number)]
///     return .handled
///   }
/// }
/// ```
///
/// A URL can come from any app or page. Check its content, and limit the number of screens. `URLComponents` parses it
/// safely.
///
/// An addition to SwiftUI's interface: see <doc:DeepLinks>.
public protocol URLHandler {
  /// The type of the path, such as `[ShopRoute]` or `NavigationPath`.
  associatedtype Path

  /// Changes a path so that it leads to the content of a URL.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - path: A copy of the store's path. The store ignores it if the handler throws, or returns anything but
  ///     ``DeepLinkOutcome/handled``. Objects in it aren't copied: don't change them.
  /// - Returns: ``DeepLinkOutcome/handled``, or ``DeepLinkOutcome/unknown`` for a URL of another handler, which the
  ///   store calls next.
  /// - Throws: The reason why a URL of this handler leads nowhere. The store returns it as
  ///   ``DeepLinkOutcome/failed(_:)``.
  @MainActor
  func handle(_ url: URL, mutating path: inout Path) throws -> DeepLinkOutcome
}
