import BenchmarkKit

@testable import BenchmarkSuite

extension Measuring {
  /// Measures quickly, where a test looks only at what is exact.
  static func quick(
    _ depths: Int...,
    meter: AllocationMeter = .none
  ) -> Measuring {
    Measuring(depths: depths, isQuick: true, meter: meter, progress: { _ in })
  }
}

extension Section {
  /// The values of a series, in order; none where there is no such series.
  func values(_ name: String, _ unit: Unit) -> [Double] {
    series(name, unit)?.points.map(\.figure.value) ?? []
  }
}
