#if canImport(Darwin)
public import Foundation
#else
// Foundation has no NSUserActivity there.
public import SwiftUI
#endif

/// A type that knows what path a user activity leads to.
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

  /// Makes a path lead to where an activity was.
  ///
  /// What is changed before the handler throws or returns anything but ``DeepLinkOutcome/handled``
  /// is of no effect: the path is a copy. Objects in the path are not copied, so leave those alone.
  ///
  /// - Parameters:
  ///   - activity: The activity, perhaps of another device.
  ///   - path: The path as it is, to change.
  /// - Returns: ``DeepLinkOutcome/handled``, or ``DeepLinkOutcome/unknown`` for an activity that is
  ///   none of this handler's; then the next handler has its turn.
  /// - Throws: Why an activity that is this handler's leads nowhere:
  ///   ``DeepLinkOutcome/failed(_:)``.
  @MainActor
  func handle(_ activity: NSUserActivity, mutating path: inout Path) throws -> DeepLinkOutcome
}
