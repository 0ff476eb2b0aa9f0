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

/// How a change of the path ended.
public enum NavigationOutcome: String, Hashable, Sendable, CaseIterable {
  /// The host shows the path, and no transition runs, as far as the pacing lets the host have a say.
  case presented

  /// A newer path was set before this one was reached.
  case superseded

  /// The person went back before the path was reached, or the whole stack was taken down.
  case dismissed
}

/// A span of time, or an instant counted from an agreed start, as a whole number of nanoseconds.
///
/// Pacing is arithmetic on integers, so it neither drifts nor depends on rounding, and two instants
/// that should be equal are. It stands in for `Duration`, which needs iOS 16.
public struct Nanoseconds: Hashable, Comparable, Sendable {
  /// The number of nanoseconds.
  public let count: Int64

  /// Creates a span of the given number of nanoseconds.
  public init(_ count: Int64) {
    self.count = count
  }

  /// No time at all.
  public static var zero: Nanoseconds { Nanoseconds(0) }

  /// Creates a span from milliseconds.
  ///
  /// - Precondition: The span fits in 64 bits of nanoseconds, about 292 years.
  public static func milliseconds(_ count: Int64) -> Nanoseconds {
    Nanoseconds(count * 1_000_000)
  }

  /// Creates a span from seconds, rounded to the nearest nanosecond.
  ///
  /// - Precondition: `seconds` is finite and fits in 64 bits of nanoseconds, about 292 years.
  public static func seconds(_ seconds: Double) -> Nanoseconds {
    guard let count = Int64(exactly: (seconds * 1e9).rounded()) else {
      preconditionFailure("\(seconds) s is no span of time: pass a finite number below 9e9")
    }
    return Nanoseconds(count)
  }

  /// The span in seconds, for display.
  public var seconds: Double { Double(count) / 1e9 }

  /// Whether a span is shorter than another.
  public static func < (lhs: Nanoseconds, rhs: Nanoseconds) -> Bool {
    lhs.count < rhs.count
  }

  /// The sum of two spans, or the instant that lies a span after another.
  public static func + (lhs: Nanoseconds, rhs: Nanoseconds) -> Nanoseconds {
    Nanoseconds(lhs.count + rhs.count)
  }

  /// The difference of two spans, or the span between two instants.
  public static func - (lhs: Nanoseconds, rhs: Nanoseconds) -> Nanoseconds {
    Nanoseconds(lhs.count - rhs.count)
  }

  /// A span that many times over.
  public static func * (lhs: Nanoseconds, rhs: Int) -> Nanoseconds {
    Nanoseconds(lhs.count * Int64(rhs))
  }
}

extension Nanoseconds: CustomStringConvertible {
  /// The span in seconds, as in `0.35 s`.
  public var description: String { "\(seconds) s" }
}
