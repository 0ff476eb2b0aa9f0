import BenchmarkSuite

/// `swift run -c release Benchmarks`: what it costs that a deep link is split into updates.
@main
enum Benchmarks {
  @MainActor
  static func main() {
  }
}
