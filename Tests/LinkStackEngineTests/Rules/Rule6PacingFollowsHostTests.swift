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
      on: SimulatedHostBehavior(transition: .milliseconds(transition)),
      animation: .everyPush
    )
    let change = stack.open(Self.path)
    stack.finish()
    #expect(stack.host.updates.map(\.time) == (0..<5).map { .milliseconds(transition) * $0 })
    #expect(change.endTime == .milliseconds(transition) * 5)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("It goes after the fallback delay where the host stands still, and doesn't say so")
  func fallback() {
    let stack = SimulatedStack<String>(on: SimulatedHostBehavior(settleSignals: .never))
    let change = stack.open(Self.path)
    stack.finish()
    #expect(stack.host.updates.map(\.time) == (0..<5).map { .milliseconds(650) * $0 })
    #expect(change.endTime == .milliseconds(3_250))
    #expect(stack.host.violations.isEmpty)
  }

  @Test("It goes within a tenth of a second of the end of a longer transition without signals")
  func longTransition() {
    let stack = SimulatedStack<String>(
      on: SimulatedHostBehavior(transition: .milliseconds(1_000), settleSignals: .never),
      animation: .everyPush
    )
    stack.open(Self.path)
    stack.finish()
    #expect(stack.host.updates.map(\.time) == (0..<5).map { .milliseconds(1_050) * $0 })
  }

  @Test("It goes after the fallback delay where the host can't tell")
  func delay() {
    let stack = SimulatedStack<String>(on: SimulatedHostBehavior(canBeAsked: false))
    let change = stack.open(Self.path)
    stack.finish()
    #expect(stack.host.updates.map(\.time) == (0..<5).map { .milliseconds(650) * $0 })
    #expect(change.endTime == .milliseconds(3_250))
    #expect(stack.host.violations.isEmpty)
  }

  @Test("A report that is late by less than the fallback is waited for")
  func lateReport() {
    let stack = SimulatedStack<String>(
      on: SimulatedHostBehavior(settleSignals: .late(by: .milliseconds(50))),
      animation: .everyPush
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

  @Test(
    "A fixed delay that is too short loses nothing on a host that answers",
    arguments: [0, 1, 200, 349]
  )
  func fixedTooShort(delay: Int64) {
    let stack = SimulatedStack<String>(
      pacing: .fixed(delay: .milliseconds(delay)),
      animation: .everyPush
    )
    let change = stack.open(Self.path)
    stack.finish()
    #expect(change.outcome == .presented)
    #expect(stack.host.values == Self.path)
    #expect(stack.host.violations.isEmpty)
  }

  @Test(
    "A fixed delay that is too short loses pushes where the host can't tell, and makes them again"
  )
  func fixedTooShortForSilentHost() {
    let stack = SimulatedStack<String>(
      on: SimulatedHostBehavior(canBeAsked: false),
      pacing: .fixed(delay: .milliseconds(200)),
      animation: .everyPush
    )
    let change = stack.open(Self.path)
    stack.finish()
    #expect(stack.host.violations.contains { $0.lostPushes == 1 })
    #expect(change.outcome == .presented)
    #expect(stack.host.values == Self.path)
  }

  @Test("No delay, and one of 292 years, neither trap nor spin", arguments: ExtremePacing.all)
  func extremes(extreme: ExtremePacing) {
    for canBeAsked in [true, false] {
      for signals in [.onTime, .never] as [SimulatedHostBehavior.SettleSignals] {
        let stack = SimulatedStack<String>(
          on: SimulatedHostBehavior(canBeAsked: canBeAsked, settleSignals: signals),
          pacing: extreme.pacing
        )
        let change = stack.open(["a", "b"])
        let wakes = stack.time.runUntilIdle(limit: 100)
        #expect(wakes > 0)
        #expect(stack.path == ["a", "b"])
        #expect(change.outcome != nil)
        // A host that can't tell may have lost a push by now; any event has it made again.
        stack.path = ["a", "b"]
        stack.time.runUntilIdle(limit: 100)
        #expect(stack.host.values == ["a", "b"])
      }
    }
  }
}

/// A pacing with the shortest or the longest delay there is.
struct ExtremePacing: CustomTestStringConvertible {
  let pacing: Pacing

  static let all = [Nanoseconds.zero, Nanoseconds(.max)].flatMap { delay in
    [Pacing.settled(fallback: delay), .fixed(delay: delay)].map { ExtremePacing(pacing: $0) }
  }

  var testDescription: String { "\(pacing)" }
}
