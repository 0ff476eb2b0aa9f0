import LinkStackEngine
import SimulatedHost

/// A link, played to its end: everything that the reports tell.
struct Playback {
  struct PlayedUpdate {
    /// Counted from 1.
    let number: Int
    let time: Nanoseconds
    let update: Update
    /// The link stack after it, as the host was told.
    let chain: [ShopRoute]
    /// Whether the host lost a push of it.
    let isLost: Bool
    /// Whether people see a transition; `nil` if the depth is as before, as that of a lost push.
    var isSeen: Bool?
  }

  struct OpenedLink {
    let link: DeepLink
    let time: Nanoseconds
    var outcome: ChangeOutcome?
    var endTime: Nanoseconds?
  }

  let link: DeepLink
  let setting: DemoSetting
  /// In order; the first is the one that was asked for, the others came between.
  var links: [OpenedLink] = []
  var moments: [Moment] = []
  var updates: [PlayedUpdate] = []
  var violations: [Violation] = []
  /// The path that the app has in the end.
  var path: [ShopRoute] = []
}

extension Playback {
  /// When the host came to stand still for the last time.
  var elapsed: Nanoseconds { moments.last { $0.has(.settled) }?.time ?? .zero }
  /// When the last thing of all happened.
  var end: Nanoseconds { moments.last?.time ?? .zero }
  /// The screens that the host really has in the end.
  var screens: [ShopRoute] { moments.last?.screens ?? [] }
  /// The title of the screen that is in view in the end.
  var visible: String { screens.last?.title ?? ShopRoute.rootTitle }
  var showsPath: Bool { screens == path }
  var lostPushes: Int { violations.reduce(0) { $0 + $1.lostPushes } }
  /// A transition that takes no time isn't seen.
  var seenTransitions: Int {
    setting.transition == .zero ? 0 : updates.count { $0.isSeen == true }
  }
  var unseenTransitions: Int { updates.count { $0.isSeen != nil } - seenTransitions }
}

/// An instant at which something happened, and what people see from then on.
struct Moment {
  struct Happening {
    enum Kind: String {
      case linkOpened
      case update = "step"
      case settled = "idle"
      case wentBack
      /// An interruption had no effect.
      case ignored
      /// The outcome of a link became known.
      case reported
    }

    let kind: Kind
    /// The depth at which it happened, where it has one.
    var depth: Int?
    /// The number of the update or of the link it is about, counted from 1.
    var number: Int?
    var outcome: ChangeOutcome?
  }

  let time: Nanoseconds
  let happenings: [Happening]
  /// Whether the screen in view comes in a frame, without animation.
  let isAtOnce: Bool
  /// The titles of what is in view: of one screen, or in a transition that is seen, of the one that
  /// leaves and the one that comes.
  let titlesInView: [String]

  /// The screens that the host has, including those that are about to leave.
  let screens: [ShopRoute]

  func has(_ kind: Happening.Kind) -> Bool { happenings.contains { $0.kind == kind } }
}

extension Moment.Happening {
  /// What people did, in words; `nil` for what the engine or the host did.
  var personAction: String? {
    switch kind {
    // The first link is what is played.
    case .linkOpened: number.flatMap { $0 > 1 ? "link \($0) opened" : nil }
    case .wentBack: "goes back"
    case .ignored: "no effect"
    case .update, .settled, .reported: nil
    }
  }
}

/// A playback beside what the same link takes where nothing has to be split.
struct DemoComparison {
  let playback: Playback
  /// The link on the native stack, with nothing between.
  let native: Playback
  let isInterrupted: Bool

  @MainActor
  init(_ options: DemoOptions) {
    playback = Player.play(options.link, options.setting, options.interruptions)
    isInterrupted = !options.interruptions.isEmpty
    native = Player.play(options.link, options.setting.onNativeHost)
  }

  /// Whether any step goes without animation, how long which takes is an assumption.
  var restsOnAssumption: Bool {
    playback.setting.transition > .zero && playback.unseenTransitions + native.unseenTransitions > 0
  }

  /// How much later the last screen is in place because of the splitting; `nil` if it never arrives.
  var addedTime: Nanoseconds? { playback.showsPath ? playback.elapsed - native.elapsed : nil }
}

extension DemoSetting {
  /// The same on the native stack, which needs no pace.
  var onNativeHost: DemoSetting {
    var setting = self
    setting.host = .native
    setting.pacing = .settled
    return setting
  }
}

/// Plays a link on a simulated host, and takes down what happens.
@MainActor
struct Player {
  private let time: VirtualTime
  private let host: SimulatedLinkHost<ShopRoute>
  private var playback: Playback
  private var changes: [SimulatedChange] = []
  private var knownEvents = 0
  /// Whether the transition that the host began last is animated.
  private var isAnimated = true
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
    var player = Player(time: stack.time, host: stack.host, link, setting)
    player.record([player.open(link, in: stack)])
    for interruption in interruptions {
      player.advance(to: interruption.time)
      player.record(player.perform(interruption.action, in: stack))
    }
    return player.end(with: stack.path)
  }

  /// Plays a link as NavigationBackport and FlowStacks do, by their code.
  static func play(
    _ link: DeepLink,
    _ setting: DemoSetting,
    pushingEvery delay: Nanoseconds
  ) -> Playback {
    let time = VirtualTime()
    let host = SimulatedLinkHost<ShopRoute>(setting.behavior, time: time)
    var player = Player(time: time, host: host, link, setting)
    host.push(link.path, every: delay) {
      player.advance(to: $0)
    } didPush: {
      player.record()
    }
    return player.end(with: link.path)
  }

  private init(
    time: VirtualTime,
    host: SimulatedLinkHost<ShopRoute>,
    _ link: DeepLink,
    _ setting: DemoSetting
  ) {
    self.time = time
    self.host = host
    playback = Playback(link: link, setting: setting)
    knownEvents = host.events.count
  }

  /// Lets time pass until nothing happens any more.
  private mutating func end(with path: [ShopRoute]) -> Playback {
    advance(to: nil)
    playback.violations = host.violations
    playback.path = path
    return playback
  }

  /// Lets time pass, instant by instant: up to a limit, or until nothing happens any more.
  private mutating func advance(to limit: Nanoseconds?) {
    while let next = time.nextDeadline, limit.map({ next <= $0 }) ?? true {
      time.advance(to: next)
      record()
    }
    if let limit { time.advance(to: limit) }
  }

  private mutating func open(
    _ link: DeepLink,
    in stack: SimulatedStack<ShopRoute>
  ) -> Moment.Happening {
    playback.links.append(Playback.OpenedLink(link: link, time: time.now))
    changes.append(stack.open(link.path))
    return Moment.Happening(kind: .linkOpened, number: changes.count)
  }

  /// - Returns: What there is to say beyond the host's own events.
  private mutating func perform(
    _ action: DemoInterruption.Action,
    in stack: SimulatedStack<ShopRoute>
  ) -> [Moment.Happening] {
    switch action {
    case .back: host.goBack() ? [] : [Moment.Happening(kind: .ignored)]
    case .link(let link): [open(link, in: stack)]
    }
  }
}

extension Player {
  /// Takes down what has happened since the last time.
  private mutating func record(_ happenings: [Moment.Happening] = []) {
    let events = host.events[knownEvents...]
    knownEvents = host.events.count
    let happenings = happenings + events.compactMap { happening(for: $0) } + newOutcomes()
    guard !happenings.isEmpty else { return }
    playback.moments.append(
      Moment(
        time: time.now,
        happenings: happenings,
        isAtOnce: host.isMoving && !isAnimated,
        titlesInView: titlesInView,
        screens: host.values
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
          isLost: host.violations.contains { $0.updateNumber == number && $0.lostPushes > 0 }
        )
      )
      return Moment.Happening(kind: .update, number: number)
    case .transitionBegan(_, _, let isAnimated):
      self.isAnimated = isAnimated
      if let updateToShow {
        playback.updates[updateToShow].isSeen = isAnimated
      }
      return nil
    case .wentBack(let depth):
      updateToShow = nil
      return Moment.Happening(kind: .wentBack, depth: depth)
    case .settled(let depth): return Moment.Happening(kind: .settled, depth: depth)
    }
  }

  private mutating func newOutcomes() -> [Moment.Happening] {
    changes.indices.compactMap { index in
      guard playback.links[index].outcome == nil, let outcome = changes[index].outcome else {
        return nil
      }
      playback.links[index].outcome = outcome
      playback.links[index].endTime = changes[index].end
      return Moment.Happening(kind: .reported, number: index + 1, outcome: outcome)
    }
  }

  private var titlesInView: [String] {
    let screens = host.inView.suffix(isAnimated ? 2 : 1)
    return screens.map { $0?.title ?? ShopRoute.rootTitle }
  }
}
