public import Foundation

/// A type that knows what path a URL leads to.
///
/// ```swift
/// struct ShopURLs: URLHandler {
///   func handle(_ url: URL, mutating path: inout [ShopRoute]) throws -> DeepLinkOutcome {
///     guard url.scheme == "shop", let name = url.host else { return .unknown }
///     path = [.category(name)]
///     return .handled
///   }
/// }
/// ```
///
/// A URL can come from anywhere. `URLComponents` reads it safely; what it asks for is the handler's
/// to check, the number of screens included.
///
/// An addition to SwiftUI's interface.
public protocol URLHandler {
  /// The type of the path, such as `[ShopRoute]` or `NavigationPath`.
  associatedtype Path

  /// Makes a path lead to where a URL asks for.
  ///
  /// What is changed before the handler throws or returns anything but ``DeepLinkOutcome/handled``
  /// is of no effect: the path is a copy. Objects in the path are not copied, so leave those alone.
  ///
  /// - Parameters:
  ///   - url: The URL, from whomever.
  ///   - path: The path as it is, to change.
  /// - Returns: ``DeepLinkOutcome/handled``, or ``DeepLinkOutcome/unknown`` for a URL that is none
  ///   of this handler's; then the next handler has its turn.
  /// - Throws: Why a URL that is this handler's leads nowhere: ``DeepLinkOutcome/failed(_:)``.
  @MainActor
  func handle(_ url: URL, mutating path: inout Path) throws -> DeepLinkOutcome
}

/// What has become of a URL or an activity that a ``PathStore`` was handed.
///
/// An addition to SwiftUI's interface.
public enum DeepLinkOutcome: Sendable {
  /// The path leads there now.
  case handled

  /// It is none that the app knows; the path is as it was.
  case unknown

  /// It is one that the app knows, and it leads nowhere; the path is as it was.
  case failed(any Error)
}

extension DeepLinkOutcome {
  /// Whether the path leads there now.
  public var isHandled: Bool {
    if case .handled = self { true } else { false }
  }
}
