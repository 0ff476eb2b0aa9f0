import BenchmarkKit
import Testing

@testable import BenchmarkSuite

@MainActor
@Suite("Benchmark: ways to do the same with a path")
struct PathContestTests {
  @Test("the ratio is that of the one named first")
  func ratio() throws {
    let contest = PathContest(
      ways: [way("short", steps: 1), way("long", steps: 1000)],
      ratio: .init(of: 1, to: 0)
    )
    var section = Section("contest", title: "A short way, or a long one")
    contest.measure(.small([1]), into: &section)
    let ratio = try #require(section.values("long", .ratio)?.first)
    #expect(ratio > 1)
  }

  @Test("each depth's work is made for that many elements")
  func depths() {
    var counts: [Int] = []
    let contest = PathContest(ways: [
      .init("only") { count in
        counts.append(count)
        return way("only", steps: 1).workload(count)
      }
    ])
    var section = Section("contest", title: "One way only")
    contest.measure(.small([1, 3]), into: &section)
    #expect(counts == [1, 3])
  }

  private func way(_ name: String, steps: Int) -> PathContest.Way {
    .init(name) { _ in
      Workload(name) {
        0
      } run: { sum in
        for _ in 0..<opaque(steps) { sum += opaque(1) }
      } isDone: { sum in
        sum == steps
      }
    }
  }
}
