import BenchmarkKit
import Foundation
import NavigationShim
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
    var section = BenchmarkSection("contest", title: "A short way, or a long one")
    contest.measure(.small([1]), into: &section)
    let ratio = try #require(section.values("long", .ratio)?.first)
    #expect(ratio > 1)
  }

  @Test("each depth's work is made for that many elements")
  func depths() {
    var counts: [Int] = []
    let contest = PathContest(ways: [
      .init(name: "only") { count in
        counts.append(count)
        return way("only", steps: 1).workload(count)
      }
    ])
    var section = BenchmarkSection("contest", title: "One way only")
    contest.measure(.small([1, 3]), into: &section)
    #expect(counts == [1, 3])
  }

  private func way(_ name: String, steps: Int) -> PathContest.Way {
    .init(name: name) { _ in
      Workload(name) {
        0
      } run: { sum in
        for _ in 0..<opaque(steps) { sum += opaque(1) }
      } isDone: {
        $0 == steps
      }
    }
  }
}

@Suite("Benchmark: elements of a path")
struct MixtureTests {
  @Test("path and array hold the same values", arguments: [1, 2, 3, 100])
  func sameValues(count: Int) {
    let mixture = Mixture(count)
    let values = mixture.path.elements.compactMap(\.value).map { AnyHashable($0) }
    #expect(values == mixture.array)
    #expect(values.count == count)
  }
}

@Suite("Benchmark: the eager decoder")
struct EagerDecoderTests {
  private let decoder = EagerDecoder(JSONDecoder())

  @Test("reads what a path has saved, in the same order", arguments: [1, 2, 3, 100])
  func reads(count: Int) throws {
    let data = try JSONEncoder().encode(Mixture(count).path.codable)
    let elements = try decoder.decode(data)
    #expect(elements == Mixture(count).array)
  }

  @Test("refuses a type that it doesn't know")
  func unknownType() {
    #expect(throws: EagerDecoder.UnknownType.self) {
      try decoder.decode(Data(#"["Swift.Double", "1"]"#.utf8))
    }
  }
}
