import CommandSupport
import Testing

@testable import BenchmarkSuite

@MainActor
@Suite("A host of one's own")
struct HostQuestionTests {
  private func rests(_ arguments: String...) throws -> [String: Double?] {
    let question = try #require(try BenchmarkOptions(parsing: arguments).host)
    let section = Benchmark.one(question).measure(.small([10]))
    return ["automatic", "asked, fixed 0.5 s", "fixed 0.5 s"].reduce(into: [:]) { rests, name in
      rests[name] = section.series(name, .seconds)?.figure(at: 10)?.value
    }
  }

  @Test("each still push costs the host's lag, and a fixed delay that is too short loses the link")
  func links() throws {
    let frames = 9 * (1.0 / 60 + 0.04)
    let found = try rests("--lag", "0.04", "--transition=0.6", "--delay", "0.5")
    let automatic = try #require(found["automatic"] ?? nil)
    #expect(abs(automatic - (frames + 0.64)) < 0.01)
    #expect(try #require(found["asked, fixed 0.5 s"] ?? nil) > 9 * 0.5)
    #expect(found["fixed 0.5 s"] == nil)
    #expect(try rests("--lag", "0.04", "--delay", "0.5")["fixed 0.5 s"] == 9 * 0.5 + 0.39)
  }
}
