import BenchmarkKit
import Foundation
import Testing

@MainActor
@Suite("Workload and comparison")
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

  @Test("works are measured in turn, every other round backwards")
  func interleaving() {
    let trace = Trace()
    // A sample time that any work exceeds, so that nothing is repeated.
    let works = [workload("a", trace), workload("b", trace)]
    let comparison = TimeComparison(of: works, samples: 4, sampleTime: 1)
    #expect(comparison.times.map(\.samples.count) == [4, 4])
    #expect(trace.prepared == trace.runs.count)
    #expect(trace.runs.suffix(8) == ["a", "b", "b", "a", "a", "b", "b", "a"])
  }

  #if os(macOS) || os(Linux)
  @Test("work with a wrong result traps, and names itself")
  func wrongResult() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) { @MainActor in
      let wrong = Workload("wrong work", prepare: { 0 }, run: { $0 += 1 }, isDone: { $0 == 2 })
      _ = TimeComparison(of: [wrong], samples: 1, sampleTime: 1)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("wrong work"))
  }
  #endif
}

@Suite("Distribution")
struct DistributionTests {
  @Test(
    "minimum, median and 90th percentile don't depend on the order",
    arguments: [
      ([30.0, 10, 20], 10.0, 20.0, 30.0), ([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 1, 6, 10),
      ([7], 7, 7, 7),
    ]
  )
  func percentiles(samples: [Double], minimum: Double, median: Double, percentile90: Double) {
    let distribution = Distribution(samples)
    #expect(distribution.minimum == minimum)
    #expect(distribution.median == median)
    #expect(distribution.percentile90 == percentile90)
  }

  #if os(macOS) || os(Linux)
  #endif
}

@Suite("Growth")
struct GrowthTests {
  @Test(
    "the exponent is the power of the size, whatever the factor",
    arguments: [(5.0, 0.0), (7, 1), (1, 2)]
  )
  func exponent(factor: Double, exponent: Double) throws {
    let growth = Growth([1, 10, 100].map { (size: $0, value: factor * pow($0, exponent)) })
    #expect(try abs(#require(growth).exponent - exponent) < 1e-12)
  }
}
