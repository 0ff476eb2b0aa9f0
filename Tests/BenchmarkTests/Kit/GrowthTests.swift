import BenchmarkKit
import Testing

@Suite("Growth")
struct GrowthTests {
  private func exponent(_ value: (Double) -> Double) -> Double? {
    Growth([1, 10, 100, 1_000].map { (size: $0, value: value($0)) })?.exponent
  }

  @Test("what doesn't grow has the exponent 0")
  func constant() throws {
    #expect(try abs(#require(exponent { _ in 5 })) < 1e-12)
  }

  @Test("what grows in proportion has the exponent 1, whatever the factor")
  func linear() throws {
    #expect(try abs(#require(exponent { 7 * $0 }) - 1) < 1e-12)
  }

  @Test("what grows with the square has the exponent 2")
  func quadratic() throws {
    #expect(try abs(#require(exponent { $0 * $0 }) - 2) < 1e-12)
  }

  @Test("one size tells nothing of growth")
  func oneSize() {
    #expect(Growth([(size: 10, value: 1), (size: 10, value: 2)]) == nil)
  }

  @Test("nothing at all tells nothing of growth")
  func noFigures() {
    #expect(Growth([]) == nil)
  }

  @Test("a figure of zero has no place on a logarithmic axis")
  func zero() {
    #expect(Growth([(size: 1, value: 0), (size: 10, value: 1)]) == nil)
  }
}
