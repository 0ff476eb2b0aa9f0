import BenchmarkKit
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

  private func section(_ benchmark: Benchmark) -> Section {
    benchmark.run(.small(Self.depths, meter: Self.meter))
  }

  private func names(_ section: Section, _ unit: Unit) -> [String] {
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

  @Test("allocations are counted for each element, and checked on the same toolchain only")
  func allocations() {
    let section = section(.pathAppend)
    #expect(section.values("NavigationPath", .allocations) == [60, 30, 2])
    #expect(section.series("NavigationPath", .allocations)?.check == .onSameToolchain)
  }

  @Test("where nothing counts allocations, there is no series of them")
  func noMeter() {
    let section = Benchmark.pathAppend.run(.small([1]))
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
