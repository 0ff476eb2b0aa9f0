public import Foundation

#if !canImport(Darwin)
// Foundation has no NSUserActivity there.
public import SwiftUI
#endif

/// URLs and activities.
extension PathStore {
  /// Adds a handler of URLs.
  ///
  /// - Parameter handler: What has its turn where those that were added before don't know a URL.
  public func addUrlHandler<Handler: URLHandler>(_ handler: Handler) where Handler.Path == Path {
    urlHandlers.append { try handler.handle($0, mutating: &$1) }
  }

  /// Adds a closure that handles URLs.
  ///
  /// The store keeps the closure, so the closure should not keep the store.
  ///
  /// - Parameter handle: What has its turn where those that were added before don't know a URL. See
  ///   ``URLHandler/handle(_:mutating:)``.
  public func addUrlHandler(
    _ handle: @escaping @MainActor (_ url: URL, _ path: inout Path) throws -> DeepLinkOutcome
  ) {
    urlHandlers.append(handle)
  }

  /// Adds a handler of activities.
  ///
  /// - Parameter handler: What has its turn where those that were added before don't know an
  ///   activity.
  public func addActivityHandler<Handler: ActivityHandler>(
    _ handler: Handler
  ) where Handler.Path == Path {
    activityHandlers.append { try handler.handle($0, mutating: &$1) }
  }

  /// Adds a closure that handles activities.
  ///
  /// The store keeps the closure, so the closure should not keep the store.
  ///
  /// - Parameter handle: What has its turn where those that were added before don't know an
  ///   activity. See ``ActivityHandler/handle(_:mutating:)``.
  public func addActivityHandler(
    _ handle:
      @escaping @MainActor (
        _ activity: NSUserActivity, _ path: inout Path
      ) throws -> DeepLinkOutcome
  ) {
    activityHandlers.append(handle)
  }

  /// Opens a URL: the first handler that knows it changes the path.
  ///
  /// The path changes at once and as a whole, or not at all. Nothing is logged of a URL that is
  /// unknown or fails: it is input, may hold what is secret, and may be another store's.
  ///
  /// - Parameter url: The URL, such as one from `onOpenURL(perform:)`.
  /// - Returns: What has become of it.
  @discardableResult
  public func handle(_ url: URL) -> DeepLinkOutcome {
    handle(url, by: urlHandlers)
  }

  /// Continues an activity: the first handler that knows it changes the path.
  ///
  /// The path changes at once and as a whole, or not at all. Nothing is logged of an activity that
  /// is unknown or fails: it is input, may hold what is secret, and may be another store's.
  ///
  /// - Parameter activity: The activity, such as one from `onContinueUserActivity(_:perform:)`.
  /// - Returns: What has become of it.
  @discardableResult
  public func handle(_ activity: NSUserActivity) -> DeepLinkOutcome {
    handle(activity, by: activityHandlers)
  }

  private func handle<Link>(
    _ link: Link,
    by handlers: [DeepLinkHandling<Link, Path>]
  ) -> DeepLinkOutcome {
    if handlers.isEmpty {
      warnings.warn(.noDeepLinkHandler(linkTypeName: "\(Link.self)"))
    }
    for handler in handlers {
      var path = path
      do {
        switch try handler(link, &path) {
        case .handled:
          self.path = path
          return .handled
        case .failed(let error):
          return .failed(error)
        case .unknown:
          continue
        }
      } catch {
        return .failed(error)
      }
    }
    return .unknown
  }
}
