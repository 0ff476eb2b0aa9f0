package import LinkStackEngine

/// A navigation stack with its host and its clock, to play navigation in a test, without SwiftUI and
/// without waiting, as in <doc:NavigationShimTesting>.
///
/// You can play any path. The screens of a `NavigationPath` are its elements:
/// `SimulatedStack<PathElement>().open(path.elements)`.
@MainActor
public final class SimulatedStack<Value: Equatable> {
  package let time: VirtualTime

  /// The host, which says what is on screen and what was lost, and on which a person acts.
  package let host: SimulatedLinkHost<Value>

  package let driver: LinkStackDriver<SimulatedLinkHost<Value>>

  /// Creates a stack whose host has appeared.
  ///
  /// With an empty path, the root stands still, and the clock shows zero. With any other path, as
  /// after a relaunch, the host is appearing, and still has to push the screens that it can't
  /// appear with.
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

  /// The path as the app sees it.
  public var path: [Value] {
    get { driver.path }
    set { driver.path = newValue }
  }

  /// Sets the path at the present time, and returns the change, which knows its outcome once there is one.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isAnimated: `false` to have it go without animation, as in a transaction that disables those.
  @discardableResult
  public func open(_ path: [Value], animated isAnimated: Bool = true) -> SimulatedChange {
    let change = SimulatedChange()
    driver.set(path, animated: isAnimated) { [time] outcome in
      change.end(outcome, at: time.now)
    }
    return change
  }

  /// Lets time pass up to an instant in seconds, counted from the first appearance, and rounded to a nanosecond.
  ///
  /// - Precondition: `instant` is finite, and isn't in the past.
  public func advance(to instant: Double) { time.advance(to: .seconds(instant)) }

  /// Lets time pass, in seconds, rounded to a nanosecond.
  ///
  /// - Precondition: `span` is finite and not negative.
  public func advance(by span: Double) { time.advance(by: .seconds(span)) }

  /// Lets time pass until nothing happens any more.
  public func finish() { time.runUntilIdle() }

  /// The screen that a person sees now, or during a transition, the screen that comes into view;
  /// `nil` is the root.
  public var visible: Value? { host.visible }

  /// A person goes back; `false`, without an effect, where they can't, at the root or while they do already.
  ///
  /// In the middle of a push only the arriving screen can be left: it turns round, and takes as long to go as
  /// it took to come.
  ///
  /// - Parameter depth: The depth to go back to, 0 for the root; one screen back if omitted.
  @discardableResult
  public func goBack(to depth: Int? = nil) -> Bool { host.goBack(to: depth) }
}

extension SimulatedStack {
  /// The updates in a line: milliseconds and the link stack after each, as in
  /// `0:[a] 350:[a, b]`.
  public var timeline: String {
    host.updates
      .map { update in
        let chain = update.chain.map { "\($0)" }.joined(separator: ", ")
        return "\(update.time.count / 1_000_000):[\(chain)]"
      }
      .joined(separator: " ")
  }
}
