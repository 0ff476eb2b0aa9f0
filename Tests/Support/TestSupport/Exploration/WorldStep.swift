package import LinkStackEngine
import SimulatedHost

/// One thing that happens in a ``World``.
package enum WorldStep: Hashable, Sendable {
  /// The app sets a path, and waits for the outcome.
  case open([Int])
  /// People begin to go back to a depth, by a button.
  case goBack(to: Int)
  /// People take hold of the top with a finger.
  case hold

  /// The finger lets go of the top, which leaves, or returns where people have changed their
  /// mind.
  case letGo(cancelling: Bool)

  case leave
  /// The host reports a change: on time, late or once more.
  case signal
  /// The host turns off the link to a screen for no reason, or once more.
  case linkOff(screenAt: Int)
  /// Other code pushes a screen on top.
  case cover
  case set(Configuration)
  /// The foreign screen on top is left.
  case uncover
  /// The host becomes idle; the screens that people have left are gone.
  case rest
  /// The host begins the push or the pop that was sent before.
  case follow
  /// The host ignores the push or the pop that was sent.
  case lose
  /// The link to a screen that people have left, or are certain to leave, is turned off.
  case report(screenAt: Int)
  case timer
  /// People return to the app, where the host may turn off all covered links for no reason.
  case comeBack(turnsOffCoveredLinks: Bool)

  package enum Configuration: Hashable, Sendable {
    case pacing(PacingKind)
    case animation(ChangeAnimation)
    case replacing(Bool)
  }
}

extension WorldStep.Configuration {
  static let all: [Self] = [
    .pacing(.settled), .pacing(.fixed), .animation(.automatic), .animation(.everyPush),
    .animation(.disabled), .replacing(true), .replacing(false),
  ]

  func holds(in sequencer: UpdateSequencer) -> Bool {
    switch self {
    case .pacing(let kind): sequencer.pacing == kind.pacing
    case .animation(let animation): sequencer.animation == animation
    case .replacing(let replaces): sequencer.rules.replacesInPlace == replaces
    }
  }
}

extension World {
  /// Adds the steps that happen by themselves sooner or later.
  ///
  /// A world in which none of them has an effect is idle.
  func appendOrdinarySteps(to steps: inout [WorldStep]) {
    if host.pending != nil { steps.append(.follow) }
    for screen in reports { steps.append(.report(screenAt: screen.depth)) }
    switch host.transition?.kind {
    case nil: break
    case .push, .pop, .goingBack, .returning: steps.append(.rest)
    case .held: steps += [.letGo(cancelling: false), .letGo(cancelling: true)]
    }
    if isTimerRunning { steps.append(.timer) }
    if !host.isActive {
      steps += [.comeBack(turnsOffCoveredLinks: false), .comeBack(turnsOffCoveredLinks: true)]
    }
    if host.isCovered, host.isActive { steps.append(.uncover) }
    // Reading a host that moves only brings the reading forward, unless the driver has given up the host: then it
    // tries again.
    if canBeAsked, !core.isStalled { steps.append(.signal) }
  }

  /// Whether there is a step other than reading the host once more.
  var goesOnByItself: Bool {
    host.pending != nil || !reports.isEmpty || host.transition != nil || !host.isActive
      || host.isCovered || isTimerRunning
  }

  /// The next step without disturbances, if transitions are shorter than waits.
  var promptStep: WorldStep? {
    guard goesOnByItself else { return nil }
    var steps: [WorldStep] = []
    appendOrdinarySteps(to: &steps)
    return steps.first
  }

  /// Adds the steps of people, apps and hosts that are possible at any time.
  func appendDisturbances(
    opening paths: [[Int]],
    setting configurations: [WorldStep.Configuration],
    to steps: inout [WorldStep]
  ) {
    for path in paths { steps.append(.open(path)) }
    for configuration in configurations where !configuration.holds(in: core.sequencer) {
      steps.append(.set(configuration))
    }
    let depth = host.screens.count
    for destination in 0..<depth where host.canGoBack(to: destination) {
      steps.append(.goBack(to: destination))
    }
    if host.canBeHeld { steps.append(.hold) }
    if canBeAsked, host.canBeCovered { steps.append(.cover) }
    if host.isActive { steps.append(.leave) }
    if !canBeAsked || core.isStalled { steps.append(.signal) }
    if host.pending != nil, lossesLeft > 0 { steps.append(.lose) }
    for screen in stride(from: 1, through: depth, by: 1)
    where isShared(screen) && isOutOfView(screen - 1) {
      steps.append(.linkOff(screenAt: screen))
    }
    // The link to a screen that people leave may be turned off twice.
    if let destination, isShared(destination + 1),
      !reports.contains(host.id(at: destination + 1))
    {
      steps.append(.linkOff(screenAt: destination + 1))
    }
    // Older systems also turn off links right after a push.
    if host.pending != nil, core.linkStack.depth > depth, host.transition == nil {
      steps.append(.linkOff(screenAt: depth + 1))
    }
  }

  /// Whether a screen is out of view, so that a false report of its link differs from a true one.
  private func isOutOfView(_ depth: Int) -> Bool {
    switch host.transition?.kind {
    case nil, .push, .pop: true
    case .goingBack: depth != destination
    case .held, .returning: depth != host.screens.count - 1
    }
  }
}

extension [Int] {
  /// Whether the app sets this path with animation: some paths are set without.
  package var isSetAnimated: Bool { !count.isMultiple(of: 2) }
}
