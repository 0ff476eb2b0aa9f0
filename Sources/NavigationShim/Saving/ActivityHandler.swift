public import SwiftUI

/// A type that knows to which path a user activity leads.
///
/// ```swift
/// struct ShopActivities: ActivityHandler {
///   func handle(
///     _ activity: NSUserActivity,
///     mutating path: inout [ShopRoute]
///   ) throws -> DeepLinkOutcome {
///     guard let id = activity.userInfo?["product"] as? String else { return .unknown }
///     path.append(.product(id))
///     return .handled
///   }
/// }
/// ```
///
/// An addition to SwiftUI's interface.
public protocol ActivityHandler {
  /// The type of the path, such as `[ShopRoute]` or `NavigationPath`.
  associatedtype Path

  /// Makes a path lead to the place of an activity.
  ///
  /// The path is a copy. If the handler throws, or returns anything but
  /// ``DeepLinkOutcome/handled``, its changes have no effect. Objects in the path are not copied,
  /// so leave those alone.
  ///
  /// - Parameters:
  ///   - activity: The activity, perhaps from another device.
  ///   - path: The current path, to be changed.
  /// - Returns: ``DeepLinkOutcome/handled``, or ``DeepLinkOutcome/unknown`` for an activity of
  ///   another handler; then the next handler is asked.
  /// - Throws: The reason why an activity of this handler leads nowhere:
  ///   ``DeepLinkOutcome/failed(_:)``.
  @MainActor
  func handle(_ activity: NSUserActivity, mutating path: inout Path) throws -> DeepLinkOutcome
}
