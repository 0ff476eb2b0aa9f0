#if !canImport(Darwin)
import Testing

@testable import BenchmarkSuite

@MainActor
@Suite("Benchmark: flows")
struct FlowTests {
  @Test("what apps do ends in time, and nothing is lost", arguments: 0..<3)
  func goals(index: Int) {
    let section = Benchmark.flows[index].measure(.small([5]))
    let goals = Goal.all(for: [section])
    #expect(goals.count == 2)
    #expect(goals.filter { !$0.isReached } == [])
  }
}
#endif
