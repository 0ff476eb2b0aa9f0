import BenchmarkKit
import Testing
@testable import BenchmarkSuite

@MainActor
@Suite("Benchmarks of the engine")
struct EngineBenchmarkTests {
  /// A meter by which each work takes as many blocks as this is called.
  private let meter = AllocationMeter(begin: {}, end: { Allocations(count: 12, peakBytes: 480) })

  @Test("a split deep link takes an update for each screen")
  func updatesOfSplitting() {
    let section = Benchmark.splitting.run(.small([1, 2, 7]))
    #expect(section.values("split", .updates) == [1, 2, 7])
  }

  @Test("splitting is timed at each depth, in one go, split, by the driver and recorded")
  func timesOfSplitting() {
    let section = Benchmark.splitting.run(.small([1, 2]))
    for name in [
      "in one go", "split", "split, by the driver", "split, by the driver, recorded",
    ] {
      #expect(section.values(name, .nanoseconds)?.count == 2)
    }
  }

  @Test("allocations are told per link")
  func allocationsOfSplitting() {
    let section = Benchmark.splitting.run(.small([1, 4], meter: meter))
    #expect(section.values("split", .allocations) == [12, 3])
  }

  @Test("where allocations can't be counted, there are no figures of them")
  func noAllocations() {
    let section = Benchmark.splitting.run(.small([1]))
    #expect(!section.series.contains { $0.unit == .allocations || $0.unit == .bytes })
  }

  @Test("plans by copies of the path are given up where they would fill the memory")
  func greatestCopyingDepth() {
    let section = Benchmark.plans.run(.small([1, 20_000]))
    #expect(section.values("whole paths", .nanoseconds)?.count == 1)
    #expect(section.values("update plan", .nanoseconds)?.count == 2)
  }

  @Test("a newer path at every step repeats no update")
  func updatesOfInterruptions() {
    let section = Benchmark.interruptionsAtEveryStep.run(.small([1, 2, 7]))
    #expect(section.values("superseded", .updates) == [1, 2, 7])
  }

  @Test("ten paths in a row take no more updates than one, but where all is shown at once")
  func updatesOfTenPaths() {
    let section = Benchmark.tenPathsInARow.run(.small([1, 2, 7]))
    #expect(section.values("undisturbed", .updates) == [1, 2, 7])
    #expect(section.values("ten paths", .updates) == [2, 2, 7])
  }
}
