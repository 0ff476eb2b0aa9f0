import LinkStackEngine
import NavigationShimTesting

/// A link, played to its end: everything that the reports tell.
struct Playback: Hashable, Sendable {
  /// An update, and what became of it.
  struct PlayedUpdate: Hashable, Sendable {
    /// A change of depth, as a person has it.
    enum Transition: String, Sendable {
      /// It is animated.
      case seen

      /// It is over in a frame.
      case unseen
    }

    /// Counted from 1.
    let number: Int
    let time: Nanoseconds
    let update: Update

    /// The link stack after it, as the host was told.
    let chain: [ShopRoute]

    /// Whether the host lost a push of it.
    let isLost: Bool

    /// What the host made of it; `nil` if the depth is as before, as that of a lost push.
    var transition: Transition?
  }

  /// A link that was opened, and how that ended.
  struct OpenedLink: Hashable, Sendable {
    let link: DeepLink
    let time: Nanoseconds

    /// How it ended; `nil` if it never did, as the person left the app and didn't return.
    var outcome: NavigationOutcome?

    /// When the outcome became known.
    var endTime: Nanoseconds?
  }

  let setting: DemoSetting

  /// In order; the first is the one that was asked for, the others came between.
  let links: [OpenedLink]
  let moments: [Moment]
  let updates: [PlayedUpdate]
  let violations: [Violation]

  /// The path that the app has in the end.
  let path: [ShopRoute]

  /// Whether the person has left the app and not returned.
  let isAway: Bool

  /// What can be replayed.
  let recording: StackRecording
}

extension Playback {
  /// When the host came to stand still for the last time.
  var elapsed: Nanoseconds {
    moments.last { $0.hasSettled }?.time ?? .zero
  }

  /// When the last thing of all happened.
  var end: Nanoseconds {
    moments.last?.time ?? .zero
  }

  /// The screens that the host really has in the end.
  var screens: [ShopRoute] {
    moments.last?.screens ?? []
  }

  /// The title of the screen that is in view in the end.
  var visible: String {
    screens.last?.title ?? ShopRoute.rootTitle
  }

  /// Whether the host shows the path in the end.
  var showsPath: Bool { screens == path }

  /// The number of pushes that the host lost.
  var lostPushes: Int {
    violations.reduce(0) { $0 + $1.lostPushes }
  }

  /// The number of updates that a person saw as a transition.
  var seenTransitions: Int { updates.count { $0.transition == .seen } }

  /// The number of updates that were over in a frame.
  var unseenTransitions: Int { updates.count { $0.transition == .unseen } }

  /// The link that was opened last, whose outcome is that of the whole.
  var lastLink: OpenedLink? { links.last }
}

extension Playback.OpenedLink {
  /// The outcome in one word.
  var outcomeWord: String {
    outcome?.rawValue ?? "suspended"
  }
}

/// An instant at which something happened, and what a person sees from then on.
struct Moment: Hashable, Sendable {
  /// What can happen.
  enum Happening: Hashable, Sendable {
    /// A link was opened: its position among all that are.
    case linkOpened(Int)

    /// The host was sent an update: its position among all that were.
    case update(Int)

    /// The host stands still.
    case settled(depth: Int)

    /// The host reported that it stands still.
    case settleSignal

    /// The person began to go back to a depth.
    case wentBack(to: Int)

    /// The person's finger took hold of the top.
    case heldTop

    /// The person's finger let the top return to its place.
    case cancelledSwipe

    /// The host turned off the link to the screen at a depth.
    case dismissed(depth: Int)

    case left
    case returned

    /// An interruption had no effect.
    case ignored(DemoInterruption.Action)

    /// The outcome of a link became known.
    case reported(link: Int, NavigationOutcome)
  }

  /// What is in view: depths, of which 0 is the root's.
  enum View: Hashable, Sendable {
    case still(Int)
    case moving(from: Int, to: Int)

    /// The screen comes without animation.
    case appearing(Int)

    /// The depth of the screen in view, or of the one that comes into view.
    var depth: Int {
      switch self {
      case .still(let depth), .moving(from: _, to: let depth), .appearing(let depth): depth
      }
    }

    var isAppearing: Bool {
      if case .appearing = self { true } else { false }
    }
  }

  let time: Nanoseconds
  let happenings: [Happening]
  let view: View

  /// The titles of what is in view: of one screen, or in a transition that is seen, of the one that
  /// leaves and the one that comes.
  let titlesInView: [String]

  /// The screens that the host has, including those that are about to leave.
  let screens: [ShopRoute]
}

extension Moment {
  /// Whether an update went out.
  var hasUpdate: Bool {
    happenings.contains { if case .update = $0 { true } else { false } }
  }

  /// Whether the host came to stand still.
  var hasSettled: Bool {
    happenings.contains { if case .settled = $0 { true } else { false } }
  }
}

extension Moment.Happening {
  /// What the person did, in words; `nil` for what the engine or the host did.
  var personAction: String? {
    switch self {
    // The first link is what is played.
    case .linkOpened(let position): position > 0 ? "link \(position + 1) opened" : nil
    case .wentBack: "goes back"
    case .heldTop: "holds the top"
    case .cancelledSwipe: "lets it return"
    case .left: "app left"
    case .returned: "app returned"
    case .ignored: "no effect"
    case .update, .settled, .settleSignal, .dismissed, .reported: nil
    }
  }
}

/// A playback beside what the same link takes where nothing has to be split.
struct DemoComparison: Hashable, Sendable {
  let playback: Playback

  /// The link on the same host, with nothing between; the playback itself if nothing came between.
  let uninterrupted: Playback

  /// The link on a native host, with nothing between.
  let native: Playback

  /// Whether anything came between.
  let isInterrupted: Bool

  /// Plays what is asked for, and what to compare it with.
  @MainActor
  init(_ options: DemoOptions) {
    var nativeSetting = options.setting
    nativeSetting.host = .native
    nativeSetting.pacing = .settled
    playback = Player.play(
      options.link,
      in: options.setting,
      interruptions: options.interruptions
    )
    isInterrupted = !options.interruptions.isEmpty
    uninterrupted =
      options.interruptions.isEmpty ? playback : Player.play(options.link, in: options.setting)
    native = Player.play(options.link, in: nativeSetting)
  }
}

extension DemoComparison {
  /// Whether any update goes without animation, how long which takes is an assumption.
  var restsOnAssumption: Bool {
    [playback, uninterrupted, native].contains { $0.unseenTransitions > 0 }
  }

  /// How many updates the splitting adds.
  var addedUpdates: Int { uninterrupted.updates.count - native.updates.count }

  /// How much later the last screen has settled because of the splitting; `nil` if it never
  /// arrives.
  var addedTime: Nanoseconds? {
    uninterrupted.showsPath ? uninterrupted.elapsed - native.elapsed : nil
  }
}
