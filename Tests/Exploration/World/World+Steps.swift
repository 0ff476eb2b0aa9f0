import LinkStackEngine

extension World {
  /// Everything that may happen now; what goes on by itself comes first.
  ///
  /// - Parameter paths: The paths that the app may set.
  package func steps(opening paths: [SmallPath]) -> [Step] {
    var steps: [Step] = []
    appendOrdinarySteps(to: &steps)
    appendDisturbances(opening: paths, to: &steps)
    return steps
  }

  /// Adds what happens by itself sooner or later; where there is nothing, the world is at rest.
  func appendOrdinarySteps(to steps: inout [Step]) {
    for depth in 0...host.screens.count where host.signals & 1 << UInt16(depth) != 0 {
      steps.append(.signal(depth: depth))
      steps.append(.loseSignal(depth: depth))
    }
    if host.report != nil { steps.append(.report) }
    if host.isMoving { steps.append(.rest(reportsFirst: false)) }
    if host.motion == .goingBack { steps.append(.rest(reportsFirst: true)) }
    if timerMayFire { steps.append(.timer) }
    if sequencer.phase == .detached { steps.append(.appear) }
    if !host.isActive {
      steps.append(.comeBack(doubtsLinks: false))
      steps.append(.comeBack(doubtsLinks: true))
    }
  }

  /// Whether there is an ordinary step.
  var goesOnByItself: Bool {
    host.signals != 0 || host.report != nil || host.isMoving || !host.isActive || timerMayFire
      || sequencer.phase == .detached
  }

  /// Whether the timer can be over: a host that turns off a link late is no later than the fallback.
  private var timerMayFire: Bool {
    guard timer != .none, host.report == nil else { return false }
    return timer == .started || !host.isMoving || sabotage == .firesEarly
  }

  /// Adds what people, apps and hosts may do at any time.
  func appendDisturbances(opening paths: [SmallPath], to steps: inout [Step]) {
    for path in paths { steps.append(.open(path)) }
    let depth = host.screens.count
    if host.isActive, depth > 0, host.report == nil {
      switch host.motion {
      case .none:
        for destination in 0..<depth { appendWaysBack(to: destination, &steps) }
        steps.append(.swipe)
      case .push:
        appendWaysBack(to: depth - 1, &steps)
      case .pop, .goingBack, .goingBackReported, .cancelledSwipe:
        break
      }
    }
    if host.isActive { steps.append(.leave) }
    if sequencer.phase != .detached { steps.append(.takeDown) }
    if host.lastSignal != nil { steps.append(.repeatSignal) }
    if sequencer.transition != .init() {
      for depth in 0...sequencer.shownDepth where host.isShared(depth) {
        steps.append(.lateSignal(depth: depth))
      }
    }
    if depth > 0 {
      for screen in 1...depth where host.isShared(screen) && isCovered(screen - 1) {
        steps.append(.linkOff(screenAt: screen))
      }
    }
  }

  private func appendWaysBack(to destination: Int, _ steps: inout [Step]) {
    steps.append(.goBack(to: destination, reportsAtStart: true))
    steps.append(.goBack(to: destination, reportsAtStart: false))
  }

  /// Whether a screen is out of view, so that a claim about its link can be told from a true one.
  private func isCovered(_ depth: Int) -> Bool {
    host.motion != .cancelledSwipe || depth != host.screens.count - 1
  }
}
