/// When the next update may follow.
public enum Pacing: Hashable, Sendable {
  /// As soon as the host reports that it has settled, or after a fallback delay where no report
  /// comes.
  ///
  /// The fallback has to be longer than the host's transition: an update that meets a running
  /// transition is lost. A push that was lost is noticed when the host settles without it, and made
  /// again; a replacement that was lost along with it is not.
  case settled(fallback: Nanoseconds)

  /// After a fixed delay, whatever the host reports.
  ///
  /// The delay has to be longer than the host's transition. Where it isn't, pushes are lost and
  /// nobody notices: a change counts as presented when its delays are over.
  case fixed(delay: Nanoseconds)

  /// As soon as the host reports that it has settled, or after 0.65 s where no report comes: a delay
  /// that is known to be enough for UIKit's push at its normal speed.
  public static let settled = Pacing.settled(fallback: .milliseconds(650))

  /// The longest time that an update has to wait for its turn.
  @inlinable
  package var delay: Nanoseconds {
    switch self {
    case .settled(let fallback): fallback
    case .fixed(let delay): delay
    }
  }

  @inlinable
  package var followsSettleSignals: Bool {
    switch self {
    case .settled: true
    case .fixed: false
    }
  }
}
