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

extension PointRecord {
  /// Reads a point.
  ///
  /// Said by hand for the position alone: of a number that isn't whole, the decoder doesn't tell
  /// where it stands.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let number = try container.decode(Double.self, forKey: .position)
    guard let position = Int(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        forKey: .position,
        in: container,
        debugDescription: "\(number) is no whole number, or is too large"
      )
    }
    self.position = position
    exact = try container.decodeIfPresent(Double.self, forKey: .exact)
    minimum = try container.decodeIfPresent(Double.self, forKey: .minimum)
    median = try container.decodeIfPresent(Double.self, forKey: .median)
    percentile90 = try container.decodeIfPresent(Double.self, forKey: .percentile90)
    samples = try container.decodeIfPresent([Double].self, forKey: .samples)
  }
}
