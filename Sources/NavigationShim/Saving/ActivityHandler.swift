public import SwiftUI

/// A type that knows to which path a user activity leads, as in <doc:DeepLinks>; an addition to SwiftUI's interface.
public protocol ActivityHandler {
  /// The type of the path, such as `[ShopRoute]` or `NavigationPath`.
  associatedtype Path

  /// Makes a path lead to the place of an activity, under the terms of ``URLHandler/handle(_:mutating:)``.
  @MainActor
  func handle(_ activity: NSUserActivity, mutating path: inout Path) throws -> DeepLinkOutcome
}
