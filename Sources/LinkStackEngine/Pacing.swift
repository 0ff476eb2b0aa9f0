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

/// A span of time, or an instant counted from an agreed start, as a whole number of nanoseconds.
///
/// Pacing is arithmetic on integers, so it neither drifts nor depends on rounding, and two instants
/// that should be equal are. It stands in for `Duration`, which needs iOS 16.
package struct Nanoseconds: Hashable, Comparable, Sendable {
  /// The number of nanoseconds.
  package let count: Int64

  /// Creates a span of the given number of nanoseconds.
  package init(_ count: Int64) { self.count = count }

  /// No time at all.
  package static var zero: Nanoseconds { Nanoseconds(0) }

  /// Creates a span from milliseconds.
  ///
  /// - Precondition: The span fits in 64 bits of nanoseconds, about 292 years.
  package static func milliseconds(_ count: Int64) -> Nanoseconds {
    Nanoseconds(count * 1_000_000)
  }

  /// Creates a span from seconds, rounded to the nearest nanosecond.
  ///
  /// - Precondition: `seconds` is finite and fits in 64 bits of nanoseconds, about 292 years.
  package static func seconds(_ seconds: Double) -> Nanoseconds {
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
  package var seconds: Double { Double(count) / 1e9 }

  /// Whether a span is shorter than another.
  package static func < (lhs: Nanoseconds, rhs: Nanoseconds) -> Bool {
    lhs.count < rhs.count
  }

  package static func + (lhs: Nanoseconds, rhs: Nanoseconds) -> Nanoseconds {
    Nanoseconds(lhs.count + rhs.count)
  }

  package static func - (lhs: Nanoseconds, rhs: Nanoseconds) -> Nanoseconds {
    Nanoseconds(lhs.count - rhs.count)
  }

  /// Twice the span, and twice that, a number of times; at most as long as a span can be.
  func doubled(_ times: Int) -> Nanoseconds {
    let (product, isTooLong) = count.multipliedReportingOverflow(by: 1 << Int64(times))
    return Nanoseconds(isTooLong ? .max : product)
  }

  package static func * (lhs: Nanoseconds, rhs: Int) -> Nanoseconds {
    Nanoseconds(lhs.count * Int64(rhs))
  }
}

extension Nanoseconds: CustomStringConvertible {
  /// The span in seconds, as in `0.35 s`.
  package var description: String { "\(seconds) s" }
}

/// A source of wake-ups, by which a driver waits: the main queue in an app, virtual time in a test.
@MainActor
package protocol WakeScheduler: AnyObject {
  /// The time since some instant before the first wake-up.
  var now: Nanoseconds { get }

  /// Arranges one call of a function after a delay, and not before `schedule` has returned.
  func schedule(after delay: Nanoseconds, _ wake: @escaping @MainActor () -> Void) -> WakeToken

  /// Revokes a call. After this it never happens. A token whose call has happened is ignored.
  func cancel(_ token: WakeToken)
}

extension WakeScheduler {
  /// Revokes a call, if there is one, and forgets its token.
  package func cancel(_ token: inout WakeToken?) {
    guard let revoked = token else { return }
    token = nil
    cancel(revoked)
  }
}

/// The name of one scheduled wake-up.
package struct WakeToken: Hashable, Sendable {
  /// A number that its scheduler uses once.
  package let number: UInt64

  package init(_ number: UInt64) { self.number = number }
}
