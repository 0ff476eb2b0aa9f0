import LinkStackEngine
import NavigationShimTesting
import Testing

@testable import BenchmarkSuite

@MainActor
@Suite("Benchmark: the shortest fixed delay")
struct ShortestDelayTests {
  @Test("loses nothing of a long link", arguments: [100, 350, 500, 700])
  func losesNothing(transition: Int64) {
    let behavior = SimulatedHostBehavior(transition: .milliseconds(transition))
    let delay = ShortestDelay(on: behavior)
    #expect(PlayedLink(20, on: behavior, pacing: delay.pacing).lostPushes == 0)
  }

  @Test("can't be a millisecond shorter", arguments: [100, 350, 500, 700])
  func noShorter(transition: Int64) {
    let behavior = SimulatedHostBehavior(transition: .milliseconds(transition))
    let delay = ShortestDelay(on: behavior).milliseconds - 1
    let link = PlayedLink(20, on: behavior, pacing: .fixed(delay: .milliseconds(delay)))
    #expect(link.lostPushes == 19)
  }

  @Test("is nothing on a host that loses nothing")
  func native() {
    #expect(ShortestDelay(on: .native).milliseconds == 0)
  }
}
