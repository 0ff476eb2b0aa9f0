import Dispatch

/// The clock that work is timed by.
package enum Stopwatch {
  /// Nanoseconds since some moment in the past.
  ///
  /// Reading it takes some 50 ns, so nothing shorter than a few thousand is worth timing.
  package static func now() -> UInt64 {
    DispatchTime.now().uptimeNanoseconds
  }
}
