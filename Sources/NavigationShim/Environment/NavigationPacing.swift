public import Foundation
package import LinkStackEngine
public import SwiftUI

/// When a link stack takes its next step.
///
/// ```swift
/// // On watchOS, wait two seconds after each push: the screens take long to appear.
/// OrdersView().navigationPacing(.settled(fallbackSeconds: 2))
/// ```
///
/// It has no effect on the native stack, which takes any path at once.
///
/// An addition to SwiftUI's interface.
public struct NavigationPacing: Hashable, Sendable {
  /// The engine's value for this policy.
  package let pacing: Pacing

  /// As soon as the stack is idle, or after 0.65 seconds on watchOS, where the state of the stack can't be read.
  public static let settled = NavigationPacing(pacing: .settled)

  /// As soon as the stack is idle, or after a delay on watchOS, where the state of the stack can't be read.
  ///
  /// Choose a delay that is longer than a transition: a push during a transition is lost. It is repeated up to five
  /// times, with waits that double each time, and again at the next event. On other systems, the stack's state
  /// is read after the delay if UIKit hasn't reported a change.
  ///
  /// - Parameter fallbackSeconds: The delay, in seconds.
  /// - Precondition: `fallbackSeconds` is finite and not negative.
  public static func settled(fallbackSeconds: TimeInterval) -> NavigationPacing {
    let delay = nanoseconds(fallbackSeconds, "settled(fallbackSeconds: ")
    return NavigationPacing(pacing: .settled(fallback: delay))
  }

  /// After a fixed delay, and where the state of the stack can be read, not before it is idle: see
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
    // The limit keeps the number of nanoseconds within 64 bits.
    return .seconds(min(seconds, 9_000_000_000))
  }
}

/// Additions to SwiftUI's interface.
extension View {
  /// Sets when the link stacks inside this view take their next step, from the next wait on: see
  /// ``NavigationPacing``.
  nonisolated public func navigationPacing(_ pacing: NavigationPacing) -> some View {
    environment(\.navigationConfiguration.pacing, pacing)
  }
}
