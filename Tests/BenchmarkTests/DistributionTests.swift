import BenchmarkKit
import Testing

@Suite("Distribution")
struct DistributionTests {
  @Test("the order of the samples makes no difference")
  func order() {
    #expect(Distribution([3, 1, 2]) == Distribution([1, 2, 3]))
  }

  @Test("the median is the sample in the middle")
  func median() {
    #expect(Distribution([30, 10, 20]).median == 20)
  }

  @Test("nine of ten samples don't exceed the 90th percentile")
  func percentile90() {
    #expect(Distribution((1...11).map(Double.init)).percentile90 == 10)
  }

  @Test("one sample is the minimum, the median and the 90th percentile")
  func oneSample() {
    let distribution = Distribution([7])
    #expect(distribution.minimum == 7)
    #expect(distribution.median == 7)
    #expect(distribution.percentile90 == 7)
  }

  @Test("dividing divides each sample")
  func dividing() {
    #expect(Distribution([2, 4]).divided(by: 2) == Distribution([1, 2]))
  }

  #if os(macOS) || os(Linux)
  @Test("no samples trap")
  func noSamples() async {
    await #expect(processExitsWith: .failure) { _ = Distribution([]) }
  }

  @Test("a sample that is no number traps")
  func notANumber() async {
    await #expect(processExitsWith: .failure) { _ = Distribution([1, .nan]) }
  }
  #endif
}

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
