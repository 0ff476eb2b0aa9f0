import BenchmarkKit
import Foundation
import Testing

@Suite("Distribution")
struct DistributionTests {
  @Test(
    "minimum, median and 90th percentile don't depend on the order",
    arguments: [
      ([30.0, 10, 20], 10.0, 20.0, 30.0), ([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 1, 6, 10),
      ([7], 7, 7, 7),
    ]
  )
  func percentiles(samples: [Double], minimum: Double, median: Double, percentile90: Double) {
    let distribution = Distribution(samples)
    #expect(distribution.minimum == minimum)
    #expect(distribution.median == median)
    #expect(distribution.percentile90 == percentile90)
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
  @Test(
    "the exponent is the power of the size, whatever the factor",
    arguments: [(5.0, 0.0), (7, 1), (1, 2)]
  )
  func exponent(factor: Double, exponent: Double) throws {
    let growth = Growth([1, 10, 100].map { (size: $0, value: factor * pow($0, exponent)) })
    #expect(try abs(#require(growth).exponent - exponent) < 1e-12)
  }

  @Test("nothing, one size, or a figure of zero tells nothing of growth")
  func none() {
    #expect(Growth([]) == nil)
    #expect(Growth([(size: 10, value: 1), (size: 10, value: 2)]) == nil)
    #expect(Growth([(size: 1, value: 0), (size: 10, value: 1)]) == nil)
  }
}
