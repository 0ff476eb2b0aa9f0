import LinkStackEngine
import NavigationShimTesting
import Testing
@testable import BenchmarkSuite

@MainActor
@Suite("Benchmark: waiting")
struct WaitingTests {
  private static let depths = [1, 2, 5, 10, 50]

  private func section(_ benchmark: Benchmark) -> BenchmarkSection {
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
    #expect(section.notes?.contains { $0.contains("found by trying, is 0.351 s") } == true)
  }

  @Test("all figures are exact, and always checked")
  func checks() {
    let series = section(.waiting500).series
    #expect(series.count == 7)
    #expect(series.allSatisfy { $0.check == .always })
  }
}

@MainActor
@Suite("Benchmark: delays")
struct DelaysTests {
  private let section = Benchmark.delays.run(.small([10]))

  private func lost(_ name: String, at milliseconds: Int) -> Double? {
    section.series(name, .pushes)?.figure(at: milliseconds)?.value
  }

  @Test("all pushes but the first are lost by a delay up to the transition")
  func tooShort() {
    for milliseconds in [0, 25, 175, 349, 350] {
      #expect(lost("0.35 s transitions", at: milliseconds) == 9)
    }
    for milliseconds in [0, 349, 351, 499, 500] {
      #expect(lost("0.5 s transitions", at: milliseconds) == 9)
    }
  }

  @Test("nothing is lost by a longer delay")
  func longEnough() {
    for milliseconds in [351, 375, 800] {
      #expect(lost("0.35 s transitions", at: milliseconds) == 0)
    }
    for milliseconds in [501, 525, 800] {
      #expect(lost("0.5 s transitions", at: milliseconds) == 0)
    }
  }

  @Test("positions are milliseconds, in steps of 25 and around each transition")
  func positions() {
    #expect(section.axis == .milliseconds)
    #expect(
      section.positions
        == (Array(stride(from: 0, through: 800, by: 25)) + [349, 351, 499, 501]).sorted()
    )
  }

  @Test("a slow host is said to lose nine of ten pushes by 0.65 s")
  func slowHost() {
    #expect(
      section.notes?.contains { $0.contains("0.7 s") && $0.contains("loses 9 of 10") } == true
    )
  }
}

@MainActor
@Suite("Benchmark: the shortest fixed delay")
struct ShortestDelayTests {
  @Test("loses nothing of a long link", arguments: [100, 350, 500, 700])
  func losesNothing(transition: Int64) {
    let behavior = SimulatedHostBehavior(transition: .milliseconds(transition))
    let delay = ShortestDelay(on: behavior)
    #expect(PlayedLink(20, on: behavior, pacing: delay.pacing).lostPushes == 0)
  }

  @Test("can't be a millisecond shorter", arguments: [100, 350, 500, 700])
  func noShorter(transition: Int64) {
    let behavior = SimulatedHostBehavior(transition: .milliseconds(transition))
    let delay = ShortestDelay(on: behavior).milliseconds - 1
    let link = PlayedLink(20, on: behavior, pacing: .fixed(delay: .milliseconds(delay)))
    #expect(link.lostPushes == 19)
  }

  @Test("is nothing on a host that loses nothing")
  func native() {
    #expect(ShortestDelay(on: .native).milliseconds == 0)
  }
}
