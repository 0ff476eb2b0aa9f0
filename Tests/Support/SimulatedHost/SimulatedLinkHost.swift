package import LinkStackEngine

/// A host like an older system, in virtual time, which is independent of how steps are planned.
///
/// It accepts as much as its ``SimulatedHostBehavior`` allows, and silently loses the rest, as real hosts do: a
/// second push in one step, and a push during a transition.
@MainActor
package final class SimulatedLinkHost<Value: Equatable>: LinkHost {
  package typealias Screen = LinkStack<Value>.Screen

  package let behavior: SimulatedHostBehavior
  package private(set) var events: [SimulatedEvent<Value>] = []

  package private(set) var violations: [Violation] = []

  /// The host without time.
  private(set) var automaton: HostAutomaton<Value>

  private var hasSentSettleSignal = false

  /// The beginning of the transition that runs, and the token of its end.
  private var transitionTimer: (began: Nanoseconds, end: WakeToken)?

  package var updateCount: Int { automaton.updateCount }

  /// The number of animated transitions, including back navigations.
  package private(set) var visibleTransitionCount = 0

  /// The time at which the host was last idle; it may be moving again.
  package private(set) var lastRestTime: Nanoseconds?

  private let recordsEvents: Bool
  private let time: VirtualTime

  private weak var driver: LinkStackDriver<SimulatedLinkHost<Value>>?

  /// Creates a host with a clock.
  ///
  /// Each recorded step holds the whole chain, so the record of a very deep link grows with the square of its depth.
  package init(
    _ behavior: SimulatedHostBehavior = .links,
    time: VirtualTime,
    recordsEvents: Bool = true
  ) {
    self.behavior = behavior
    self.time = time
    self.recordsEvents = recordsEvents
    automaton = HostAutomaton(behavior)
  }

  /// Appears for the first time, and follows a driver from then on.
  package func appear(drivenBy driver: LinkStackDriver<SimulatedLinkHost<Value>>) {
    self.driver = driver
    driver.attach(to: self)
    if !automaton.hasAppeared { follow(automaton.appear(with: LinkStack()), .zero) }
  }

  func removeEvents() { events.removeAll() }

  private func record(_ kind: @autoclosure () -> SimulatedEvent<Value>.Kind) {
    guard recordsEvents else { return }
    events.append(SimulatedEvent(time: time.now, kind: kind()))
  }

  /// The steps that the host was sent, each with the values of the link stack after it.
  package var updates: [(time: Nanoseconds, update: Update, chain: [Value])] {
    events.compactMap { event in
      guard case .update(let update, let chain) = event.kind else { return nil }
      return (event.time, update, chain)
    }
  }
}

/// People's actions, and the system's. Each returns `false`, without an effect, where it is impossible.
extension SimulatedLinkHost {
  /// Goes back, by one screen if no depth is given.
  ///
  /// During a push, people can leave only the arriving screen. It reverses, and takes as long to leave as it took to
  /// arrive.
  @discardableResult
  package func goBack(to depth: Int? = nil) -> Bool {
    let depth = depth ?? screens.count - 1
    guard automaton.canGoBack(to: depth) else { return false }
    var span = behavior.transition
    if let transitionTimer { span = time.now - transitionTimer.began }
    record(.wentBack(to: depth))
    follow(automaton.goBack(to: depth), span)
    return true
  }

  /// Swipes back: a finger holds the top for a while and lets go of it, and the top leaves or returns.
  @discardableResult
  package func swipeBack(holding span: Nanoseconds = .zero, cancelling isCancelled: Bool = false)
    -> Bool
  {
    guard automaton.canBeHeld else { return false }
    follow(automaton.hold(), span) { [weak self] in self?.letGo(cancelling: isCancelled) }
    return true
  }

  /// Makes the app inactive; a running transition continues.
  package func leave() {
    guard isActive else { return }
    automaton.leave()
    driver?.report(.suspended)
  }

  package func comeBack() {
    guard !isActive else { return }
    automaton.comeBack()
    if behavior.turnsOffCoveredLinksOnReturn {
      for screen in screens.dropLast() { reportDismissal(of: screen.id) }
    }
    driver?.report(.resumed)
  }

  /// Turns off the link to a screen while that screen stays, as older systems do with links whose owner is covered.
  ///
  /// - Precondition: There is a screen at this depth.
  package func turnOffLinkForNoReason(toScreenAt depth: Int) {
    precondition(
      depth >= 1 && depth <= screens.count,
      "no screen at depth \(depth): the depths of screens run from 1 to \(screens.count)"
    )
    reportDismissal(of: screens[depth - 1].id)
  }
}

extension SimulatedLinkHost {
  /// The screens that the host shows, and whether they move; `nil` if the host's state can't be read.
  package var state: HostState? { behavior.canBeAsked ? automaton.state : nil }

  /// Performs a step as far as the host's rules allow; the rest is lost.
  package func perform(_ update: Update, showing linkStack: LinkStack<Value>) {
    record(.update(update, chain: linkStack.values))
    let isAnimated = update.isAnimated || behavior.animatesEveryUpdate
    let signals = automaton.perform(update, showing: linkStack, animated: isAnimated)
    follow(signals, duration(isAnimated: isAnimated))
    if signals.fallsBehind {
      time.schedule(after: behavior.lag) { [weak self] in self?.endLag() }
    }
  }

  private func duration(isAnimated: Bool) -> Nanoseconds {
    isAnimated ? behavior.transition : min(behavior.stillTransition, behavior.transition)
  }

  package func didTruncate(to depth: Int) {
    follow(automaton.truncate(to: depth), behavior.transition)
  }

  /// Begins the push or the pop of an earlier step.
  private func endLag() {
    guard let pending = automaton.pending, let driver else { return }
    follow(automaton.follow(driver.linkStack), duration(isAnimated: pending.isAnimated))
  }

  /// Gives the automaton's change its time, and reports it to the driver.
  ///
  /// - Parameters:
  ///   - span: The duration of the transition, if one has begun.
  ///   - end: Called at the end of the transition, in place of ending it.
  private func follow(
    _ signals: HostSignals,
    _ span: Nanoseconds,
    atEnd end: (@MainActor () -> Void)? = nil
  ) {
    violations += signals.breaches.map { kind, lostPushes in
      Violation(kind: kind, time: time.now, updateNumber: updateCount, lostPushes: lostPushes)
    }
    if automaton.transition == nil || signals.hasBegun { stopTransitionTimer() }
    if let screen = signals.cutOff { reportDismissal(of: screen) }
    if let screen = signals.returned { driver?.report(.appeared(screen)) }
    if signals.hasBegun, let transition = automaton.transition {
      startTransitionTimer(span, end)
      if transition.isAnimated { visibleTransitionCount += 1 }
      record(
        .transitionBegan(
          from: transition.from,
          to: transition.to,
          isAnimated: transition.isAnimated
        )
      )
    }
    if let screen = signals.shown { driver?.report(.appeared(screen)) }
    if signals.hasRested { comeToRest(afterAnimation: false) }
  }

  private func startTransitionTimer(_ span: Nanoseconds, _ end: (@MainActor () -> Void)? = nil) {
    let token = time.schedule(after: span) { [weak self] in
      guard let self else { return }
      if let end { end() } else { endTransition() }
    }
    transitionTimer = (time.now, token)
  }

  private func stopTransitionTimer() {
    guard let transitionTimer else { return }
    time.cancel(transitionTimer.end)
    self.transitionTimer = nil
  }

  private func endTransition() {
    transitionTimer = nil
    let signals = automaton.endTransition()
    if let screen = signals.shown { driver?.report(.appeared(screen)) }
    comeToRest(afterAnimation: true)
    guard let screen = signals.left else { return }
    switch behavior.dismissalReport {
    case .afterSettling: reportDismissal(of: screen)
    case .late(let delay):
      time.schedule(after: delay) { [weak self] in self?.reportDismissal(of: screen) }
    }
  }

  private func letGo(cancelling isCancelled: Bool) {
    guard let transition = automaton.transition else { return }
    automaton.letGo(cancelling: isCancelled)
    startTransitionTimer(behavior.transition)
    if !isCancelled { record(.wentBack(to: transition.to)) }
    if behavior.settleSignals != .never { driver?.report(.changed) }
  }

  private func reportDismissal(of screen: ScreenID) {
    driver?.report(.dismissed(screen))
  }

  /// Becomes idle, and reports it if and when this host does.
  ///
  /// If nothing moved, the report comes a moment later. At the end of an animation it comes at once.
  private func comeToRest(afterAnimation: Bool) {
    lastRestTime = time.now
    record(.settled(depth: screens.count))
    switch behavior.settleSignals {
    case .onTime where afterAnimation:
      sendSettleSignal()
    case .onTime:
      time.schedule(after: .zero) { [weak self] in self?.sendSettleSignal() }
    case .late(let delay):
      time.schedule(after: delay) { [weak self] in self?.sendSettleSignal() }
    case .never:
      break
    }
  }

  private func sendSettleSignal() {
    guard let driver else { return }
    hasSentSettleSignal = true
    driver.report(.changed)
  }

  /// Reports again that the host is idle, as hosts do now and then; does nothing if it never has.
  package func repeatSettleSignal() {
    guard hasSentSettleSignal else { return }
    sendSettleSignal()
  }
}
