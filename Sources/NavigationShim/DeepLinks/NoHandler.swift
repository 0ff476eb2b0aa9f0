public import Foundation
public import SwiftUI

/// A handler that knows no URL and no activity, for a store that was given none.
public struct NoHandler<Path>: UrlHandler, ActivityHandler {
  /// Creates a handler.
  public init() {}

  /// Says that the URL is unknown.
  public func handle(_ url: URL, mutating path: inout Path) -> DeepLinkOutcome { .unknown }

  /// Says that the activity is unknown.
  public func handle(_ activity: NSUserActivity, mutating path: inout Path) -> DeepLinkOutcome {
    .unknown
  }
}
