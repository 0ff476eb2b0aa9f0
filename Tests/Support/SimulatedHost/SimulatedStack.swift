package import LinkStackEngine

/// A navigation stack with a driver, a host and a clock, without SwiftUI and without waiting.
@MainActor
package final class SimulatedStack<Value: Equatable> {
  package let time: VirtualTime

  /// It has the visible screens and the losses, and people's actions.
  package let host: SimulatedLinkHost<Value>

  package let driver: LinkStackDriver<SimulatedLinkHost<Value>>

  /// Creates a stack whose host has appeared.
  ///
  /// With an empty path, the root is idle, and the clock is at zero. With any other path, as after a relaunch, the
  /// host is appearing, and has yet to push the screens that it can't appear with.
  package init(
    path: [Value] = [],
    on behavior: SimulatedHostBehavior = .links,
    pacing: Pacing = .settled,
    animation: ChangeAnimation = .automatic,
    recordsEvents: Bool = true
  ) {
    time = VirtualTime()
    host = SimulatedLinkHost(behavior, time: time, recordsEvents: recordsEvents)
    driver = LinkStackDriver(
      path: path,
      rules: behavior.rules,
      pacing: pacing,
      animation: animation,
      scheduler: time
    )
    host.appear(drivenBy: driver)
    if path.isEmpty {
      time.runUntilIdle()
      time.restart()
      host.removeEvents()
    }
  }

  /// The path, as the app sees it: complete from the moment it is set.
  package var path: [Value] {
    get { driver.path }
    set { driver.path = newValue }
  }

  /// Sets the path at the present time, and returns the change, which has its outcome later.
  ///
  /// - Parameter isAnimated: Whether animations are enabled, as in the transaction of an app's change.
  @discardableResult
  package func open(_ path: [Value], animated isAnimated: Bool = true) -> SimulatedChange {
    let change = SimulatedChange()
    driver.set(path, animated: isAnimated) { [time] outcome in
      change.end(outcome, at: time.now)
    }
    return change
  }

  /// Lets time pass until the stack is idle and nothing is scheduled.
  package func finish() { time.runUntilIdle() }
}
