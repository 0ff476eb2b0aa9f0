#if !canImport(Darwin)
import Testing

@testable import BenchmarkSuite

@MainActor
@Suite("Benchmark: bodies")
struct BodiesTests {
  private let section = Benchmark.bodyEvaluations.measure(.small([1, 2, 5, 10]))

  @Test(
    "are counted of a push and of a whole link, at any depth",
    arguments: [
      // With the shim, a push evaluates two bodies; a link each screen once, and the view with the path.
      ("shim", [2, 2, 2, 2]), ("shim, in a link", [2, 1.5, 1.2, 1.1]),
      // Where every screen observes the path, a push evaluates all of them.
      ("every screen observes the path", [2, 3, 6, 11]),
      ("every screen observes the path, in a link", [2, 2.5, 4, 6.5]),
    ] as [(String, [Double])]
  )
  func counts(name: String, values: [Double]) {
    #expect(section.values(name, .evaluations) == values)
  }

  @Test("with the shim's own views, a push evaluates as many at any depth")
  func ownViews() throws {
    let values = try #require(section.values("shim, with its own views", .evaluations))
    #expect(Set(values).count == 1)
  }

  @Test("quadratic work is cut off beyond 100 screens")
  func cutOff() {
    let deep = Benchmark.bodyEvaluations.measure(.small([101]))
    #expect(deep.values("shim", .evaluations) == [2])
    #expect(deep.values("every screen observes the path", .evaluations) == nil)
  }
}

@MainActor
@Suite("Benchmark: large lists")
struct LargeListsTests {
  private let section = Benchmark.largeLists.measure(.small([10, 100, 200]))

  @Test(
    "a row of a list costs as many bodies in a long list as in a short one",
    arguments: [
      // The link's own three, and its button's: once, and once more when it turns out to be in a row.
      ("chain of links", 5),
      ("native stack", 3),
    ]
  )
  func bodies(kind: String, ofRow: Double) throws {
    let values = try #require(section.values("link, \(kind)", .evaluations))
    // What the app costs without a row is shared by the rows.
    let bodies = zip([10, 100, 200], values).map { (Double($0) * $1).rounded() }
    #expect(bodies[1] - bodies[0] == 90 * ofRow)
    #expect(bodies[2] - bodies[1] == 100 * ofRow)
  }

  @Test(
    "a push evaluates as many bodies above a long list as above a short one",
    arguments: ["chain of links", "native stack"]
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
    #expect(section.fits.count == 4)
  }
}
#endif
