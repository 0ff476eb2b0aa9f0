public import Foundation
package import LinkStackEngine
public import SwiftUI

/// When a stack of links may take its next update: see `View.navigationPacing(_:)`.
///
/// It has no effect on SwiftUI's own `NavigationStack`, which takes any path at once.
public struct NavigationPacing: Hashable, Sendable {
  /// The pacing in the engine's terms.
  package let pacing: Pacing

  /// As soon as nothing moves, or after 0.65 seconds on watchOS, which can't be asked.
  public static let settled = NavigationPacing(pacing: .settled)

  /// As soon as nothing moves, or after a delay on watchOS, which can't be asked.
  ///
  /// It should be longer than the system's transition: a push during a transition is lost, and repeated at most five
  /// times, each time after twice as long a wait, and with the next event. On other systems, UIKit is asked after it
  /// if it hasn't reported anything.
  ///
  /// - Parameter fallbackSeconds: The delay, in seconds.
  /// - Precondition: `fallbackSeconds` is finite and not negative.
  public static func settled(fallbackSeconds: TimeInterval) -> NavigationPacing {
    let delay = nanoseconds(fallbackSeconds, "settled(fallbackSeconds: ")
    return NavigationPacing(pacing: .settled(fallback: delay))
  }

  /// After a fixed delay, and on systems that can be asked, not before nothing moves: see
  /// ``settled(fallbackSeconds:)``.
  ///
  /// - Parameter seconds: The delay, in seconds.
  /// - Precondition: `seconds` is finite and not negative.
  public static func fixed(seconds: TimeInterval) -> NavigationPacing {
    NavigationPacing(pacing: .fixed(delay: nanoseconds(seconds, "fixed(seconds: ")))
  }

  private static func nanoseconds(_ seconds: TimeInterval, _ call: String) -> Nanoseconds {
    guard seconds.isFinite, seconds >= 0 else {
      trap("NavigationPacing.\(call)\(seconds)): pass a number of seconds that is 0 or more")
    }
    // So many, its nanoseconds are sure to have room for.
    return .seconds(min(seconds, 9_000_000_000))
  }
}

/// Additions to SwiftUI's interface: delete them together with the package.
extension View {
  /// Sets when the stacks of links inside this view may take their next update, from the next wait on.
  nonisolated public func navigationPacing(_ pacing: NavigationPacing) -> some View {
    environment(\.navigationConfiguration.pacing, pacing)
  }
}
