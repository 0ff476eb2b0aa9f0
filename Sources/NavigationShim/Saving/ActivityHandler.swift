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

  /// Makes a path lead to the place of an activity, under the terms of ``URLHandler/handle(_:mutating:)``.
  ///
  /// - Parameters:
  ///   - activity: The activity, perhaps from another device.
  ///   - path: The current path, to be changed.
  @MainActor
  func handle(_ activity: NSUserActivity, mutating path: inout Path) throws -> DeepLinkOutcome
}
