import LinkStackEngine

/// One thing that happens in a ``World``.
package enum WorldStep: Hashable, Sendable {
  /// The app sets a path, and waits for the outcome.
  case open(SmallPath)

  /// A person begins to go back to a depth.
  ///
  /// The host turns off the link at once, or when the screen has gone.
  case goBack(to: Int, reportsAtStart: Bool)

  /// A person begins a swipe back that they will cancel.
  case swipe

  /// A person leaves the app.
  case leave

  /// The host sends its last settle signal again.
  case repeatSignal

  /// A settle signal about an earlier transition comes late.
  case lateSignal(depth: Int)

  /// The host turns off the link to a screen for no reason.
  case linkOff(screenAt: Int)

  /// The host is taken down.
  case takeDown

  /// The host comes to rest; what a person has left is gone.
  ///
  /// Where a link is still to be turned off, the host does so before it counts itself as settled, or
  /// later.
  case rest(reportsFirst: Bool)

  /// The settle signal arrives.
  case signal(depth: Int)

  /// The settle signal is lost: the host never says.
  case loseSignal(depth: Int)

  /// The link to what a person has left is turned off.
  case report

  /// The timer fires.
  case timer

  /// A person returns to the app, where the host may turn off all covered links for no reason.
  case comeBack(doubtsLinks: Bool)

  /// A new host appears, in place of the one that was taken down.
  case appear
}

extension WorldStep {
  /// Whether the step disturbs what would go on by itself.
  var isDisturbance: Bool {
    switch self {
    case .open, .goBack, .swipe, .leave, .repeatSignal, .lateSignal, .linkOff, .takeDown:
      true
    case .rest, .signal, .loseSignal, .report, .timer, .comeBack, .appear:
      false
    }
  }

  /// The step as a number, of which a search keeps millions.
  var packed: UInt32 {
    switch self {
    case .open(let path): path.packed << 4
    case .goBack(let depth, let atStart): 1 | UInt32(depth) << 5 | (atStart ? 16 : 0)
    case .swipe: 2
    case .leave: 3
    case .repeatSignal: 4
    case .lateSignal(let depth): 5 | UInt32(depth) << 4
    case .linkOff(let depth): 6 | UInt32(depth) << 4
    case .rest(let first): 7 | (first ? 16 : 0)
    case .signal(let depth): 8 | UInt32(depth) << 4
    case .loseSignal(let depth): 9 | UInt32(depth) << 4
    case .report: 10
    case .timer: 11
    case .comeBack(let doubts): 12 | (doubts ? 16 : 0)
    case .takeDown: 13
    case .appear: 14
    }
  }

  init(packed: UInt32) {
    let number = Int(packed >> 4)
    let flag = packed & 16 != 0
    self =
      switch packed & 15 {
      case 0: .open(SmallPath(packed: packed >> 4))
      case 1: .goBack(to: number >> 1, reportsAtStart: flag)
      case 2: .swipe
      case 3: .leave
      case 4: .repeatSignal
      case 5: .lateSignal(depth: number)
      case 6: .linkOff(screenAt: number)
      case 7: .rest(reportsFirst: flag)
      case 8: .signal(depth: number)
      case 9: .loseSignal(depth: number)
      case 10: .report
      case 11: .timer
      case 12: .comeBack(doubtsLinks: flag)
      case 13: .takeDown
      default: .appear
      }
  }
}

extension WorldStep: CustomStringConvertible {
  /// The step as it is written in Swift.
  package var description: String {
    switch self {
    case .open(let path): ".open(\(path))"
    case .goBack(let depth, let atStart): ".goBack(to: \(depth), reportsAtStart: \(atStart))"
    case .swipe: ".swipe"
    case .leave: ".leave"
    case .repeatSignal: ".repeatSignal"
    case .lateSignal(let depth): ".lateSignal(depth: \(depth))"
    case .linkOff(let depth): ".linkOff(screenAt: \(depth))"
    case .rest(let first): ".rest(reportsFirst: \(first))"
    case .signal(let depth): ".signal(depth: \(depth))"
    case .loseSignal(let depth): ".loseSignal(depth: \(depth))"
    case .report: ".report"
    case .timer: ".timer"
    case .takeDown: ".takeDown"
    case .appear: ".appear"
    case .comeBack(let doubts): ".comeBack(doubtsLinks: \(doubts))"
    }
  }
}

extension World {
  /// Everything that may happen now; what goes on by itself comes first.
  ///
  /// - Parameter paths: The paths that the app may set.
  package func steps(opening paths: [SmallPath]) -> [WorldStep] {
    var steps: [WorldStep] = []
    appendOrdinarySteps(to: &steps)
    appendDisturbances(opening: paths, to: &steps)
    return steps
  }

  /// Adds what happens by itself sooner or later; where there is nothing, the world is at rest.
  func appendOrdinarySteps(to steps: inout [WorldStep]) {
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
  func appendDisturbances(opening paths: [SmallPath], to steps: inout [WorldStep]) {
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

  private func appendWaysBack(to destination: Int, _ steps: inout [WorldStep]) {
    steps.append(.goBack(to: destination, reportsAtStart: true))
    steps.append(.goBack(to: destination, reportsAtStart: false))
  }

  /// Whether a screen is out of view, so that a claim about its link can be told from a true one.
  private func isCovered(_ depth: Int) -> Bool {
    host.motion != .cancelledSwipe || depth != host.screens.count - 1
  }
}
