import AllocationCounter
import BenchmarkKit
import BenchmarkSuite
import CommandSupport
import Foundation

/// `swift run -c release Benchmarks`: what it costs that a deep link is split into updates.
@main
enum Benchmarks {
  @MainActor
  static func main() {
    let process = ProcessInfo.processInfo
    let output = BenchmarkCommand.run(
      BenchmarkCommand.Context(
        arguments: Array(process.arguments.dropFirst()),
        environment: process.environment,
        isErrorTerminal: StandardStream.error.isTerminal,
        meter: .ofThisProcess,
        date: Date(),
        showProgress: { text in
          // Progress that nobody can be shown is no reason to stop.
          try? StandardStream.error.write(text)
        }
      )
    )
    exit(output.perform().rawValue)
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
