import AllocationCounter
import BenchmarkKit

extension AllocationMeter {
  /// The meter that is linked into this process, where there is one.
  static var ofThisProcess: AllocationMeter {
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
