public import Foundation
package import LinkStackEngine

/// When a stack of links may take its next update.
///
/// An addition to SwiftUI's interface. Set it for a part of the app by
/// `View.navigationPacing(_:)`. It has no effect where SwiftUI's own `NavigationStack` shows the
/// stack, which takes any path at once.
public struct NavigationPacing: Hashable, Sendable {
  /// The pacing in the engine's terms.
  package let pacing: Pacing

  /// As soon as the host has settled, or after 0.65 seconds where it doesn't say so.
  public static let settled = NavigationPacing(pacing: .settled)

  /// As soon as the host has settled, or after a delay where it doesn't say so.
  ///
  /// - Parameter fallback: The delay in seconds, at most about 292 years. It has to be longer than
  ///   the host's transition.
  /// - Precondition: `fallback` is finite and not negative.
  public static func settled(fallback: TimeInterval) -> NavigationPacing {
    NavigationPacing(pacing: .settled(fallback: nanoseconds(fallback, "settled(fallback: ")))
  }

  /// After a fixed delay, whatever the host says.
  ///
  /// - Parameter delay: The delay in seconds, at most about 292 years. It has to be longer than the
  ///   host's transition: an update that meets a running one is lost.
  /// - Precondition: `delay` is finite and not negative.
  public static func fixed(_ delay: TimeInterval) -> NavigationPacing {
    NavigationPacing(pacing: .fixed(delay: nanoseconds(delay, "fixed(")))
  }

  private static func nanoseconds(_ seconds: TimeInterval, _ call: String) -> Nanoseconds {
    precondition(
      seconds.isFinite && seconds >= 0,
      "NavigationPacing.\(call)\(seconds)): pass a number of seconds that is 0 or more"
    )
    return .seconds(min(seconds, longest))
  }

  /// The longest delay in seconds that its nanoseconds are sure to have room for.
  private static let longest: TimeInterval = 9_000_000_000
}
