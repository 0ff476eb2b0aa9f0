/// When the next update may follow.
///
/// No delay may be negative: a driver traps if it gets a negative one.
public enum Pacing: Hashable, Sendable {
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
  public static let settled = Pacing.settled(fallback: .milliseconds(650))

  /// How long a host is left alone after an update.
  package var delay: Nanoseconds {
    switch self {
    case .settled(let fallback): fallback
    case .fixed(let delay): delay
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
    switch self {
    case .settled: true
    case .fixed: false
    }
  }
}

/// How a change of the path ended.
public enum NavigationOutcome: String, Hashable, Sendable, CaseIterable {
  /// The host shows the path, and no transition runs, as far as the host can tell.
  case presented

  /// A newer path was set before this one was reached.
  case superseded

  /// The person went back before the path was reached.
  case dismissed

  /// The host didn't show the path, however often it was told.
  ///
  /// The path stays as it is. The next event, whatever it is, is another chance.
  case unreachable

  /// The stack was taken down before the path was reached.
  case detached
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
    guard let count = nearestWhole(to: seconds * 1e9) else {
      preconditionFailure("\(seconds) s is no span of time: pass a finite number below 9e9")
    }
    return Nanoseconds(count)
  }

  /// The nearest whole number, away from zero if two are as near; `nil` if it doesn't fit.
  ///
  /// It is what `rounded()` says. That and `Int64(exactly:)` call C's mathematical library on
  /// Linux, which a program that imports this module alone isn't linked with.
  private static func nearestWhole(to number: Double) -> Int64? {
    guard number >= -0x1p63, number < 0x1p63 else { return nil }
    let whole = Int64(number)
    let rest = number - Double(whole)
    return if rest >= 0.5 { whole + 1 } else if rest <= -0.5 { whole - 1 } else { whole }
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

  /// Twice the span, and twice that, a number of times; at most as long as a span can be.
  func doubled(_ times: Int) -> Nanoseconds {
    let (product, isTooLong) = count.multipliedReportingOverflow(by: 1 << Int64(times))
    return Nanoseconds(isTooLong ? .max : product)
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
