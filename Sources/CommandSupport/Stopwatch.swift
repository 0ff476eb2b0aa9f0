import Foundation

/// How long something takes, for a person who waits.
package struct Stopwatch: Sendable {
  // `ContinuousClock` needs macOS 13.
  private let start = DispatchTime.now().uptimeNanoseconds

  /// Starts at once.
  package init() {}

  /// The seconds since the start.
  package var seconds: Double {
    Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000_000_000
  }
}

extension Stopwatch: CustomStringConvertible {
  /// The seconds with one decimal, as in `4.5 s`.
  package var description: String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
