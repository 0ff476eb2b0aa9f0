import CommandSupport

/// What `--list` prints.
@MainActor
enum Listing {
  /// The name and the question of each benchmark, in two columns.
  static func text(of benchmarks: [Benchmark]) -> String {
    let width = benchmarks.map { TerminalText.width($0.name) }.max() ?? 0
    return benchmarks.map { benchmark in
      "\(TerminalText.padded(benchmark.name, to: width))  \(benchmark.question)\n"
    }.joined()
  }
}
