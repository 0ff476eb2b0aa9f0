import Foundation
import CommandSupport

@MainActor
extension Options {
  /// The benchmarks that the filters let pass, in their order.
  func selection(from benchmarks: [Benchmark]) throws(UsageError) -> [Benchmark] {
    for filter in filters where !benchmarks.contains(where: { $0.name.contains(filter) }) {
      throw UsageError(
        "no benchmark has a name with \(quoting: filter)",
        known: benchmarks.map(\.name).joined(separator: ", ")
      )
    }
    return benchmarks.filter { benchmark in
      filters.isEmpty || filters.contains { benchmark.name.contains($0) }
    }
  }

  /// What there is to do, of which something has to be possible.
  func assignments(from benchmarks: [Benchmark]) throws(UsageError) -> [Assignment] {
    let assignments = try selection(from: benchmarks).map { benchmark in
      Assignment(
        benchmark: benchmark,
        depths: depthsOrUsual.filter { $0 <= benchmark.greatestDepth }
      )
    }
    guard assignments.contains(where: { !$0.depths.isEmpty }) else {
      let greatest = assignments.map(\.benchmark.greatestDepth).max() ?? 0
      throw UsageError(
        "none of these benchmarks goes as deep as \(String(depthsOrUsual.first ?? 0))",
        known: "depths up to \(greatest)"
      )
    }
    return assignments
  }
}
