import LinkStackEngine
import NavigationShimTesting
import Testing

extension SimulatedLinkHostTests {
  @Test("collects updates while the app is inactive, and applies them all in one go on return")
  func inactive() {
    let bench = HostBench()
    bench.host.leave()
    bench.send(["a"])
    bench.send(["a", "b"])
    #expect(bench.host.values.isEmpty)
    bench.host.comeBack()
    bench.time.runUntilIdle()
    #expect(bench.host.values == ["a"])
    #expect(
      bench.host.violations.map(\.kind) == [.whileInactive, .whileInactive, .tooManyPushes]
    )
  }

  @Test("applies what it has collected once")
  func collectsOnce() {
    let bench = HostBench()
    bench.host.leave()
    bench.send(["a"])
    bench.host.comeBack()
    bench.time.runUntilIdle()
    bench.send(["a", "b"])
    bench.time.runUntilIdle()
    bench.host.leave()
    bench.host.comeBack()
    bench.time.runUntilIdle()
    #expect(bench.host.values == ["a", "b"])
  }

  @Test("turns the links of covered screens off on return, where it is told to")
  func doubtsOnReturn() {
    let behavior = SimulatedHostBehavior(rules: .native, doubtsLinksOnReturn: true)
    let bench = HostBench(behavior, path: ["a", "b", "c"])
    bench.host.leave()
    bench.host.comeBack()
    let depths = bench.host.events.compactMap { event -> Int? in
      if case .dismissed(let depth) = event.kind { depth } else { nil }
    }
    #expect(depths == [1, 2])
  }
}
