import AllocationCounter
import BenchmarkKit
import Foundation
import TestSupport

/// `swift run -c release Benchmarks`: what it costs that a deep link is split into updates.
@main
enum Benchmarks {
  @MainActor
  static func main() {
    let command = BenchmarkCommand(
      arguments: Array(ProcessInfo.processInfo.arguments.dropFirst()),
      meter: .ofThisProcess,
      date: Date(),
      showProgress: { text in
        // Progress that nobody can be shown is no reason to stop.
        try? StandardStream.error.write(text)
      }
    )
    exit(command.run().perform().rawValue)
  }
}

extension AllocationMeter {
  /// The meter that is linked into this process, where there is one.
  fileprivate static var ofThisProcess: AllocationMeter {
    guard allocation_counter_is_available() else { return .none }
    return AllocationMeter {
      allocation_counter_begin()
    } end: {
      allocation_counter_end()
      return Allocations(
        count: allocation_counter_count(),
        peakBytes: allocation_counter_peak_bytes()
      )
    }
  }
}
