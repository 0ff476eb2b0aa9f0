import LinkStackEngine
import SimulatedHost
import Testing

/// The reports that the host is set to make, and when.
///
/// The digest and traces show its other behavior.
@MainActor
@Suite("A simulated link stack")
struct SimulatedLinkHostTests {
  /// What happens at which milliseconds after a change on a host idle.
  private func record(
    from path: [String] = ["a"],
    _ behavior: SimulatedHostBehavior = .links,
    _ change: (SimulatedStack<String>) -> Void
  ) -> [String] {
    let stack = SimulatedStack(path: path, on: behavior)
    stack.finish()
    let (start, count) = (stack.time.now, stack.host.events.count)
    change(stack)
    stack.finish()
    return stack.host.events.dropFirst(count).map { event in
      "\((event.time - start).count / 1_000_000): \(event.kind)"
    }
  }

  @Test("records what happens, in order")
  func record() {
    let push = Update(previousDepth: 0, keptDepth: 0, depth: 1)
    let record = record(from: []) { stack in
      stack.open(["a"])
      stack.finish()
      stack.host.repeatSettleSignal()
      stack.host.goBack()
      stack.finish()
      stack.host.leave()
      stack.host.comeBack()
    }
    typealias Kind = SimulatedEvent<String>.Kind
    let kinds: [(Int, Kind)] = [
      (0, .update(push, chain: ["a"])), (0, .transitionBegan(from: 0, to: 1, isAnimated: true)),
      (350, .settled(depth: 1)), (350, .settleSignal), (350, .settleSignal),
      (350, .wentBack(to: 0)), (350, .transitionBegan(from: 1, to: 0, isAnimated: true)),
      (700, .settled(depth: 0)), (700, .settleSignal), (700, .dismissed(depth: 1)), (700, .left),
      (700, .returned),
    ]
    #expect(record == kinds.map { "\($0): \($1)" })
  }

  @Test("records a swipe, and how it ends")
  func swipe() {
    let start = ["0: heldTop", "0: transitionBegan(from: 1, to: 0, isAnimated: true)"]
    let cancelled = record { $0.host.swipeBack(holding: .seconds(1), cancelling: true) }
    #expect(Array(cancelled.prefix(3)) == start + ["1000: cancelledSwipe"])
    #expect(cancelled.dropFirst(3).first == "1350: settled(depth: 1)")
    let finished = record { $0.host.swipeBack(holding: .seconds(1)) }
    #expect(Array(finished.prefix(3)) == start + ["1000: wentBack(to: 0)"])
  }

  @Test("turns links off, and reports that it is idle, as it is set to")
  func reports() {
    let early = SimulatedHostBehavior(dismissalReport: .atStart)
    let button = record(early) { $0.host.goBack() }
    #expect(button.dropFirst(2).first == "0: dismissed(depth: 1)")
    let cancelled = record(early) { $0.host.swipeBack(cancelling: true) }
    #expect(!cancelled.contains { $0.contains("dismissed") })
    // A pop ends a back navigation early.
    let slow = SimulatedHostBehavior(transition: .seconds(3), canBeAsked: false)
    let cut = record(from: ["a", "b"], slow) { stack in
      stack.host.goBack()
      stack.open([])
    }
    #expect(cut.contains("650: dismissed(depth: 2)"))
    for (report, expected) in [
      (.atStart, ["1000: dismissed(depth: 1)", "1350: settleSignal"]),
      (.beforeSettling, ["1350: dismissed(depth: 1)", "1350: settleSignal"]),
      (.afterSettling, ["1350: settleSignal", "1350: dismissed(depth: 1)"]),
      (.late(by: .milliseconds(400)), ["1350: settleSignal", "1750: dismissed(depth: 1)"]),
    ] as [(SimulatedHostBehavior.DismissalReport, [String])] {
      let behavior = SimulatedHostBehavior(dismissalReport: report)
      let record = record(behavior) { $0.host.swipeBack(holding: .seconds(1)) }
      let reports = record.filter { $0.contains("dismissed") || $0.contains("settleSignal") }
      if reports != expected { Issue.record("\(report): \(reports)") }
    }
    for (signals, expected) in [
      (.onTime, ["350: settleSignal"]), (.late(by: .milliseconds(30)), ["380: settleSignal"]),
      (.never, []),
    ] as [(SimulatedHostBehavior.SettleSignals, [String])] {
      let record = record(from: [], SimulatedHostBehavior(settleSignals: signals)) {
        $0.open(["a"])
      }
      let reports = record.filter { $0.contains("settleSignal") }
      if reports != expected { Issue.record("\(signals): \(reports)") }
    }
    let doubting = SimulatedHostBehavior(rules: .native, turnsOffCoveredLinksOnReturn: true)
    let record = record(from: ["a", "b", "c"], doubting) { stack in
      stack.host.leave()
      stack.host.comeBack()
    }
    #expect(
      record == ["0: left", "0: returned", "0: dismissed(depth: 1)", "0: dismissed(depth: 2)"]
    )
  }

  @Test("has the screen in view that comes, and replaces those of an update whose push is lost")
  func views() {
    let stack = SimulatedStack(path: ["a"], on: SimulatedHostBehavior(canBeAsked: false))
    stack.finish()
    stack.open(["a", "b"])
    #expect(stack.host.visible == "b")
    stack.time.advance(by: .milliseconds(100))
    var linkStack = stack.driver.linkStack
    let update = Update(previousDepth: 2, keptDepth: 0, depth: 3)
    linkStack.apply(update, from: ["x", "b", "c"])
    stack.host.perform(update, showing: linkStack)
    #expect(stack.host.values == ["x", "b"])
    #expect(stack.host.violations.map(\.lostPushes) == [1])
    let other = SimulatedStack(path: ["a"])
    other.finish()
    other.host.goBack()
    #expect(other.host.visible == nil)
  }

  @Test("has no way back from the root")
  func root() {
    let stack = SimulatedStack<String>()
    stack.finish()
    #expect(!stack.host.goBack() && !stack.host.swipeBack())
    #expect(!stack.host.isMoving)
  }

  @Test("reports the first appearance of each screen, if its state can't be read")
  func saysWhatAppearsFirst() {
    // A push is repeated only on a host that has reported appearing screens before.
    for path in [[], ["a"]] {
      let stack = SimulatedStack(path: path, on: .init(transition: .seconds(1), canBeAsked: false))
      stack.finish()
      stack.path = path + ["b"]
      stack.path.append("c")
      stack.finish()
      #expect(stack.host.violations.contains { $0.lostPushes == 1 })
      #expect(stack.host.values == path + ["b", "c"])
    }
  }
}
