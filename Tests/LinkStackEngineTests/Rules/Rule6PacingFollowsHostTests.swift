import LinkStackEngine
import NavigationShimTesting
import Testing

@MainActor
@Suite("Rule 6: pacing follows the host")
struct Rule6PacingFollowsHostTests {
  static let path = ["a", "b", "c", "d", "e"]

  @Test("The next update goes as soon as it may", arguments: Pace.all)
  func pace(pace: Pace) {
    let stack = SimulatedStack<String>(
      on: pace.host,
      pacing: pace.pacing,
      animation: pace.animation
    )
    let change = stack.play(Self.path)
    #expect(stack.host.updates.map(\.time) == (0..<5).map { pace.distance * $0 })
    if pace.endsOnTime { #expect(change.endTime == pace.distance * 5) }
    #expect(stack.host.violations.isEmpty)
  }

  @Test(
    "Too short a fixed delay loses nothing on a host that answers",
    arguments: [0, 1, 200, 349]
  )
  func fixedTooShort(delay: Int64) {
    let stack = SimulatedStack<String>(
      pacing: .fixed(delay: .milliseconds(delay)),
      animation: .everyPush
    )
    let change = stack.play(Self.path)
    #expect(change.outcome == .presented)
    #expect(stack.host.values == Self.path)
    #expect(stack.host.violations.isEmpty)
  }

  @Test("Too short a fixed delay loses pushes where the host can't tell, and makes them again")
  func fixedTooShortForSilentHost() {
    let stack = SimulatedStack<String>(
      on: SimulatedHostBehavior(canBeAsked: false),
      pacing: .fixed(delay: .milliseconds(200)),
      animation: .everyPush
    )
    let change = stack.play(Self.path)
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

/// A host, a pacing, and how far apart the updates of a change are.
struct Pace: CustomTestStringConvertible {
  let testDescription: String
  let distance: Nanoseconds
  var host = SimulatedHostBehavior.links
  var pacing: Pacing = .settled
  var animation = NavigationAnimation.automatic

  /// Whether the change ends one distance after its last update.
  var endsOnTime = true

  static let all = settled + others

  private static let settled = [Int64(200), 350, 500, 640].map { milliseconds in
    Pace(
      testDescription: "the moment the host has settled, after \(milliseconds) ms",
      distance: .milliseconds(milliseconds),
      host: SimulatedHostBehavior(transition: .milliseconds(milliseconds)),
      animation: .everyPush
    )
  }

  private static let others = [
    Pace(
      testDescription: "after the fallback where the host stands still, and doesn't say so",
      distance: .milliseconds(650),
      host: SimulatedHostBehavior(settleSignals: .never)
    ),
    Pace(
      testDescription: "within a tenth of a second of a longer transition without signals",
      distance: .milliseconds(1_050),
      host: SimulatedHostBehavior(transition: .milliseconds(1_000), settleSignals: .never),
      animation: .everyPush,
      endsOnTime: false
    ),
    Pace(
      testDescription: "after the fallback where the host can't tell",
      distance: .milliseconds(650),
      host: SimulatedHostBehavior(canBeAsked: false)
    ),
    Pace(
      testDescription: "with a report that is late by less than the fallback",
      distance: .milliseconds(400),
      host: SimulatedHostBehavior(settleSignals: .late(by: .milliseconds(50))),
      animation: .everyPush,
      endsOnTime: false
    ),
    Pace(
      testDescription: "after a fixed delay: the last of k pushes at k − 1 delays, the end at k",
      distance: .milliseconds(650),
      pacing: .fixed(delay: .milliseconds(650))
    ),
  ]
}

/// A pacing with the shortest or the longest delay there is.
struct ExtremePacing: CustomTestStringConvertible {
  let pacing: Pacing

  static let all = [Nanoseconds.zero, Nanoseconds(.max)].flatMap { delay in
    [Pacing.settled(fallback: delay), .fixed(delay: delay)].map { ExtremePacing(pacing: $0) }
  }

  var testDescription: String { "\(pacing)" }
}
