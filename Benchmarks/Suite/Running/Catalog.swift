/// All benchmarks, in the order in which they are run and shown.
@MainActor
enum Catalog {
  static let all: [Benchmark] =
    Benchmark.engine
    + Benchmark.waiting
    + Benchmark.bodies
    + Benchmark.path
}
