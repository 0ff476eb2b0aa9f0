import LinkStackEngine
import NavigationShimTesting
import Testing

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
  func noSecondWayBack() {
    let bench = HostBench(SimulatedHostBehavior(rules: .native), path: ["a", "b"])
    #expect(bench.host.goBack())
    #expect(!bench.host.goBack())
    #expect(!bench.host.swipeBackAndCancel())
    bench.time.runUntilIdle()
    bench.host.leave()
    #expect(!bench.host.goBack())
  }

  @Test("keeps a screen whose swipe is cancelled")
  func cancelledSwipe() {
    let bench = HostBench(path: ["a"])
    #expect(bench.host.swipeBackAndCancel())
    #expect(bench.host.isMoving)
    bench.time.runUntilIdle()
    #expect(bench.host.view == .still("a"))
  }
}
