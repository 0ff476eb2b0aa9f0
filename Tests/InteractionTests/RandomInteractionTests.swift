import Interactions
import Testing

@MainActor
@Suite("Random interactions")
struct RandomInteractionTests {
  @Test("are equal on all sides, and lose nothing at any instant")
  func sound() {
    var run = RandomInteractions(seed: 1)
    while run.sharedCount < 1_000, run.finding == nil { run.next() }
    print(run.summary)
    if let finding = run.finding { Issue.record("\(finding)") }
  }

  @Test("follow from their seed")
  func repeatable() {
    let first = SharedScript(seed: 7, flow: .shop, steps: 20)
    let second = SharedScript(seed: 7, flow: .shop, steps: 20)
    #expect(first.script.steps == second.script.steps)
    #expect(!first.script.steps.isEmpty)
  }

  @Test("at any instant follow from their seed as well")
  func restlessRepeatable() {
    let first = RestlessScript(seed: 7, flow: .shop, side: .links, steps: 20)
    let second = RestlessScript(seed: 7, flow: .shop, side: .links, steps: 20)
    #expect(first.script.steps == second.script.steps)
    #expect(first.script.steps.count == 20)
  }

  @Test("of the shared kind are fair", arguments: FlowName.allCases)
  func fair(flow: FlowName) {
    #expect(SharedScript(seed: 3, flow: flow, steps: 30).script.isFair)
  }
}
