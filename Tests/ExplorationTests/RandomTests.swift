import Exploration
import LinkStack
import NavigationShimTesting
import Testing

@MainActor
@Suite("Random scripts on a driver and a simulated host")
struct RandomTests {
  @Test("are sound: up to 30 disturbances, paths of up to 12 screens over 4 values")
  func sound() {
    let exploration = RandomExploration(seed: 1, events: 100_000)
    print(exploration.summary)
    if let finding = exploration.finding {
      Issue.record("\(finding.fault)\n\n\(finding.script.test(of: finding.fault))")
    }
  }

  @Test("shrink to the least that breaks: here a host that is slower than the fallback")
  func shrinking() throws {
    let exploration = RandomExploration(seed: 2, events: 100_000) { script in
      script.behavior.transition = .milliseconds(700)
      script.behavior.settleSignals = .never
    }
    let finding = try #require(exploration.finding)
    #expect(
      finding.fault == "the host complains: during a transition"
        || finding.fault == "presented too early"
    )
    #expect(finding.script.actions.count <= 1)
    #expect(finding.script.start.count <= 2)
  }
}
