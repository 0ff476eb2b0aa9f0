import Testing

@testable import BenchmarkSuite

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
    #expect(section.notes.contains { $0.contains("0.7 s") && $0.contains("loses 9 of 10") })
  }
}
