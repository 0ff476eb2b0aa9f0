import BenchmarkKit
import Foundation
import Testing

@Suite("What is measured")
struct WorkloadTests {
  @Test("is summed up by minimum, median and 90th percentile")
  func figures() {
    for (samples, figures) in [
      ([30.0, 10, 20], [10.0, 20, 30]), ([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1], [1, 6, 10]),
      ([7], [7, 7, 7]),
    ] {
      let found = Distribution(samples)
      #expect([found.minimum, found.median, found.percentile90] == figures)
    }
  }
}
