#if !canImport(Darwin)
import Testing

@testable import BenchmarkSuite

@MainActor
@Suite("Benchmark: large lists")
struct LargeListsTests {
  private let section = Benchmark.largeLists.run(.small([10, 100, 200]))

  @Test(
    "a row of a list costs as many bodies in a long list as in a short one",
    arguments: [
      "chain of links", "native stack",
    ]
  )
  func bodies(kind: String) throws {
    let values = try #require(section.values("link, \(kind)", .evaluations))
    // What the app costs without a row is shared by the rows.
    let perRow = zip([10, 100, 200], values).map { Double($0) * $1 }
    #expect((perRow[1] - perRow[0]) / 90 == (perRow[2] - perRow[1]) / 100)
    #expect((perRow[1] - perRow[0]) / 90 == 3)
  }

  @Test(
    "a push evaluates as many bodies above a long list as above a short one",
    arguments: [
      "chain of links", "native stack",
    ]
  )
  func push(kind: String) throws {
    let values = try #require(section.values("a push, \(kind)", .evaluations))
    #expect(Set(values).count == 1)
  }

  @Test("rows of links are timed against rows of text, with their growth")
  func times() {
    for kind in ["chain of links", "native stack"] {
      #expect(section.values("text, \(kind)", .nanoseconds)?.count == 3)
      #expect(section.values("link, \(kind)", .nanoseconds)?.count == 3)
      #expect(section.values("link, \(kind)", .ratio)?.count == 3)
    }
    #expect(section.fits?.count == 4)
  }
}
#endif
