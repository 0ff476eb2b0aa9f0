import BenchmarkKit
import Foundation
import TestSupport
import Testing
@testable import BenchmarkSuite

@MainActor
@Suite("Benchmarks of the engine")
struct EngineBenchmarkTests {
  /// A meter by which each work takes as many blocks as this is called.
  private let meter = AllocationMeter(begin: {}, end: { Allocations(count: 12, peakBytes: 480) })

  @Test("a split deep link takes an update for each screen")
  func updatesOfSplitting() {
    let section = Benchmark.splitting.measure(.small([1, 2, 7]))
    #expect(section.values("split", .updates) == [1, 2, 7])
  }

  @Test("splitting is timed at each depth, in one go, split, by the driver and recorded")
  func timesOfSplitting() {
    let section = Benchmark.splitting.measure(.small([1, 2]))
    for name in ["in one go", "split", "split, by the driver", "split, by the driver, recorded"] {
      #expect(section.values(name, .nanoseconds)?.count == 2)
    }
  }

  @Test("allocations are told per screen")
  func allocationsOfSplitting() {
    let section = Benchmark.splitting.measure(.small([1, 4], meter: meter))
    #expect(section.values("split", .allocations) == [12, 3])
  }

  @Test("a recorder makes two entries for each push, and one for the path")
  func entriesOfSplitting() {
    let section = Benchmark.splitting.measure(.small([1, 4]))
    #expect(section.values("split, by the driver, recorded", .entries) == [3, 2.25])
  }

  @Test("where allocations can't be counted, there are no figures of them")
  func noAllocations() {
    let section = Benchmark.splitting.measure(.small([1]))
    #expect(!section.series.contains { $0.unit == .allocations || $0.unit == .bytes })
  }

  @Test("a recorder that is off allocates nothing, by the committed baseline")
  func recorderThatIsOff() throws {
    let text = try Document.text(of: "Benchmarks/baseline.json")
    let baseline = try JSONDecoder().decode(Baseline.self, from: Data(text.utf8))
    func allocations(_ series: String) throws -> [Int: Double] {
      try #require(baseline.onSameToolchain["splitting, \"\(series)\" (allocations per screen)"])
    }
    let engine = try allocations("split")
    #expect(try allocations("split, by the driver") == engine)
    let recorded = try allocations("split, by the driver, recorded")
    for (depth, figure) in engine { #expect(try #require(recorded[depth]) > figure) }
  }

  @Test("plans by copies of the path are given up where they would fill the memory")
  func greatestCopyingDepth() {
    let section = Benchmark.plans.measure(.small([1, 20_000]))
    #expect(section.values("whole paths", .nanoseconds)?.count == 1)
    #expect(section.values("update plan", .nanoseconds)?.count == 2)
  }

  @Test("a newer path at every step repeats no update")
  func updatesOfInterruptions() {
    let section = Benchmark.interruptionsAtEveryStep.measure(.small([1, 2, 7]))
    #expect(section.values("superseded", .updates) == [1, 2, 7])
  }

  @Test("ten paths in a row take no more updates than one, but where all is shown at once")
  func updatesOfTenPaths() {
    let section = Benchmark.tenPathsInARow.measure(.small([1, 2, 7]))
    #expect(section.values("undisturbed", .updates) == [1, 2, 7])
    #expect(section.values("ten paths", .updates) == [2, 2, 7])
  }
}
