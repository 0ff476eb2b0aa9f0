import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("A simulated native host")
struct SimulatedNativeHostTests {
  @Test("takes any path in one update, also in the middle of a transition")
  func anything() {
    let bench = HostBench(.native)
    bench.send(["a", "b", "c"])
    bench.time.advance(by: .milliseconds(100))
    bench.send(["x"])
    bench.time.runUntilIdle()
    #expect(bench.host.values == ["x"])
    #expect(bench.host.violations.isEmpty)
  }

  @Test("appears with any number of screens")
  func firstAppearance() {
    let bench = HostBench(.native, path: ["a", "b", "c"])
    #expect(bench.host.values == ["a", "b", "c"])
    #expect(bench.host.violations.isEmpty)
  }
}
