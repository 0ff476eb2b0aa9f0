package import LinkStackEngine

/// A navigation stack with a host and a clock, to test navigation without SwiftUI and without waiting.
///
/// ```swift
/// let stack = SimulatedStack<String>(on: .links)
/// let change = stack.open(["orders", "order", "item"])
/// stack.advance(to: 0.2)  // Seconds. The last screen is sliding in.
/// stack.goBack()
/// stack.finish()
/// print(change.outcome == .dismissed, stack.path)  // true ["orders", "order"]
/// ```
///
/// To play a `NavigationPath`, open its elements: `SimulatedStack<PathElement>().open(path.elements)`. The class is
/// isolated to the main actor. See <doc:NavigationShimTesting>.
@MainActor
public final class SimulatedStack<Value: Equatable> {
  package let time: VirtualTime

  /// The host.
  ///
  /// It has the visible screens and the losses, and people's actions.
  package let host: SimulatedLinkHost<Value>

  package let driver: LinkStackDriver<SimulatedLinkHost<Value>>

  /// Creates a stack whose host has appeared.
  ///
  /// With an empty path, the root is idle, and the clock is at zero. With any other path, as after a relaunch, the
  /// host is appearing, and has yet to push the screens that it can't appear with.
  public convenience init(
    path: [Value] = [],
    on behavior: SimulatedHostBehavior = .links,
    animation: SimulatedChange.Animation = .automatic
  ) {
    self.init(path: path, on: behavior, animation: animation.ofChanges, recordsEvents: true)
  }

  /// Creates a stack with a pacing of its own, or without a record of events.
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
  public var path: [Value] {
    get { driver.path }
    set { driver.path = newValue }
  }

  /// Sets the path at the present time, and returns the change, which has its outcome later.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isAnimated: Whether animations are enabled, as in the transaction of an app's change.
  @discardableResult
  public func open(_ path: [Value], animated isAnimated: Bool = true) -> SimulatedChange {
    let change = SimulatedChange()
    driver.set(path, animated: isAnimated) { [time] outcome in
      change.end(outcome, at: time.now)
    }
    return change
  }

  /// Lets time pass until an instant.
  ///
  /// - Parameter instant: The time in seconds from the first appearance, rounded to a nanosecond.
  /// - Precondition: `instant` is finite, and isn't in the past.
  public func advance(to instant: Double) { time.advance(to: .seconds(instant)) }

  /// Lets time pass.
  ///
  /// - Parameter span: The time in seconds, rounded to a nanosecond.
  /// - Precondition: `span` is finite and not negative.
  public func advance(by span: Double) { time.advance(by: .seconds(span)) }

  /// Lets time pass until the stack is idle and nothing is scheduled.
  public func finish() { time.runUntilIdle() }

  /// The visible screen, or during a transition the one that arrives; `nil` is the root.
  public var visible: Value? { host.visible }

  /// Goes back as people do; returns `false`, without an effect, where they can't: at the root, and during a back
  /// navigation.
  ///
  /// During a push, people can leave only the arriving screen. It reverses, and takes as long to leave as it took to
  /// arrive.
  ///
  /// - Parameter depth: The depth to go back to, 0 for the root; by default one screen back.
  @discardableResult
  public func goBack(to depth: Int? = nil) -> Bool { host.goBack(to: depth) }
}

extension SimulatedStack {
  /// The steps in one line: milliseconds, and the link stack after each, as in `0:[a] 350:[a, b]`.
  public var timeline: String {
    host.updates
      .map { update in
        let chain = update.chain.map { "\($0)" }.joined(separator: ", ")
        return "\(update.time.count / 1_000_000):[\(chain)]"
      }
      .joined(separator: " ")
  }
}
