#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Figures of the same thing, taken several times over.
package struct Distribution: Equatable, Sendable {
  /// The figures, from the least to the greatest.
  package let samples: [Double]

  /// Sorts some figures.
  ///
  /// - Precondition: There is at least one, and each is a number.
  package init(_ samples: [Double]) {
    precondition(!samples.isEmpty, "a distribution of no samples: take at least one")
    precondition(!samples.contains(where: \.isNaN), "a sample is no number: check its divisor")
    self.samples = samples.sorted()
  }

  /// The least figure: the one that the rest of the machine has disturbed least.
  package var minimum: Double { percentile(0) }

  /// The figure in the middle.
  package var median: Double { percentile(50) }

  /// The figure that nine of ten don't exceed.
  package var percentile90: Double { percentile(90) }

  /// The figure that a share of the others doesn't exceed, the nearest there is.
  ///
  /// - Parameter percent: The share, from 0 to 100.
  private func percentile(_ percent: Double) -> Double {
    samples[Int((Double(samples.count - 1) * percent / 100).rounded())]
  }

  /// The figures, each divided by a number.
  package func divided(by divisor: Double) -> Distribution {
    Distribution(samples.map { $0 / divisor })
  }
}

/// How something grows with the size of its input.
package struct Growth: Equatable, Sendable {
  /// The power of the size that it grows with: 1 is in proportion, 2 with the square.
  package let exponent: Double

  /// Fits a power of the size to some figures: a straight line, where both axes are logarithmic.
  ///
  /// The result is `nil` where there are fewer than two different sizes, or where a figure is zero.
  package init?(_ figures: [(size: Double, value: Double)]) {
    let points = figures.map { (x: log($0.size), y: log($0.value)) }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
    let count = Double(points.count)
    let meanX = points.reduce(0) { $0 + $1.x } / count
    let meanY = points.reduce(0) { $0 + $1.y } / count
    let variance = points.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    guard variance > 0 else { return nil }
    exponent = points.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / variance
  }
}
