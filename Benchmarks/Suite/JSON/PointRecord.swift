import BenchmarkKit

/// A figure, and where it was found.
struct PointRecord: Codable, Equatable {
  /// Where on the section's axis.
  let position: Int

  /// The figure as it is; `nil` where it was sampled.
  let exact: Double?

  /// What is told of samples, and the samples, by rising value; `nil` where the figure is exact.
  let minimum: Double?
  let median: Double?
  let percentile90: Double?
  let samples: [Double]?
}

extension PointRecord {
  /// The figure of a point: as it is where it is exact, and to hundredths where it was sampled.
  init(_ point: Series.Point) {
    position = point.position
    switch point.figure {
    case .exact(let value):
      exact = value
      minimum = nil
      median = nil
      percentile90 = nil
      samples = nil
    case .sampled(let distribution):
      exact = nil
      minimum = Self.hundredths(distribution.minimum)
      median = Self.hundredths(distribution.median)
      percentile90 = Self.hundredths(distribution.percentile90)
      samples = distribution.samples.map(Self.hundredths)
    }
  }

  /// The nearest hundredth.
  static func hundredths(_ value: Double) -> Double {
    (value * 100).rounded() / 100
  }
}
