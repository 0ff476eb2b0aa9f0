import BenchmarkKit
@testable import Benchmarks
import Foundation
import Testing
import TestSupport

/// What the figures are, `.ci/searches` compares with the committed ones.
@MainActor
@Suite("Benchmarks of the engine")
struct EngineBenchmarkTests {
  @Test("splitting allocates no more than showing all at once, by the committed baseline")
  func allocations() throws {
    let text = try Document.text(of: "Benchmarks/baseline.json")
    let baseline = try JSONDecoder().decode(Baseline.self, from: Data(text.utf8))
    func allocations(_ series: String) throws -> [Int: Double] {
      try #require(baseline.onSameToolchain["splitting, \"\(series)\" (allocations per screen)"])
    }
    #expect(try allocations("split") == allocations("at once"))
  }
}
