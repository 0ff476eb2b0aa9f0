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
  package func percentile(_ percent: Double) -> Double {
    samples[Int((Double(samples.count - 1) * percent / 100).rounded())]
  }

  /// The figures, each divided by a number.
  package func divided(by divisor: Double) -> Distribution {
    Distribution(samples.map { $0 / divisor })
  }
}
