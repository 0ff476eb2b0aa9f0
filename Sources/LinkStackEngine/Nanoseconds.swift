/// A span of time, or an instant counted from an agreed start, as a whole number of nanoseconds.
///
/// Pacing is integer arithmetic, so it neither drifts nor depends on rounding, and instants that should be equal are
/// equal. The type stands in for `Duration`, which needs iOS 16.
package struct Nanoseconds: Hashable, Comparable, Sendable {
  /// The number of nanoseconds.
  package let count: Int64

  /// Creates a span of a number of nanoseconds.
  package init(_ count: Int64) { self.count = count }

  /// A span of no time.
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
    guard let count = Int64(exactly: (seconds * 1e9).rounded()) else {
      preconditionFailure("\(seconds) s is no span of time: pass a finite number below 9e9")
    }
    return Nanoseconds(count)
  }

  /// The span in seconds, for display.
  package var seconds: Double { Double(count) / 1e9 }

  /// Returns whether a span is shorter than another.
  package static func < (lhs: Nanoseconds, rhs: Nanoseconds) -> Bool {
    lhs.count < rhs.count
  }

  package static func + (lhs: Nanoseconds, rhs: Nanoseconds) -> Nanoseconds {
    Nanoseconds(lhs.count + rhs.count)
  }

  package static func - (lhs: Nanoseconds, rhs: Nanoseconds) -> Nanoseconds {
    Nanoseconds(lhs.count - rhs.count)
  }

  /// Returns the span, doubled a number of times; at most the longest span.
  package func doubled(_ times: Int) -> Nanoseconds {
    let (product, isTooLong) = count.multipliedReportingOverflow(by: 1 << Int64(times))
    return Nanoseconds(isTooLong ? .max : product)
  }
}

extension Nanoseconds: CustomStringConvertible {
  /// The span in seconds, as in `0.35 s`.
  package var description: String { "\(seconds) s" }
}
