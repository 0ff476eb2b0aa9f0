public import SwiftUI

/// A type that turns user activities into paths, for a ``PathStore``.
///
/// ```swift
/// struct OrderActivities: ActivityHandler {
///   func handle(_ activity: NSUserActivity, mutating path: inout [Route]) throws -> DeepLinkOutcome {
///     guard let number = activity.userInfo?["order"] as? Int else { return .unknown }
///     path = [.order(number)]
///     return .handled
///   }
/// }
/// ```
///
/// An addition to SwiftUI's interface: see <doc:DeepLinks>.
public protocol ActivityHandler {
  /// The type of the path, such as `[ShopRoute]` or `NavigationPath`.
  associatedtype Path

  /// Changes a path so that it leads to the content of an activity, under the rules of
  /// ``URLHandler/handle(_:mutating:)``.
  @MainActor
  func handle(_ activity: NSUserActivity, mutating path: inout Path) throws -> DeepLinkOutcome
}
