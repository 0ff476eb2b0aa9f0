import AllocationCounter
import BenchmarkKit
import BenchmarkSuite

@main
enum Benchmarks {
  @MainActor
  static func main() {
    let meter = AllocationMeter(
      begin: { allocation_counter_begin() },
      end: {
        allocation_counter_end()
        return Allocations(
          count: allocation_counter_count(),
          peakBytes: allocation_counter_peak_bytes()
        )
      }
    )
    scratch(meter)
  }
}
