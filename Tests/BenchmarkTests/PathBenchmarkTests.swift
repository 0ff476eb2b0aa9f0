import BenchmarkKit
import Foundation
import NavigationShim
import Testing
@testable import BenchmarkSuite

@MainActor
@Suite("Benchmark: the path")
struct PathBenchmarkTests {
  private static let depths = [1, 2, 30]

  /// A meter that counts the same for all work.
  private static let meter = AllocationMeter(
    begin: {},
    end: { Allocations(count: 60, peakBytes: 0) }
  )

  private func section(_ benchmark: Benchmark) -> BenchmarkSection {
    benchmark.measure(.small(Self.depths, meter: Self.meter))
  }

  private func names(_ section: BenchmarkSection, _ unit: Series.Unit) -> [String] {
    section.series.filter { $0.unit == unit }.map(\.name)
  }

  @Test("in memory, a path is measured against an array", arguments: 0..<3)
  func inMemory(index: Int) {
    let section = section([Benchmark.pathAppend, .pathRemoveLast, .pathEquality][index])
    #expect(names(section, .nanoseconds) == ["NavigationPath", "[AnyHashable]"])
    #expect(names(section, .ratio) == ["NavigationPath"])
    #expect(section.positions == Self.depths)
  }

  @Test("saving is measured by itself", arguments: 0..<2)
  func saving(index: Int) {
    let section = section([Benchmark.pathCodable, .pathEncode][index])
    #expect(names(section, .nanoseconds) == ["NavigationPath"])
    #expect(names(section, .ratio) == [])
    #expect(section.positions == Self.depths)
  }

  @Test("reading is measured against an eager decoder, by how much longer that takes")
  func decode() {
    let section = section(.pathDecode)
    #expect(names(section, .nanoseconds) == ["NavigationPath", "eager decoder"])
    #expect(names(section, .ratio) == ["eager decoder"])
  }

  @Test("the first access is measured against an eager decoder, as one element at any depth")
  func firstAccess() {
    let section = section(.pathFirstAccess)
    #expect(names(section, .nanoseconds) == ["NavigationPath", "eager decoder"])
    #expect(section.values("NavigationPath", .allocations) == [60, 60, 60])
  }

  @Test("allocations are counted for each element")
  func allocations() {
    let section = section(.pathAppend)
    #expect(section.values("NavigationPath", .allocations) == [60, 30, 2])
  }

  @Test("where nothing counts allocations, there is no series of them")
  func noMeter() {
    let section = Benchmark.pathAppend.measure(.small([1]))
    #expect(names(section, .allocations) == [])
  }

  @Test("names begin with the family's")
  func familyNames() {
    #expect(
      Benchmark.path.map(\.name) == [
        "path.append", "path.removeLast", "path.equality", "path.codable", "path.encode",
        "path.decode", "path.firstAccess",
      ]
    )
  }
}

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

  @Test("the top is an order at any count", arguments: 1...6)
  func top(count: Int) {
    let mixture = Mixture(count)
    #expect(mixture.path.last(as: Order.self) == mixture.top)
    #expect(mixture.array.last as? Order == mixture.top)
  }

  @Test("three types take turns")
  func types() {
    let names = Mixture(4).path.elements.map(\.typeName)
    #expect(names == ["BenchmarkSuite.Order", "Swift.String", "Swift.Int", "BenchmarkSuite.Order"])
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
