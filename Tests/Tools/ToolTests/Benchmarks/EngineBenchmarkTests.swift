import BenchmarkKit
@testable import Benchmarks
import Foundation
import Testing
import TestSupport

/// What the figures are, `.ci/searches` compares with the committed ones.
@MainActor
@Suite("Benchmarks of the engine")
struct EngineBenchmarkTests {
  @Test("neither splitting nor the driver allocates more, by the committed baseline")
  func allocations() throws {
    let text = try Document.text(of: "Benchmarks/baseline.json")
    let baseline = try JSONDecoder().decode(Baseline.self, from: Data(text.utf8))
    func allocations(_ series: String) throws -> [Int: Double] {
      try #require(baseline.onSameToolchain["splitting, \"\(series)\" (allocations per screen)"])
    }
    let atOnce = try allocations("at once")
    #expect(try allocations("split") == atOnce)
    #expect(try allocations("split, by the driver") == atOnce)
  }
}
