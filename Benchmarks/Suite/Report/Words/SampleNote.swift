import BenchmarkKit

/// What the figures in the tables mean.
struct SampleNote {
  private let counts: Set<Int>
  private let hasRatios: Bool

  init(_ sections: [Section]) {
    let series = sections.flatMap(\.series)
    counts = Set(
      series.flatMap(\.points).compactMap { point in
        guard case .sampled(let samples) = point.figure else { return nil }
        return samples.samples.count
      }
    )
    hasRatios = series.contains { $0.unit == .ratio && $0.isSampled }
  }

  /// The note; `nil` where nothing was timed.
  var text: String? {
    guard let fewest = counts.min(), let most = counts.max() else { return nil }
    let number = fewest == most ? "\(most)" : "\(fewest) to \(most)"
    let noun = most == 1 ? "sample" : "samples"
    return "Figures with a range are the median (minimum–90th percentile) of \(number) \(noun)."
      + (hasRatios ? " Ratios (×) are of samples that were taken in the same round." : "")
  }
}
