import LinkStackEngine
import SimulatedHost
import Testing

@MainActor
@Suite("A driver")
struct LinkStackDriverTests {
  /// A host that is idle again by the time its update has been performed.
  final class InstantHost: LinkHost {
    weak var driver: LinkStackDriver<InstantHost>?
    var shown: [[Int]] = []
    var recordsChains = true
    var restCount = 0
    var onPerform: (Int) -> Void = { _ in }
    var state: HostState? = HostState(depth: 0, motion: .still)

    func perform(_ update: Update, showing linkStack: LinkStack<Int>) {
      if recordsChains { shown.append(linkStack.values) }
      state?.depth = linkStack.depth
      onPerform(linkStack.depth)
      driver?.report(.changed)
    }

    func didComeToRest() { restCount += 1 }

    func appear(drivenBy driver: LinkStackDriver<InstantHost>) {
      self.driver = driver
      driver.attach(to: self)
    }
  }

  private func makeInstant(
    path: [Int] = []
  ) -> (driver: LinkStackDriver<InstantHost>, host: InstantHost, time: VirtualTime) {
    let time = VirtualTime()
    let host = InstantHost()
    let driver = LinkStackDriver<InstantHost>(path: path, scheduler: time)
    host.appear(drivenBy: driver)
    time.runUntilIdle()
    return (driver, host, time)
  }

  @Test("plans again when the rules change, and takes a new pacing from the next wait on")
  func changedPolicies() {
    let (driver, host, time) = makeInstant()
    driver.rules = .native
    driver.pacing = .fixed(delay: .milliseconds(500))
    #expect(driver.rules == .native)
    let start = time.now
    driver.path = [1, 2, 3]
    #expect(host.shown == [[1, 2, 3]])
    #expect(!driver.isSettled)
    time.runUntilIdle()
    #expect(driver.isSettled)
    #expect(time.now.count - start.count == Nanoseconds.milliseconds(500).count)
  }

  @Test("doesn't grow the call stack with the path on an instant host", arguments: [true, false])
  func instantHostDeep(hasPathFirst: Bool) {
    let host = InstantHost()
    host.recordsChains = false
    let path = Array(0..<30_000)
    let time = VirtualTime()
    let driver = LinkStackDriver<InstantHost>(path: hasPathFirst ? path : [], scheduler: time)
    host.appear(drivenBy: driver)
    driver.path = path
    #expect(driver.linkStack.depth == 30_000)
    #expect(driver.isSettled)
  }

  @Test("takes a path that a superseded caller sets for the newest")
  func setBySuperseded() {
    let driver = LinkStackDriver<InstantHost>(scheduler: VirtualTime())
    driver.set([1, 2]) { _ in driver.path = [3] }
    var outcome: ChangeOutcome?
    driver.set([4]) { outcome = $0 }
    #expect(outcome == .superseded)
    #expect(driver.path == [3])
  }

  @Test("ends waits as detached when it is released")
  func released() async {
    let outcome = await withCheckedContinuation { continuation in
      let time = VirtualTime()
      let driver = LinkStackDriver<InstantHost>(scheduler: time)
      driver.set([1]) { continuation.resume(returning: $0) }
    }
    #expect(outcome == .detached)
  }

  @Test("does not keep its host alive")
  func hostIsWeak() {
    let driver = LinkStackDriver<InstantHost>(scheduler: VirtualTime())
    weak var released: InstantHost?
    do {
      let host = InstantHost()
      released = host
      driver.attach(to: host)
    }
    #expect(released == nil)
  }

  @Test("knows whether people may be going back from the top, and stops guessing after a report")
  func backNavigation() {
    let (driver, host, _) = makeInstant(path: [1])
    #expect(!driver.isInBackNavigation)
    host.state = HostState(depth: 0, motion: .held)
    #expect(driver.isInBackNavigation)
    host.state = nil
    driver.report(.appeared(.root))
    let wasInDoubt = !driver.isSettled
    host.state = HostState(depth: 1, motion: .still)
    driver.report(.changed)
    #expect(wasInDoubt && driver.isSettled)
  }

  @Test("takes a host to be idle once, by its state or at the end of a wait, and not within a step")
  func idle() {
    for canBeAsked in [false, true] {
      let (time, host) = (VirtualTime(), InstantHost())
      if !canBeAsked { host.state = nil }
      let driver = LinkStackDriver<InstantHost>(path: [1], scheduler: time)
      host.appear(drivenBy: driver)
      for count in 1...2 {
        driver.report(.changed)
        time.runUntilIdle()
        #expect(host.restCount == count)
        driver.path = []
      }
    }
  }

  @Test("is not kept alive by a timer")
  func timerIsWeak() {
    let time = VirtualTime()
    let host = InstantHost()
    weak var released: LinkStackDriver<InstantHost>?
    do {
      let driver = LinkStackDriver<InstantHost>(scheduler: time)
      released = driver
      driver.attach(to: host)
      #expect(time.pendingCount == 1)
    }
    #expect(released == nil)
    time.runUntilIdle()
  }

  @Test("keeps the path at an impossible depth, and where its host can't be read any more")
  func nonsense() {
    for motion in [HostState.Motion.still, .moving, .held] {
      for depth in [-1, Int.min, .max] {
        let (driver, host, time) = makeInstant(path: [1, 2])
        host.state = HostState(depth: depth, motion: motion)
        driver.report(.changed)
        if let deadline = time.nextDeadline { time.advance(to: deadline) }
        if driver.path != [1, 2] || driver.linkStack.values != [1, 2] {
          Issue.record("\(motion) at \(depth): \(driver.path), \(driver.linkStack.values)")
        }
      }
    }
  }

  @Test("reads the path that is left, also where a longer one was set a moment before")
  func pathAfterQueuedEvents() {
    let (driver, host, _) = makeInstant(path: [1, 2])
    var seen: [[Int]] = []
    driver.onUserPop = { [unowned driver] _ in seen.append(driver.path) }
    host.onPerform = { [unowned host] depth in
      guard depth == 3 else { return }
      host.state = nil
      driver.path = [1, 2, 3, 4]
      driver.report(.appeared(driver.linkStack[3].id))
      driver.report(.appeared(driver.linkStack[2].id))
      driver.report(.dismissed(driver.linkStack[3].id))
    }
    driver.path = [1, 2, 3]
    #expect(seen == [[1, 2]])
    #expect(driver.path == [1, 2])
  }

  @Test("answers a path that is set from a completion, after that completion")
  func changeFromCompletion() {
    let (driver, host, _) = makeInstant()
    var outcomes: [ChangeOutcome] = []
    driver.set([1]) { outcome in
      outcomes.append(outcome)
      driver.set([1, 2]) { outcomes.append($0) }
      #expect(driver.path == [1, 2])
    }
    #expect(outcomes == [.presented, .presented])
    #expect(host.shown.last == [1, 2])
  }
}
