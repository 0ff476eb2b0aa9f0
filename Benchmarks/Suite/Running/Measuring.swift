import BenchmarkKit

/// How to measure: at which depths, how often, and by what.
@MainActor
struct Measuring {
  /// The depths, rising; each at most the benchmark's greatest.
  let depths: [Int]

  /// Whether little time is to be taken.
  let isQuick: Bool

  /// What counts allocations.
  let meter: AllocationMeter

  /// Told what is measured at the moment, as in `1,000 screens`; the name stands before it already.
  let progress: @MainActor (String) -> Void

  /// Times several kinds of work in turn.
  func compare(_ workloads: [Workload]) -> Comparison {
    Comparison(
      of: workloads,
      samples: isQuick ? 5 : 31,
      sampleTime: isQuick ? 50_000 : 500_000
    )
  }
}
