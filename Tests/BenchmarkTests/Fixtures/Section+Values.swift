@testable import BenchmarkSuite

extension Section {
  /// The figures of a series, by rising position; `nil` where there is no such series.
  func values(_ name: String, _ unit: Unit) -> [Double]? {
    series(name, unit)?.points.map(\.figure.value)
  }
}
