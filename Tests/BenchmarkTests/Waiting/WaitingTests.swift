import Testing

@testable import BenchmarkSuite

@MainActor
@Suite("Benchmark: waiting")
struct WaitingTests {
  private static let depths = [1, 2, 5, 10, 50]

  private func section(_ benchmark: Benchmark) -> Section {
    benchmark.run(.small(Self.depths))
  }

  /// What is expected at each depth, from milliseconds.
  private func seconds(_ milliseconds: (Int) -> Int) -> [Double] {
    Self.depths.map { Double(milliseconds($0)) / 1000 }
  }

  @Test("a native host takes one transition for any number of pushes")
  func native() {
    #expect(section(.waiting350).values("native", .seconds) == seconds { _ in 350 })
    #expect(section(.waiting500).values("native", .seconds) == seconds { _ in 500 })
  }

  @Test("paced by the host's signals, a link takes one transition for each push")
  func settlePaced() {
    #expect(section(.waiting350).values("settle-paced", .seconds) == seconds { $0 * 350 })
    #expect(section(.waiting500).values("settle-paced", .seconds) == seconds { $0 * 500 })
  }

  @Test("the physical limit is one transition for each push")
  func limit() {
    #expect(section(.waiting350).values("physical limit", .seconds) == seconds { $0 * 350 })
    #expect(section(.waiting500).values("physical limit", .seconds) == seconds { $0 * 500 })
  }

  @Test("by 0.65 s, the last of k pushes starts at (k - 1) times 0.65 s")
  func fixedLastPush() {
    let expected = seconds { ($0 - 1) * 650 }
    #expect(section(.waiting350).values("fixed 0.65 s, last push", .seconds) == expected)
    #expect(section(.waiting500).values("fixed 0.65 s, last push", .seconds) == expected)
  }

  @Test("by 0.65 s, the last of k screens is at rest one transition after its push")
  func fixedRest() {
    let section = section(.waiting350)
    #expect(section.values("fixed 0.65 s", .seconds) == seconds { ($0 - 1) * 650 + 350 })
  }

  @Test("by 0.65 s, completion is reported at k times 0.65 s")
  func fixedReport() {
    let expected = seconds { $0 * 650 }
    #expect(section(.waiting350).values("fixed 0.65 s, reported", .seconds) == expected)
    #expect(section(.waiting500).values("fixed 0.65 s, reported", .seconds) == expected)
  }

  @Test("the shortest delay that loses nothing is a millisecond longer than the transition")
  func shortestDelay() {
    let section = section(.waiting350)
    let expected = seconds { ($0 - 1) * 351 + 350 }
    #expect(section.values("shortest fixed delay", .seconds) == expected)
    #expect(section.notes.contains { $0.contains("found by trying, is 0.351 s") })
  }

  @Test("all figures are exact, and always checked")
  func checks() {
    let series = section(.waiting500).series
    #expect(series.count == 7)
    #expect(series.allSatisfy { $0.check == .always })
  }
}
