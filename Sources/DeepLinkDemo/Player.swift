import LinkStackEngine
import NavigationShimTesting

/// Plays a link on a simulated host, and takes down what happens.
@MainActor
struct Player {
  private let setting: DemoSetting
  private let stack: SimulatedStack<ShopRoute>
  private let recorder: StackRecorder
  private var links: [Playback.OpenedLink] = []
  private var changes: [SimulatedChange] = []
  private var moments: [Moment] = []
  private var updates: [Playback.PlayedUpdate] = []

  /// Swipes that wait for the top to stand still, in order.
  private var swipes: [DemoInterruption.Action] = []

  /// How many of the host's events have been taken down.
  private var knownEvents = 0

  /// How the transition looks that the host began last.
  private var motion = Moment.View.still(0)

  /// The position of the update that the next transition is of, if it is of any.
  private var updateToShow: Int?

  /// Plays a link to its end.
  ///
  /// - Parameter interruptions: What comes between, in order of time.
  static func play(
    _ link: DeepLink,
    in setting: DemoSetting,
    interruptions: [DemoInterruption] = []
  ) -> Playback {
    var player = Player(setting)
    player.record([player.open(link)])
    for interruption in interruptions {
      player.advance(to: interruption.time)
      player.record([player.perform(interruption.action)].compactMap { $0 })
      player.swipe()
    }
    player.advance(to: nil)
    return player.playback()
  }

  private init(_ setting: DemoSetting) {
    self.setting = setting
    stack = SimulatedStack(
      on: setting.host.behavior(transition: setting.transition),
      pacing: setting.pacing.pacing,
      animation: setting.animation.policy
    )
    recorder = StackRecorder(keeping: .max) { [time = stack.time] in time.now }
    stack.driver.recorder = recorder
  }

  /// Lets time pass, instant by instant.
  ///
  /// - Parameter limit: When to stop; `nil` to go on until nothing happens any more.
  private mutating func advance(to limit: Nanoseconds?) {
    while let next = stack.time.nextDeadline, limit.map({ next <= $0 }) ?? true {
      stack.advance(to: next)
      record()
      swipe()
    }
    if let limit { stack.advance(to: limit) }
  }

  private mutating func open(_ link: DeepLink) -> Moment.Happening {
    links.append(Playback.OpenedLink(link: link, time: stack.time.now))
    changes.append(stack.open(link.path))
    return .linkOpened(links.count - 1)
  }

  /// - Returns: What there is to say beyond the host's own events.
  private mutating func perform(_ action: DemoInterruption.Action) -> Moment.Happening? {
    let wasActive = stack.host.isActive
    switch action {
    case .back:
      return stack.host.goBack() ? nil : .ignored(action)
    case .swipe:
      swipes.append(action)
      return nil
    case .link(let link):
      return open(link)
    case .leave:
      stack.host.leave()
      return wasActive ? nil : .ignored(action)
    case .comeBack:
      stack.host.comeBack()
      return wasActive ? .ignored(action) : nil
    }
  }

  /// Begins the next swipe, if nothing moves: until then there is nothing to take hold of.
  private mutating func swipe() {
    guard !stack.host.isMoving, let action = swipes.first,
      case .swipe(let span, let isCancelled) = action
    else { return }
    swipes.removeFirst()
    let hasBegun = stack.host.swipeBack(holding: span, cancelling: isCancelled)
    record(hasBegun ? [] : [.ignored(action)])
  }
}

extension Player {
  /// Takes down what has happened since the last time.
  private mutating func record(_ happenings: [Moment.Happening] = []) {
    var happenings = happenings
    let events = stack.host.events[knownEvents...]
    knownEvents = stack.host.events.count
    happenings += events.compactMap { happening(for: $0) }
    happenings += newOutcomes()
    guard !happenings.isEmpty else { return }
    moments.append(
      Moment(
        time: stack.time.now,
        happenings: happenings,
        view: stack.host.isMoving ? motion : .still(stack.host.screens.count),
        titlesInView: titlesInView,
        screens: stack.host.values
      )
    )
  }

  private mutating func happening(
    for event: SimulatedEvent<ShopRoute>
  ) -> Moment.Happening? {
    switch event.kind {
    case .update(let update, let chain):
      let number = updates.count + 1
      updates.append(
        Playback.PlayedUpdate(
          number: number,
          time: event.time,
          update: update,
          chain: chain,
          isLost: stack.host.violations.contains { $0.updateNumber == number && $0.lostPushes > 0 }
        )
      )
      updateToShow = number - 1
      return .update(number - 1)
    case .transitionBegan(let from, let to, let isAnimated):
      motion = isAnimated ? .moving(from: from, to: to) : .appearing(to)
      if let position = updateToShow {
        updates[position].transition = isAnimated ? .seen : .unseen
      }
      return nil
    case .settled(let depth): return .settled(depth: depth)
    case .settleSignal: return .settleSignal
    case .wentBack(let depth):
      updateToShow = nil
      return .wentBack(to: depth)
    case .heldTop:
      updateToShow = nil
      return .heldTop
    case .cancelledSwipe: return .cancelledSwipe
    case .dismissed(let depth): return .dismissed(depth: depth)
    case .left: return .left
    case .returned: return .returned
    // The demo's hosts neither lag nor ignore anything.
    case .followed, .ignored, .covered, .uncovered: return nil
    }
  }

  private mutating func newOutcomes() -> [Moment.Happening] {
    links.indices.compactMap { index in
      guard links[index].outcome == nil, let outcome = changes[index].outcome else { return nil }
      links[index].outcome = outcome
      links[index].endTime = changes[index].endTime
      return .reported(link: index, outcome)
    }
  }

  private var titlesInView: [String] {
    let screens =
      switch stack.host.view {
      case .still(let screen): [screen]
      case .moving(_, let to) where motion.isAppearing: [to]
      case .moving(let from, let to): [from, to]
      }
    return screens.map { $0?.title ?? ShopRoute.rootTitle }
  }

  private func playback() -> Playback {
    Playback(
      setting: setting,
      links: links,
      moments: moments,
      updates: updates,
      violations: stack.host.violations,
      path: stack.path,
      isAway: !stack.host.isActive,
      recording: recorder.recording
    )
  }
}
