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
    bench.send(["a", "b"])
    bench.time.runUntilIdle()
    #expect(bench.host.values == ["a"])
    #expect(bench.host.violations.map(\.kind) == [.tooManyPushes])
    #expect(bench.host.violations.map(\.lostPushes) == [1])
  }

  @Test("loses a push that meets a transition", arguments: [0, 200, 349])
  func pushInTransition(milliseconds: Int64) {
    let bench = HostBench()
    bench.send(["a"])
    bench.time.advance(by: .milliseconds(milliseconds))
    bench.send(["a", "b"])
    bench.time.runUntilIdle()
    #expect(bench.host.values == ["a"])
    #expect(bench.host.violations.map(\.kind) == [.duringTransition])
  }

  @Test("shows a pop that meets a transition")
  func popInTransition() {
    let bench = HostBench()
    bench.send(["a"])
    bench.time.advance(by: .milliseconds(200))
    bench.send([])
    bench.time.runUntilIdle()
    #expect(bench.host.values.isEmpty)
  }

  @Test("shows nothing that is pushed from a lost screen")
  func pushFromLostScreen() {
    let bench = HostBench()
    bench.send(["a", "b"])
    bench.time.runUntilIdle()
    bench.send(["a", "b", "c"])
    bench.time.runUntilIdle()
    #expect(bench.host.values == ["a"])
    #expect(bench.host.violations.map(\.kind) == [.tooManyPushes, .ownerNotShown])
  }

  @Test("pops any number of screens in one update and one transition")
  func popsMany() {
    let bench = HostBench()
    for depth in 1...4 {
      bench.send(Array(["a", "b", "c", "d"].prefix(depth)))
      bench.time.runUntilIdle()
    }
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
    bench.send(["x", "y"])
    bench.time.runUntilIdle()
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
    bench.send(["a"])
    bench.time.runUntilIdle()
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
    bench.send(["a", "b", "c"])
    bench.time.runUntilIdle()
    #expect(bench.host.values == ["a", "b", "c"])
    bench.send(["x"])
    bench.time.runUntilIdle()
    #expect(bench.host.violations.map(\.kind) == [.tooManyPops, .replacement])
  }
}
