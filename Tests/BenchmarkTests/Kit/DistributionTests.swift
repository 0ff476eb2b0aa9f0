import BenchmarkKit
import Testing

@Suite("Distribution")
struct DistributionTests {
  @Test("the middle of an odd number of samples is the median")
  func median() {
    #expect(Distribution([3, 1, 2]).median == 2)
  }
}
