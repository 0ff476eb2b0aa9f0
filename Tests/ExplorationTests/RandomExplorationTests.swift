import Exploration
import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Random scripts on a driver and a simulated host")
struct RandomExplorationTests {
  @Test("are sound: up to 30 disturbances, paths of up to 12 screens over 4 values")
  func sound() {
    let exploration = RandomExploration(seed: 1, events: 150_000)
    print(exploration.summary)
    #expect(exploration.events >= 150_000)
    if let finding = exploration.finding {
      Issue.record("\(finding.fault)\n\n\(finding.script.test(of: finding.fault))")
    }
  }

  @Test("shrink to the least that breaks: here a host that can't tell, and nothing more happens")
  func shrinking() throws {
    let exploration = RandomExploration(seed: 2, events: 100_000, isNudged: false)
    let finding = try #require(exploration.finding)
    #expect(
      finding.script.test(of: finding.fault) == """
        @Test("Explored: at rest the host shows something else than the path")
        func explored() {
          let script = StackScript(
            on: SimulatedHostBehavior(transition: .milliseconds(3356), animatesEveryUpdate: true, canBeAsked: false),
            pacing: .fixed(delay: .milliseconds(52)),
            start: [],
            actions: [
              .init(after: 0, .open([0, 0])),
            ]
          )
          #expect(StackRun(script).faults == [])
        }
        """
    )
  }

  @Test("play the printed script, pasted here: whatever happens next mends what was lost")
  func pasted() {
    let script = StackScript(
      on: SimulatedHostBehavior(
        transition: .milliseconds(3_356),
        animatesEveryUpdate: true,
        canBeAsked: false
      ),
      pacing: .fixed(delay: .milliseconds(52)),
      start: [],
      actions: [.init(after: 0, .open([0, 0]))]
    )
    #expect(StackRun(script, isNudged: false).faults.contains(hostDisagrees))
    #expect(StackRun(script).faults == [])
  }

  private let hostDisagrees = "at rest the host shows something else than the path"
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
