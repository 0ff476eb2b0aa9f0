/// A benchmark, and the depths to measure it at.
@MainActor
struct Assignment {
  let benchmark: Benchmark

  /// The depths, rising; none where the benchmark doesn't go as far as any.
  let depths: [Int]
}
