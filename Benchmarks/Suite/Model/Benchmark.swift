import BenchmarkKit

/// One question, and the way to answer it.
@MainActor
struct Benchmark {
  /// All benchmarks, in the order in which they are run and shown.
  ///
  /// The lists come last: what they leave of the heap would slow down what allocates after them.
  static let all =
    [splitting, plans, interruptionsAtEveryStep, tenPathsInARow] + waiting + bodies + path + lists

  /// The name that `--filter` selects it by, as in `path.append`.
  let name: String

  /// What it asks, for `--list`.
  let question: String

  /// The greatest depth that it is measured at; a few make no sense or take too long beyond.
  let greatestDepth: Int

  /// Measures, and returns what was found.
  let measure: @MainActor (Measuring) -> BenchmarkSection

  init(
    _ name: String,
    asks question: String,
    upTo greatestDepth: Int,
    measure: @escaping @MainActor (Measuring) -> BenchmarkSection
  ) {
    self.name = name
    self.question = question
    self.greatestDepth = greatestDepth
    self.measure = measure
  }
}

/// How to measure: at which depths, how often, and by what.
@MainActor
struct Measuring {
  /// How many samples are taken of a time.
  nonisolated static let samples = (usual: 31, quick: 5)

  /// The depths, rising; each at most the benchmark's greatest.
  let depths: [Int]

  /// Whether little time is to be taken.
  let isQuick: Bool

  /// What counts allocations.
  let meter: AllocationMeter

  /// Times several kinds of work in turn.
  func compare(_ workloads: [Workload]) -> TimeComparison {
    TimeComparison(
      of: workloads,
      samples: isQuick ? Self.samples.quick : Self.samples.usual,
      sampleTime: isQuick ? 50_000 : 500_000
    )
  }
}

/// What a benchmark has found, and at which depths it was asked to.
struct BenchmarkFinding: Sendable {
  let section: BenchmarkSection
  let depths: [Int]

  /// Whether the benchmark has looked at a position.
  func covers(_ position: Int) -> Bool {
    // Where the axis isn't the depth, the benchmark has positions of its own, and takes all of them.
    section.axis != .depth || depths.contains(position)
  }
}
