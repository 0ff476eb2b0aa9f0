import LinkStack
import NavigationShimTesting

/// How long it takes to the last screen, in virtual time, on hosts with a transition of 0.35 s.
@MainActor
struct WaitingBenchmark {
  let depths: [Int]

  func run() {
    print("Waiting: virtual time to the last screen at rest, transitions of 0.35 s\n")
    var table = Table("screens", "native", "settle-paced", "fixed 0.65 s", "physical limit")
    for depth in depths {
      table.add(
        "\(depth)",
        seconds(depth, on: .native, .settled),
        seconds(depth, on: .links, .settled),
        seconds(depth, on: .links, .fixed(delay: .milliseconds(650))),
        (SimulatedHostBehavior.links.transition * depth).seconds.rounded(to: 2) + " s"
      )
    }
    print(table.text, terminator: "\n\n")
    print("The waiting is the host's transitions: one for each screen, and none of them in vain.")
  }

  private func seconds(
    _ depth: Int,
    on behavior: SimulatedHostBehavior,
    _ pacing: Pacing
  ) -> String {
    let stack = SimulatedStack<Int>(on: behavior, pacing: pacing)
    stack.open(Array(0..<depth))
    stack.finish()
    precondition(stack.host.values == stack.path, "the link was not reached")
    let atRest = stack.host.events.last { event in
      if case .settled = event.kind { true } else { false }
    }
    return (atRest?.time.seconds ?? 0).rounded(to: 2) + " s"
  }
}
