import Exploration
import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Random scripts on a driver and a simulated host")
struct RandomExplorationTests {
  @Test("are sound: up to 30 disturbances, paths of up to 12 screens over 4 values")
  func sound() {
    let exploration = RandomExploration(seed: 1, events: 250_000)
    print(exploration.summary)
    #expect(exploration.events >= 250_000)
    if let finding = exploration.finding {
      Issue.record("\(finding.fault)\n\n\(finding.script.test(of: finding.fault))")
    }
  }

}

@MainActor
@Suite("Many pushes and pops")
struct MemoryRunTests {
  @Test("leave no value alive but those of the path")
  func flat() {
    let run = MemoryRun(changes: 100_000)
    print(run.summary)
    #expect(run.leftAlive == 0)
    #expect(run.mostAlive <= 3 * MemoryRun.longestPath)
  }
}
