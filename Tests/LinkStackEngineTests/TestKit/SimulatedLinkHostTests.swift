import LinkStackEngine
import NavigationShimTesting
import Testing

/// The host by itself, sent updates by hand, against what is known of old hosts.
@MainActor
@Suite("A simulated stack of links")
struct SimulatedLinkHostTests {
  @Test("replaces the screens of an update whose push is lost: views change at any time")
  func replacementWithLostPush() {
    let bench = HostBench(path: ["a"])
    bench.send(["a", "b"])
    bench.time.advance(by: .milliseconds(100))
    bench.sendAndRest(["x", "b", "c"])
    #expect(bench.host.values == ["x", "b"])
    #expect(bench.host.violations.map(\.lostPushes) == [1])
  }

  @Test("has the screen in view that comes, while it moves")
  func visibleInMotion() {
    let bench = HostBench()
    bench.send(["a"])
    #expect(bench.host.visible == "a")
    bench.time.runUntilIdle()
    bench.host.goBack()
    #expect(bench.host.visible == nil)
  }

  @Test("turns the links of covered screens off on return, where it is told to")
  func doubtsOnReturn() {
    let behavior = SimulatedHostBehavior(rules: .native, turnsOffCoveredLinksOnReturn: true)
    let bench = HostBench(behavior, path: ["a", "b", "c"])
    bench.host.leave()
    bench.host.comeBack()
    let depths = bench.host.events.compactMap { event -> Int? in
      if case .dismissed(let depth) = event.kind { depth } else { nil }
    }
    #expect(depths == [1, 2])
  }

  @Test("turns the link off when it is told to, after a person has gone back")
  func dismissalReports() {
    func reports(_ report: SimulatedHostBehavior.DismissalReport) -> [Int64] {
      let stack = SimulatedStack(path: ["a"], on: SimulatedHostBehavior(dismissalReport: report))
      stack.finish()
      let start = stack.time.now
      stack.host.swipeBack(holding: .seconds(1))
      stack.finish()
      return stack.host.events.compactMap { event in
        guard case .dismissed = event.kind else { return nil }
        return (event.time - start).count / 1_000_000
      }
    }
    #expect(reports(.atStart) == [1_000])
    #expect(reports(.beforeSettling) == [1_350])
    #expect(reports(.afterSettling) == [1_350])
    #expect(reports(.late(by: .milliseconds(400))) == [1_750])
  }

  @Test("turns the link off before or after it says that it has come to rest, as it is told to")
  func orderOfReports() {
    func last(_ report: SimulatedHostBehavior.DismissalReport)
      -> SimulatedEvent<String>.Kind?
    {
      let stack = SimulatedStack(path: ["a"], on: SimulatedHostBehavior(dismissalReport: report))
      stack.finish()
      stack.host.goBack()
      stack.finish()
      return stack.host.events.last?.kind
    }
    #expect(last(.beforeSettling) == .settleSignal)
    #expect(last(.afterSettling) == .dismissed(depth: 1))
  }

  @Test("says what comes into view when it appears for the first time, where it can't be asked")
  func saysWhatAppearsFirst() {
    // A push is made again only on a host that has said before what comes into view.
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

  @Test("repeats its last signal when told to")
  func repeatedSignal() {
    let stack = SimulatedStack(path: ["a"])
    stack.finish()
    let count = stack.host.events.count
    stack.host.repeatSettleSignal()
    #expect(stack.host.events.dropFirst(count).map(\.kind) == [.settleSignal])
  }

  @Test("says when it has settled as it is told to")
  func settleSignals() {
    func signals(_ signals: SimulatedHostBehavior.SettleSignals) -> [Int64] {
      let stack = SimulatedStack<String>(on: SimulatedHostBehavior(settleSignals: signals))
      stack.open(["a"])
      stack.finish()
      return stack.host.events.compactMap { event in
        guard case .settleSignal = event.kind else { return nil }
        return event.time.count / 1_000_000
      }
    }
    #expect(signals(.onTime) == [350])
    #expect(signals(.late(by: .milliseconds(30))) == [380])
    #expect(signals(.never) == [])
  }

  @Test("records what happens, in order")
  func record() {
    let stack = SimulatedStack<String>()
    stack.open(["a"])
    stack.finish()
    stack.host.goBack()
    stack.finish()
    stack.host.leave()
    stack.host.comeBack()
    let push = Update(previousDepth: 0, keptDepth: 0, depth: 1)
    #expect(
      stack.host.events.map(\.kind) == [
        .update(push, chain: ["a"]),
        .transitionBegan(from: 0, to: 1, isAnimated: true),
        .settled(depth: 1),
        .settleSignal,
        .wentBack(to: 0),
        .transitionBegan(from: 1, to: 0, isAnimated: true),
        .settled(depth: 0),
        .settleSignal,
        .dismissed(depth: 1),
        .left,
        .returned,
      ]
    )
  }

  @Test("records a swipe, and how it ends")
  func recordOfSwipe() {
    func record(cancelling isCancelled: Bool) -> [SimulatedEvent<String>.Kind] {
      let bench = HostBench(path: ["a"])
      let count = bench.host.events.count
      bench.host.swipeBack(cancelling: isCancelled)
      bench.time.runUntilIdle()
      return bench.host.events.dropFirst(count).map(\.kind)
    }
    let start: [SimulatedEvent<String>.Kind] = [
      .heldTop, .transitionBegan(from: 1, to: 0, isAnimated: true),
    ]
    #expect(record(cancelling: true) == start + [.cancelledSwipe, .settled(depth: 1)])
    #expect(
      record(cancelling: false) == start + [
        .wentBack(to: 0), .settled(depth: 0), .dismissed(depth: 1),
      ]
    )
  }
}

/// A host that nobody drives, and the link stack that it is sent.
@MainActor
private final class HostBench {
  let time = VirtualTime()
  let host: SimulatedLinkHost<String>
  var linkStack = LinkStack<String>()

  init(_ behavior: SimulatedHostBehavior = .links, path: [String] = []) {
    host = SimulatedLinkHost(behavior, time: time)
    sendAndRest(path)
  }

  /// Sends what leads to a path as one update.
  func send(_ path: [String]) {
    let kept = zip(linkStack.values, path).prefix { $0 == $1 }.count
    let update = Update(previousDepth: linkStack.depth, keptDepth: kept, depth: path.count)
    linkStack.apply(update, from: path)
    host.perform(update, showing: linkStack)
  }

  /// Sends a path, and has the host come to rest.
  func sendAndRest(_ path: [String]) {
    send(path)
    time.runUntilIdle()
  }
}
