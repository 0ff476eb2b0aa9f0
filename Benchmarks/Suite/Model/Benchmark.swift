import BenchmarkKit

/// One question, and the way to answer it.
@MainActor
struct Benchmark {
  /// The name that `--filter` selects it by, as in `path.append`.
  let name: String

  /// What it asks, for `--list`.
  let question: String

  /// The greatest depth that it is measured at; a few make no sense or take too long beyond.
  let greatestDepth: Int

  private let measure: @MainActor (Measuring) -> Section

  init(
    _ name: String,
    asks question: String,
    upTo greatestDepth: Int,
    measure: @escaping @MainActor (Measuring) -> Section
  ) {
    self.name = name
    self.question = question
    self.greatestDepth = greatestDepth
    self.measure = measure
  }

  /// Measures, and tells what was found.
  func run(_ measuring: Measuring) -> Section {
    measure(measuring)
  }
}

/// All benchmarks, in the order in which they are run and shown.
@MainActor
enum Catalog {
  static let all: [Benchmark] =
    Benchmark.engine
    + Benchmark.waiting
    + Benchmark.bodies
    + Benchmark.path
}

extension Benchmark {
  /// What the engine costs, on a host that takes no time.
  static let engine = [splitting, plans, interruptionsAtEveryStep, tenPathsInARow]
}

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
