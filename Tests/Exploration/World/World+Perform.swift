import LinkStackEngine

extension World {
  /// Lets one step happen, which has to be one of those that may.
  package mutating func perform(_ step: Step) {
    switch step {
    case .open(let path):
      self.path = path
      send(.targetChanged(path))
    case .goBack(let depth, let reportsAtStart):
      goBack(to: depth, reportsAtStart: reportsAtStart)
    case .swipe:
      begin(.cancelledSwipe, to: host.screens.count - 1)
    case .leave:
      host.isActive = false
      if sabotage != .missesLeaving { send(.suspended) }
    case .repeatSignal:
      if let depth = host.lastSignal { send(signalAt: depth) }
    case .lateSignal(let depth):
      let isConfused = sabotage == .confusesTransitions
      send(.settled(depth: depth, transition: isConfused ? sequencer.transition : .init()))
    case .linkOff(let screen):
      sendDismissal(of: screen)
    case .rest(let reportsFirst):
      comeToRest(reportsFirst: reportsFirst)
    case .signal(let depth):
      host.signals &= ~(1 << UInt16(depth))
      host.lastSignal = depth
      send(signalAt: depth)
    case .loseSignal(let depth):
      host.signals &= ~(1 << UInt16(depth))
    case .report:
      guard let screen = host.report else { break }
      host.report = nil
      sendDismissal(of: screen)
    case .timer:
      timer = .none
      send(.timerFired)
    case .comeBack(let doubtsLinks):
      comeBack(doubtsLinks: doubtsLinks)
    case .takeDown:
      takeDown()
    case .appear:
      appear()
    }
    if !host.isMoving, timer == .started { timer = .startedWithTransition }
    checkState()
  }

  private mutating func takeDown() {
    send(.ended)
    let isActive = host.isActive
    host = ModelHost()
    host.isActive = isActive
    wentBack = nil
  }

  /// The host appears with what it is given, and without a transition.
  mutating func appear() {
    let effects = answer(.started)
    // What it is to show is awaited by whoever has made it appear.
    isAwaited = isAwaited || !sequencer.isFinished
    wait(effects.wait)
    if let update = effects.update?.update {
      if update.depth > sequencer.rules.screensAtFirstAppearance {
        note(.tooDeepAtFirstAppearance)
      }
      if !host.isActive { note(.updateWhileInactive) }
      host.screens = path.first(update.depth)
      host.shared = (2 << UInt16(update.depth)) - 1
    }
    host.comeToRest()
  }

  private mutating func goBack(to depth: Int, reportsAtStart: Bool) {
    wentBack = depth
    begin(reportsAtStart ? .goingBackReported : .goingBack, to: depth)
    if reportsAtStart { sendDismissal(of: depth + 1) }
  }

  private mutating func begin(_ motion: ModelHost.Motion, to depth: Int) {
    host.motion = motion
    host.destination = motion == .cancelledSwipe ? 0 : depth
    if timer != .none { timer = .started }
    sendAppearance(of: depth)
  }

  private mutating func comeToRest(reportsFirst: Bool) {
    let motion = host.motion
    switch motion {
    case .none:
      break
    case .push, .pop:
      host.comeToRest()
    case .cancelledSwipe:
      host.motion = .none
      sendAppearance(of: host.screens.count)
      host.comeToRest()
    case .goingBack, .goingBackReported:
      let depth = host.destination
      let isReported = motion == .goingBackReported || !host.isShared(depth + 1)
      host.removeScreens(above: depth)
      host.motion = .none
      host.destination = 0
      if !isReported, reportsFirst {
        send(.dismissed(toDepth: depth))
        host.comeToRest()
      } else {
        host.comeToRest()
        if !isReported { host.report = depth + 1 }
      }
    }
  }

  private mutating func comeBack(doubtsLinks: Bool) {
    host.isActive = true
    if doubtsLinks {
      for screen in stride(from: 1, to: host.screens.count, by: 1) where host.isShared(screen) {
        send(.dismissed(toDepth: screen - 1))
      }
    }
    if sabotage != .missesReturning { send(.resumed) }
  }

  private mutating func send(signalAt depth: Int) {
    send(.settled(depth: depth, transition: sequencer.transition))
  }

  private mutating func sendAppearance(of depth: Int) {
    if host.isShared(depth) { send(.appeared(depth: depth)) }
  }

  private mutating func sendDismissal(of screen: Int) {
    guard screen <= sequencer.shownDepth else { return }
    if sabotage == .believesEverything { send(.appeared(depth: screen - 1)) }
    send(.dismissed(toDepth: screen - 1))
  }
}
