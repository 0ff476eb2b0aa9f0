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

  @Test("no samples trap")
  func noSamples() async {
    await #expect(processExitsWith: .failure) { _ = Distribution([]) }
  }

  @Test("a sample that is no number traps")
  func notANumber() async {
    await #expect(processExitsWith: .failure) { _ = Distribution([1, .nan]) }
  }
}
