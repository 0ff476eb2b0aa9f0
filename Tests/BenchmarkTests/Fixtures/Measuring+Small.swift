import BenchmarkKit

@testable import BenchmarkSuite

extension Measuring {
  /// Takes little time, and tells nobody about it.
  static func small(_ depths: [Int], meter: AllocationMeter = .none) -> Measuring {
    Measuring(depths: depths, isQuick: true, meter: meter) { _ in }
  }
}
