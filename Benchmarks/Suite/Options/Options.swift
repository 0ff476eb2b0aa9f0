/// What is to be measured, and what is to become of it.
struct Options: Equatable, Sendable {
  /// What the names of benchmarks are to contain, any of it; where there is nothing, all are meant.
  var filters: [String] = []

  /// The depths asked for, rising; `nil` for the usual ones.
  var depths: [Int]?

  var isQuick = false
  var isMarkdown = false

  /// The baseline to compare with.
  var baseline: String?

  /// The files to write.
  var json: String?
  var picture: String?
  var newBaseline: String?

  /// The depths to measure at, each benchmark as far as it goes.
  var depthsOrUsual: [Int] {
    depths ?? (isQuick ? Self.quickDepths : Self.usualDepths)
  }

  /// The files to write, as far as any are asked for.
  var outputs: [String] {
    [json, picture, newBaseline].compactMap { $0 }
  }

  private static let quickDepths = [1, 10, 100, 1000]
  private static let usualDepths = [1, 2, 5, 10, 50, 100, 1000, 10_000, 100_000]
}
