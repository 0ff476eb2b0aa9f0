#if !canImport(Darwin)
import Testing

@testable import BenchmarkSuite

@MainActor
@Suite("Benchmark: bodies")
struct BodiesTests {
  private let section = Benchmark.bodyEvaluations.measure(.small([1, 2, 5, 10]))

  @Test("with the shim, a push evaluates two bodies at any depth")
  func shim() {
    #expect(section.values("shim", .evaluations) == [2, 2, 2, 2])
  }

  @Test("with the shim, a link evaluates each screen once, and the view with the path once")
  func shimLink() {
    let expected = [2, 3.0 / 2, 6.0 / 5, 11.0 / 10]
    #expect(section.values("shim, in a link", .evaluations) == expected)
  }

  @Test("where every screen observes the path, a push evaluates all of them")
  func observing() {
    #expect(section.values("every screen observes the path", .evaluations) == [2, 3, 6, 11])
  }

  @Test("where every screen observes the path, a link's total grows with the square")
  func observingLink() {
    let name = "every screen observes the path, in a link"
    #expect(section.values(name, .evaluations) == [2, 2.5, 4, 6.5])
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
