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
    samples.map { samples in
      "Figures with a range are the median (minimum–90th percentile) of \(samples)."
        + (hasRatios ? " Ratios (×) are of samples that were taken in the same round." : "")
    }
  }

  /// The note for a picture, in which there is no range.
  var short: String {
    samples.map { "Processor times are medians of \($0); virtual times and counts are exact." }
      ?? "Virtual times and counts are exact."
  }

  private var samples: String? {
    guard let fewest = counts.min(), let most = counts.max() else { return nil }
    let number = fewest == most ? "\(most)" : "\(fewest) to \(most)"
    return number + (most == 1 ? " sample" : " samples")
  }
}
