import BenchmarkKit

/// One cell of a table, one point of a line.
enum Figure: Equatable, Sendable {
  /// The same at each run, on each machine of its kind: a count, or virtual time.
  case exact(Double)

  /// Taken by a clock, several times over.
  case sampled(Distribution)

  /// The exact figure, or the median of the samples.
  var value: Double {
    switch self {
    case .exact(let value): value
    case .sampled(let distribution): distribution.median
    }
  }
}
