/// When the next update may follow.
///
/// No delay may be negative: a driver traps if it gets a negative one.
package enum Pacing: Hashable, Sendable {
  /// As soon as the host stands still.
  ///
  /// A host that can tell its state is asked when it reports a change, and again when the delay is
  /// over, until it stands still, however long that takes. For a host that can't tell, the delay is
  /// all.
  case settled(fallback: Nanoseconds)

  /// After a delay, and if the host can tell its state, not before it stands still.
  case fixed(delay: Nanoseconds)

  /// As soon as the host stands still, or after 0.65 s if the host can't tell.
  ///
  /// This delay is known to be enough for UIKit's push at its normal speed.
  package static let settled = Pacing.settled(fallback: .milliseconds(650))

  /// How long a host is left alone after an update.
  package var delay: Nanoseconds {
    switch self {
    case .settled(let delay), .fixed(let delay): delay
    }
  }

  /// Traps where the delay is negative.
  func requireDelay() {
    precondition(
      delay >= .zero,
      "a host can't be left alone for \(delay): pass a delay of 0 or more"
    )
  }

  /// Whether the wait is over as soon as the host stands still.
  package var followsHost: Bool {
    if case .settled = self { true } else { false }
  }
}
