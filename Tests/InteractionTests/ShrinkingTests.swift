import Foundation
import Interactions
import TestSupport
import Testing

@Suite("Random interactions: smaller scripts")
struct ShrinkingTests {
  @Test("Steps are left out and numbers lowered, as far as it still fails")
  func least() {
    let script = Script("long", .fleet, files: ["a": Data()]).taking([
      .tap("North Line"), .back, .interrupting(.open("fleet://go/carrier/north"), after: 500),
      .act("pop one"), .leave, .comeBack,
    ])
    let small = script.shrunk { script in
      script.steps.contains {
        if case .interrupting(_, let time) = $0 { time >= 10 } else { false }
      }
    }
    #expect(small.steps == [.interrupting(.open("fleet://go"), after: 10)])
    #expect(small.files == [:])
  }

  @Test("Nobody's finger gets into a running transition by shrinking")
  func fairness() {
    let script = Script("fair", .fleet).taking([
      .interrupting(.act("pop one"), after: 5), .act("pop two"), .back,
    ])
    let small = script.shrunk { $0.steps.contains(.back) && $0.steps.count >= 2 }
    #expect(small.isFair)
  }

  @Test(
    "A script is fair if nothing is compared where the sides differ by design",
    arguments: [
      ([.act("pop one"), .back], true),
      ([.interrupting(.act("pop one"), after: 5), .act("pop two"), .back], true),
      ([.interrupting(.act("pop one"), after: 5), .back], false),
      ([.interrupting(.back, after: 5), .act("pop two")], false),
      ([.interrupting(.leave, after: 5), .interrupting(.act("a"), after: 5), .comeBack], true),
      ([.interrupting(.leave, after: 5), .act("pop one"), .comeBack], false),
      ([.leave, .comeBack], false),
    ] as [([Step], Bool)]
  )
  func fair(steps: [Step], isFair: Bool) {
    #expect(Script("any", .fleet).taking(steps).isFair == isFair)
  }
}
