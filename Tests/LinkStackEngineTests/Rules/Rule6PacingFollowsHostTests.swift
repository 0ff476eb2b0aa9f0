import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Rule 6: pacing follows the host")
struct Rule6PacingFollowsHostTests {
  static let path = ["a", "b", "c", "d", "e"]

  @Test("The next update goes the moment the host has settled", arguments: [200, 350, 500, 640])
  func settlePaced(transition: Int64) {
    let stack = SimulatedStack<String>(
      on: SimulatedHostBehavior(transition: .milliseconds(transition))
    )
    let change = stack.open(Self.path)
    stack.finish()
    #expect(stack.host.updates.map(\.time) == (0..<5).map { .milliseconds(transition) * $0 })
    #expect(change.endTime == .milliseconds(transition) * 5)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("It goes after the fallback delay where no report comes")
  func fallback() {
    let stack = SimulatedStack<String>(on: SimulatedHostBehavior(settleSignals: .never))
    let change = stack.open(Self.path)
    stack.finish()
    #expect(stack.host.updates.map(\.time) == (0..<5).map { .milliseconds(650) * $0 })
    #expect(change.endTime == .milliseconds(3_250))
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A report that is late by less than the fallback is waited for")
  func lateReport() {
    let stack = SimulatedStack<String>(
      on: SimulatedHostBehavior(settleSignals: .late(by: .milliseconds(50)))
    )
    stack.open(Self.path)
    stack.finish()
    #expect(stack.host.updates.map(\.time) == (0..<5).map { .milliseconds(400) * $0 })
  }

  @Test("A fixed delay starts the last of k pushes at k − 1 delays, and ends at k")
  func fixed() {
    let stack = SimulatedStack<String>(pacing: .fixed(delay: .milliseconds(650)))
    let change = stack.open(Self.path)
    stack.finish()
    #expect(stack.host.updates.map(\.time) == (0..<5).map { .milliseconds(650) * $0 })
    #expect(change.endTime == .milliseconds(650) * 5)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A fixed delay that is too short for the host loses pushes, and the host records it")
  func fixedTooShort() {
    let stack = SimulatedStack<String>(pacing: .fixed(delay: .milliseconds(200)))
    stack.open(Self.path)
    stack.finish()
    #expect(stack.host.values == ["a"])
    #expect(stack.host.violations.map(\.lostPushes) == [1, 1, 1, 1])
  }
}
