import LinkStackEngine
import NavigationShimTesting
import Testing

/// The host by itself, sent updates by hand, against what is known of old hosts.
@MainActor
@Suite("A simulated stack of links")
struct SimulatedLinkHostTests {
  @Test("shows one push, after a transition")
  func onePush() {
    let bench = HostBench()
    bench.send(["a"])
    #expect(bench.host.view == .moving(from: nil, to: "a"))
    bench.time.advance(by: .milliseconds(349))
    #expect(bench.host.isMoving)
    bench.time.advance(by: .milliseconds(1))
    #expect(bench.host.view == .still("a"))
    #expect(bench.host.violations.isEmpty)
  }

  @Test("loses the second push of one update")
  func twoPushes() {
    let bench = HostBench()
    bench.sendAndRest(["a", "b"])
    #expect(bench.host.values == ["a"])
    #expect(bench.host.violations.map(\.kind) == [.tooManyPushes])
    #expect(bench.host.violations.map(\.lostPushes) == [1])
  }

  @Test("loses a push that meets a transition", arguments: [0, 200, 349])
  func pushInTransition(milliseconds: Int64) {
    let bench = HostBench()
    bench.send(["a"])
    bench.time.advance(by: .milliseconds(milliseconds))
    bench.sendAndRest(["a", "b"])
    #expect(bench.host.values == ["a"])
    #expect(bench.host.violations.map(\.kind) == [.duringTransition])
  }

  @Test("replaces the screens of an update whose push is lost: views change at any time")
  func replacementWithLostPush() {
    let bench = HostBench(path: ["a"])
    bench.send(["a", "b"])
    bench.time.advance(by: .milliseconds(100))
    bench.sendAndRest(["x", "b", "c"])
    #expect(bench.host.values == ["x", "b"])
    #expect(bench.host.violations.map(\.lostPushes) == [1])
  }

  @Test("shows a pop that meets a transition")
  func popInTransition() {
    let bench = HostBench()
    bench.send(["a"])
    bench.time.advance(by: .milliseconds(200))
    bench.sendAndRest([])
    #expect(bench.host.values.isEmpty)
  }

  @Test("shows nothing that is pushed from a lost screen")
  func pushFromLostScreen() {
    let bench = HostBench()
    bench.sendAndRest(["a", "b"])
    bench.sendAndRest(["a", "b", "c"])
    #expect(bench.host.values == ["a"])
    #expect(bench.host.violations.map(\.kind) == [.tooManyPushes, .ownerNotShown])
  }

  @Test("pops any number of screens in one update and one transition")
  func popsMany() {
    let bench = HostBench()
    for depth in 1...4 { bench.sendAndRest(Array(["a", "b", "c", "d"].prefix(depth))) }
    bench.send([])
    #expect(bench.host.view == .moving(from: "d", to: nil))
    bench.time.advance(by: .milliseconds(350))
    #expect(bench.host.view == .still(nil))
    #expect(bench.host.violations.isEmpty)
  }

  @Test("replaces a screen in place without a transition")
  func replaces() {
    let bench = HostBench(path: ["a"])
    bench.send(["x"])
    #expect(bench.host.view == .still("x"))
    #expect(bench.host.violations.isEmpty)
  }

  @Test("counts only the net depth of a pop and a push in one update")
  func netDepth() {
    let bench = HostBench(path: ["a"])
    bench.sendAndRest(["x", "y"])
    #expect(bench.host.values == ["x", "y"])
    #expect(bench.host.violations.isEmpty)
  }

  @Test("ignores what is deeper than one screen when it first appears")
  func firstAppearance() {
    let bench = HostBench(path: ["a", "b", "c"])
    #expect(bench.host.values == ["a"])
    #expect(bench.host.violations.map(\.kind) == [.tooDeepAtFirstAppearance])
    #expect(bench.host.violations.map(\.lostPushes) == [2])
  }

  @Test("appears without a transition")
  func appearsAtOnce() {
    #expect(HostBench(path: ["a"]).time.now == .zero)
  }

  @Test("takes as long for a transition as it is told to")
  func transitionTime() {
    let bench = HostBench(SimulatedHostBehavior(transition: .milliseconds(500)))
    bench.sendAndRest(["a"])
    #expect(bench.time.now == .milliseconds(500))
  }

  @Test("records breaches of rules that no real host has")
  func otherRules() {
    let rules = UpdateRules(
      pushesPerUpdate: 3,
      popsMany: false,
      replacesInPlace: false,
      screensAtFirstAppearance: 0
    )
    let bench = HostBench(SimulatedHostBehavior(rules: rules))
    bench.sendAndRest(["a", "b", "c"])
    #expect(bench.host.values == ["a", "b", "c"])
    bench.sendAndRest(["x"])
    #expect(bench.host.violations.map(\.kind) == [.tooManyPops, .replacement])
  }
}

extension SimulatedLinkHostTests {
  @Test("has the screen in view that comes, while it moves")
  func visibleInMotion() {
    let bench = HostBench()
    bench.send(["a"])
    #expect(bench.host.visible == "a")
    bench.time.runUntilIdle()
    bench.host.goBack()
    #expect(bench.host.visible == nil)
  }

  @Test("goes back one screen, or to any depth, when a person does")
  func goesBack() {
    let bench = HostBench(SimulatedHostBehavior(rules: .native), path: ["a", "b", "c"])
    #expect(bench.host.goBack())
    #expect(bench.host.view == .moving(from: "c", to: "b"))
    bench.time.runUntilIdle()
    #expect(bench.host.values == ["a", "b"])
    #expect(bench.host.goBack(to: 0))
    bench.time.runUntilIdle()
    #expect(bench.host.values.isEmpty)
    #expect(!bench.host.goBack())
  }

  @Test("turns a push round when a person goes back in the middle of it")
  func goesBackInPush() {
    let bench = HostBench()
    bench.send(["a"])
    bench.time.advance(by: .milliseconds(100))
    #expect(bench.host.goBack())
    bench.time.advance(by: .milliseconds(100))
    #expect(bench.host.view == .still(nil))
    #expect(bench.time.now == .milliseconds(200))
  }

  @Test("lets nobody go back twice at once, nor while the app is inactive")
  func noSecondBackNavigation() {
    let bench = HostBench(SimulatedHostBehavior(rules: .native), path: ["a", "b"])
    #expect(bench.host.goBack())
    #expect(!bench.host.goBack())
    #expect(!bench.host.swipeBack())
    bench.time.runUntilIdle()
    bench.host.leave()
    #expect(!bench.host.goBack())
  }

  @Test("keeps a screen whose swipe is cancelled")
  func cancelledSwipe() {
    let bench = HostBench(path: ["a"])
    #expect(bench.host.swipeBack(cancelling: true))
    #expect(bench.host.isMoving)
    bench.time.runUntilIdle()
    #expect(bench.host.view == .still("a"))
  }

  @Test("lets a finger hold a screen for any time, and then has it leave or return")
  func heldSwipe() {
    for isCancelled in [false, true] {
      let bench = HostBench(path: ["a"])
      bench.host.swipeBack(holding: .seconds(5), cancelling: isCancelled)
      bench.time.advance(by: Nanoseconds.seconds(5.35) - Nanoseconds(1))
      #expect(bench.host.view == .moving(from: "a", to: nil))
      bench.time.advance(by: Nanoseconds(1))
      #expect(bench.host.view == .still(isCancelled ? "a" : nil))
    }
  }

  @Test("lets nobody swipe during a transition, nor at the root")
  func noSwipe() {
    let bench = HostBench()
    #expect(!bench.host.swipeBack())
    bench.send(["a"])
    #expect(!bench.host.swipeBack())
  }
}

@MainActor
@Suite("A simulated host that is asked")
struct SimulatedHostStateTests {
  @Test("says that it stands still")
  func still() {
    #expect(HostBench(path: ["a"]).host.state == HostState(depth: 1, motion: .still))
    #expect(HostBench().host.state == HostState(depth: 0, motion: .still))
  }

  @Test("counts a screen that is arriving")
  func push() {
    let bench = HostBench(path: ["a"])
    bench.send(["a", "b"])
    #expect(bench.host.state == HostState(depth: 2, motion: .moving))
  }

  @Test("does not count screens that are popped, from the first moment")
  func pop() {
    let bench = HostBench(SimulatedHostBehavior(rules: .native), path: ["a", "b", "c"])
    bench.send(["a"])
    #expect(bench.host.state == HostState(depth: 1, motion: .moving))
  }

  @Test("does not count a screen that a person goes back from, from the first moment")
  func back() {
    let bench = HostBench(path: ["a"])
    bench.host.goBack()
    #expect(bench.host.state == HostState(depth: 0, motion: .moving))
    #expect(bench.host.values == ["a"])
  }

  @Test("does not count a screen that a finger holds, and says that this may be taken back")
  func held() {
    let bench = HostBench(path: ["a"])
    bench.host.swipeBack(holding: .seconds(1))
    #expect(bench.host.state == HostState(depth: 0, motion: .held))
  }

  @Test("is certain of a back navigation once the finger has let go")
  func letGo() {
    let bench = HostBench(path: ["a"])
    bench.host.swipeBack(holding: .seconds(1))
    bench.time.advance(by: .seconds(1))
    #expect(bench.host.state == HostState(depth: 0, motion: .moving))
    bench.time.runUntilIdle()
    #expect(bench.host.state == HostState(depth: 0, motion: .still))
  }

  @Test("counts a screen that returns once it has returned")
  func returning() {
    let bench = HostBench(path: ["a"])
    bench.host.swipeBack(holding: .seconds(1), cancelling: true)
    bench.time.advance(by: .seconds(1))
    #expect(bench.host.state == HostState(depth: 0, motion: .held))
    bench.time.runUntilIdle()
    #expect(bench.host.state == HostState(depth: 1, motion: .still))
  }

  @Test("says nothing where it can't tell, whatever it does")
  func cannotTell() {
    let bench = HostBench(SimulatedHostBehavior(canBeAsked: false), path: ["a"])
    #expect(bench.host.state == nil)
    bench.host.goBack()
    #expect(bench.host.state == nil)
  }
}

extension SimulatedLinkHostTests {
  @Test("collects updates while the app is inactive, and applies them all in one go on return")
  func inactive() {
    let bench = HostBench()
    bench.host.leave()
    bench.send(["a"])
    bench.send(["a", "b"])
    #expect(bench.host.values.isEmpty)
    bench.host.comeBack()
    bench.time.runUntilIdle()
    #expect(bench.host.values == ["a"])
    #expect(bench.host.violations.map(\.kind) == [.whileInactive, .whileInactive, .tooManyPushes])
  }

  @Test("applies what it has collected once")
  func collectsOnce() {
    let bench = HostBench()
    bench.host.leave()
    bench.send(["a"])
    bench.host.comeBack()
    bench.time.runUntilIdle()
    bench.sendAndRest(["a", "b"])
    bench.host.leave()
    bench.host.comeBack()
    bench.time.runUntilIdle()
    #expect(bench.host.values == ["a", "b"])
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
}

extension SimulatedLinkHostTests {
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

@MainActor
@Suite("A simulated native host")
struct SimulatedNativeHostTests {
  @Test("takes any path in one update, also in the middle of a transition")
  func anything() {
    let bench = HostBench(.native)
    bench.send(["a", "b", "c"])
    bench.time.advance(by: .milliseconds(100))
    bench.sendAndRest(["x"])
    #expect(bench.host.values == ["x"])
    #expect(bench.host.violations.isEmpty)
  }

  @Test("appears with any number of screens")
  func firstAppearance() {
    let bench = HostBench(.native, path: ["a", "b", "c"])
    #expect(bench.host.values == ["a", "b", "c"])
    #expect(bench.host.violations.isEmpty)
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
