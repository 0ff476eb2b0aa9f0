import LinkStackEngine
import NavigationShimTesting

/// Plays a link on a simulated host, and takes down what happens.
@MainActor
struct Player {
  private let stack: SimulatedStack<ShopRoute>
  private var playback: Playback
  private var changes: [SimulatedChange] = []

  /// Swipes that wait for the top to stand still, in order.
  private var swipes: [(holding: Nanoseconds, isCancelled: Bool)] = []
  private var knownEvents = 0

  /// The transition that the host began last, and to which depth.
  private var motion = (state: Moment.State.transition, depth: 0)

  /// The position of the update that the next transition is of, if it is of any.
  private var updateToShow: Int?

  /// Plays a link to its end.
  ///
  /// - Parameter interruptions: What comes between, in order of time.
  static func play(
    _ link: DeepLink,
    _ setting: DemoSetting,
    _ interruptions: [DemoInterruption] = []
  ) -> Playback {
    let stack = SimulatedStack<ShopRoute>(
      on: setting.behavior,
      pacing: setting.pacing,
      animation: setting.animation.policy
    )
    let recorder = StackRecorder(keeping: .max) { [time = stack.time] in time.now }
    stack.driver.recorder = recorder
    var player = Player(
      stack,
      Playback(link: link, setting: setting, recording: recorder.recording)
    )
    player.record([player.open(link)])
    for interruption in interruptions {
      player.advance(to: interruption.time)
      player.record(player.perform(interruption.action))
      player.swipe()
    }
    player.advance(to: nil)
    player.playback.violations = stack.host.violations
    player.playback.path = stack.path
    player.playback.isAway = !stack.host.isActive
    player.playback.recording = recorder.recording
    return player.playback
  }

  private init(_ stack: SimulatedStack<ShopRoute>, _ playback: Playback) {
    self.stack = stack
    self.playback = playback
  }

  /// Lets time pass, instant by instant: up to a limit, or until nothing happens any more.
  private mutating func advance(to limit: Nanoseconds?) {
    while let next = stack.time.nextDeadline, limit.map({ next <= $0 }) ?? true {
      stack.advance(to: next)
      record()
      swipe()
    }
    if let limit { stack.advance(to: limit) }
  }

  private mutating func open(_ link: DeepLink) -> Moment.Happening {
    playback.links.append(Playback.OpenedLink(link: link, time: stack.time.now))
    changes.append(stack.open(link.path))
    return Moment.Happening(kind: .linkOpened, number: changes.count)
  }

  /// - Returns: What there is to say beyond the host's own events.
  private mutating func perform(_ action: DemoInterruption.Action) -> [Moment.Happening] {
    let wasActive = stack.host.isActive
    var hasEffect = true
    switch action {
    case .back: hasEffect = stack.host.goBack()
    case .swipe(let span, let isCancelled): swipes.append((span, isCancelled))
    case .link(let link): return [open(link)]
    case .leave:
      stack.host.leave()
      hasEffect = wasActive
    case .comeBack:
      stack.host.comeBack()
      hasEffect = !wasActive
    }
    return hasEffect ? [] : [Moment.Happening(kind: .ignored)]
  }

  /// Begins the next swipe, if nothing moves: until then there is nothing to take hold of.
  private mutating func swipe() {
    guard !stack.host.isMoving, let swipe = swipes.first else { return }
    swipes.removeFirst()
    let hasBegun = stack.host.swipeBack(holding: swipe.holding, cancelling: swipe.isCancelled)
    record(hasBegun ? [] : [Moment.Happening(kind: .ignored)])
  }
}

extension Player {
  /// Takes down what has happened since the last time.
  private mutating func record(_ happenings: [Moment.Happening] = []) {
    let events = stack.host.events[knownEvents...]
    knownEvents = stack.host.events.count
    let happenings = happenings + events.compactMap { happening(for: $0) } + newOutcomes()
    guard !happenings.isEmpty else { return }
    let isMoving = stack.host.isMoving
    playback.moments.append(
      Moment(
        time: stack.time.now,
        happenings: happenings,
        state: isMoving ? motion.state : .top,
        depth: isMoving ? motion.depth : stack.host.screens.count,
        titlesInView: titlesInView,
        screens: stack.host.values
      )
    )
  }

  private mutating func happening(for event: SimulatedEvent<ShopRoute>) -> Moment.Happening? {
    switch event.kind {
    case .update(let update, let chain):
      updateToShow = playback.updates.count
      let number = playback.updates.count + 1
      playback.updates.append(
        Playback.PlayedUpdate(
          number: number,
          time: event.time,
          update: update,
          chain: chain,
          isLost: stack.host.violations.contains { $0.updateNumber == number && $0.lostPushes > 0 }
        )
      )
      return Moment.Happening(kind: .update, number: number)
    case .transitionBegan(_, let depth, let isAnimated):
      motion = (isAnimated ? .transition : .frame, depth)
      if let updateToShow {
        playback.updates[updateToShow].transition = isAnimated ? .seen : .unseen
      }
      return nil
    case .wentBack(let depth):
      updateToShow = nil
      return Moment.Happening(kind: .wentBack, depth: depth)
    case .heldTop:
      updateToShow = nil
      return Moment.Happening(kind: .heldTop)
    case .settled(let depth): return Moment.Happening(kind: .settled, depth: depth)
    case .dismissed(let depth): return Moment.Happening(kind: .dismissed, depth: depth)
    case .settleSignal: return Moment.Happening(kind: .settleSignal)
    case .cancelledSwipe: return Moment.Happening(kind: .cancelledSwipe)
    case .left: return Moment.Happening(kind: .left)
    case .returned: return Moment.Happening(kind: .returned)
    // The demo's hosts neither lag nor ignore anything.
    case .followed, .ignored, .covered, .uncovered: return nil
    }
  }

  private mutating func newOutcomes() -> [Moment.Happening] {
    changes.indices.compactMap { index in
      guard playback.links[index].outcome == nil, let outcome = changes[index].outcome else {
        return nil
      }
      playback.links[index].outcome = outcome
      playback.links[index].endTime = changes[index].endTime
      return Moment.Happening(kind: .reported, number: index + 1, outcome: outcome)
    }
  }

  private var titlesInView: [String] {
    let screens =
      switch stack.host.view {
      case .still(let screen): [screen]
      case .moving(_, let to) where motion.state == .frame: [to]
      case .moving(let from, let to): [from, to]
      }
    return screens.map { $0?.title ?? ShopRoute.rootTitle }
  }
}
