/// The pacing between steps.
///
/// A delay isn't negative.
package enum Pacing: Hashable, Sendable {
  /// As soon as the host is idle.
  ///
  /// If the host's state can be read, it is read when the host reports a change, and again after the delay, until the
  /// host is idle, however long that takes. If it can't be read, the next step follows after the delay.
  case settled(fallback: Nanoseconds)

  /// After a delay, and if the host's state can be read, not before the host is idle.
  case fixed(delay: Nanoseconds)

  /// As soon as the host is idle, or after 0.65 s if its state can't be read.
  ///
  /// This delay is known to be enough for UIKit's push at normal speed.
  package static let settled = Pacing.settled(fallback: .milliseconds(650))

  /// The wait after a step.
  package var delay: Nanoseconds {
    switch self {
    case .settled(let delay), .fixed(let delay): delay
    }
  }

  /// Whether a wait ends as soon as the host is idle.
  package var followsHost: Bool {
    if case .settled = self { true } else { false }
  }
}
