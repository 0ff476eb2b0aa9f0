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
#endif
