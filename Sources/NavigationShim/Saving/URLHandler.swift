public import Foundation

/// A type that knows to which path a URL leads, as in <doc:DeepLinks>; an addition to SwiftUI's interface.
///
/// A URL can come from anywhere. `URLComponents` reads it safely. The handler has to check the content, including the
/// number of screens.
public protocol URLHandler {
  /// The type of the path, such as `[ShopRoute]` or `NavigationPath`.
  associatedtype Path

  /// Makes a path lead to the place of a URL.
  ///
  /// The path is a copy, without an effect if the handler throws, or returns anything but
  /// ``DeepLinkOutcome/handled``. Objects in it are not copied, so leave those alone.
  ///
  /// - Returns: ``DeepLinkOutcome/unknown`` for a URL of another handler; then the next handler is asked.
  ///
  /// - Throws: The reason why a URL of this handler leads nowhere: ``DeepLinkOutcome/failed(_:)``.
  @MainActor
  func handle(_ url: URL, mutating path: inout Path) throws -> DeepLinkOutcome
}
