import LinkStackEngine

extension SimulatedLinkHost {
  /// A transition that runs.
  struct Motion {
    enum Kind {
      case push
      case pop
      case goingBack
      case cancelledSwipe
    }

    let kind: Kind
    let fromDepth: Int
    let toDepth: Int
    let began: Nanoseconds
    let end: WakeToken
  }

  /// Whether a transition runs.
  public var isMoving: Bool { motion != nil }

  func beginMotion(_ kind: Motion.Kind, from: Int, to: Int, lasting span: Nanoseconds) {
    let end = time.schedule(after: span) { [weak self] in self?.endMotion() }
    motion = Motion(kind: kind, fromDepth: from, toDepth: to, began: time.now, end: end)
    record(.transitionBegan(from: from, to: to))
    // The screen that comes into view appears before the animation is over.
    let arriving = id(at: to)
    driver?.hostShows(arriving)
  }

  /// Ends a transition in the middle, as an update does that gets its way all the same.
  func endMotionAtOnce() {
    guard let motion else { return }
    time.cancel(motion.end)
    self.motion = nil
    leavingScreens = []
    if motion.kind == .goingBack {
      reportDismissal(of: removeScreens(above: motion.toDepth))
    }
  }

  private func endMotion() {
    guard let motion else { return }
    self.motion = nil
    leavingScreens = []
    switch motion.kind {
    case .push, .pop:
      comeToRest(afterAnimation: true)
    case .goingBack:
      endGoingBack(to: motion.toDepth)
    case .cancelledSwipe:
      let top = id(at: screens.count)
      driver?.hostShows(top)
      comeToRest(afterAnimation: true)
    }
  }

  private func endGoingBack(to depth: Int) {
    let dismissed = removeScreens(above: depth)
    if behavior.dismissalReport == .beforeSettling { reportDismissal(of: dismissed) }
    comeToRest(afterAnimation: true)
    if behavior.dismissalReport == .afterSettling { reportDismissal(of: dismissed) }
  }

  /// Lets go of the screens above a depth.
  ///
  /// - Returns: The lowest of them.
  private func removeScreens(above depth: Int) -> ScreenID {
    let lowest = screens[depth].id
    screens.removeLast(screens.count - depth)
    return lowest
  }

  func reportDismissal(of screen: ScreenID) {
    record(.dismissed(depth: screen.depth))
    driver?.hostDismissed(screen)
  }

  /// Stands still, and says so as and when this host does.
  ///
  /// Where nothing moved, the signal comes by itself a moment later; at the end of an animation it
  /// comes with it.
  func comeToRest(afterAnimation: Bool) {
    lastRestTime = time.now
    record(.settled(depth: screens.count))
    guard let driver else { return }
    let signal = (screen: id(at: screens.count), transition: driver.transition)
    switch behavior.settleSignals {
    case .onTime where afterAnimation:
      sendSettleSignal(signal)
    case .onTime:
      time.schedule(after: .zero) { [weak self] in self?.sendSettleSignal(signal) }
    case .late(let delay):
      time.schedule(after: delay) { [weak self] in self?.sendSettleSignal(signal) }
    case .never:
      break
    }
  }

  private func sendSettleSignal(_ signal: (screen: ScreenID, transition: TransitionID)) {
    lastSettleSignal = signal
    record(.settleSignal(depth: signal.screen.depth))
    driver?.hostSettled(on: signal.screen, in: signal.transition)
  }

  /// Sends the last settle signal once more, as hosts do now and then.
  public func repeatSettleSignal() {
    if let lastSettleSignal { sendSettleSignal(lastSettleSignal) }
  }
}
