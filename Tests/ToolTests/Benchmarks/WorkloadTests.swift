import BenchmarkKit
import Foundation
import Testing

@MainActor
@Suite("What is measured")
struct WorkloadTests {
  /// What some work has left behind.
  private final class Trace {
    var prepared = 0
    var runs: [String] = []
  }

  private func workload(_ name: String, _ trace: Trace) -> Workload {
    Workload(name) {
      trace.prepared += 1
      return 0
    } run: { state in
      state += 1
      trace.runs.append(name)
      for _ in 0..<1_000 { blackHole(state) }
    } isDone: { state in
      state == 1
    }
  }

  @Test("is done in turn, every other round backwards")
  func interleaving() {
    let trace = Trace()
    // A sample time that any work exceeds, so that nothing is repeated.
    let works = [workload("a", trace), workload("b", trace)]
    let comparison = TimeComparison(of: works, samples: 4, sampleTime: 1)
    #expect(comparison.times.map(\.samples.count) == [4, 4])
    #expect(trace.prepared == trace.runs.count)
    #expect(trace.runs.suffix(8) == ["a", "b", "b", "a", "a", "b", "b", "a"])
  }

  @Test("is summed up by minimum, median and 90th percentile, and by how it grows")
  func figures() throws {
    for (samples, figures) in [
      ([30.0, 10, 20], [10.0, 20, 30]), ([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [1, 6, 10]),
      ([7], [7, 7, 7]),
    ] {
      let found = Distribution(samples)
      #expect([found.minimum, found.median, found.percentile90] == figures)
    }
    for exponent in [0.0, 1, 2] {
      let growth = Growth([1, 10, 100].map { (size: $0, value: 7 * pow($0, exponent)) })
      #expect(try abs(#require(growth).exponent - exponent) < 1e-12)
    }
  }
}
