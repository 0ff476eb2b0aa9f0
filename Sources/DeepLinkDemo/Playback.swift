import LinkStackEngine
import NavigationShimTesting

/// A link, played to its end: everything that the reports tell.
struct Playback {
  struct PlayedUpdate {
    /// A change of depth as a person has it: animated, or over in a frame.
    enum Transition: String { case seen, unseen }

    /// Counted from 1.
    let number: Int
    let time: Nanoseconds
    let update: Update

    /// The link stack after it, as the host was told.
    let chain: [ShopRoute]

    /// Whether the host lost a push of it.
    let isLost: Bool

    /// `nil` if the depth is as before, as that of a lost push.
    var transition: Transition?
  }

  struct OpenedLink {
    let link: DeepLink
    let time: Nanoseconds

    /// `nil` if there never was one, as the person left the app and didn't return.
    var outcome: NavigationOutcome?
    var endTime: Nanoseconds?
    var outcomeWord: String { outcome?.rawValue ?? "suspended" }
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

  /// Whether the person has left the app and not returned.
  var isAway = false
  var recording: StackRecording
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
  var seenTransitions: Int { updates.count { $0.transition == .seen } }
  var unseenTransitions: Int { updates.count { $0.transition == .unseen } }
}

/// An instant at which something happened, and what a person sees from then on.
struct Moment {
  struct Happening {
    enum Kind: String {
      case linkOpened, update, settled, settleSignal, wentBack, heldTop, cancelledSwipe, dismissed
      case left, returned

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
    var outcome: NavigationOutcome?
  }

  /// What the top does: it stands still, it comes in a transition, or it comes in a frame.
  enum State: String { case top, transition, frame }

  let time: Nanoseconds
  let happenings: [Happening]
  let state: State

  /// The depth of the screen in view, or of the one that comes into view.
  let depth: Int

  /// The titles of what is in view: of one screen, or in a transition that is seen, of the one that
  /// leaves and the one that comes.
  let titlesInView: [String]

  /// The screens that the host has, including those that are about to leave.
  let screens: [ShopRoute]

  func has(_ kind: Happening.Kind) -> Bool { happenings.contains { $0.kind == kind } }
}

extension Moment.Happening {
  /// What the person did, in words; `nil` for what the engine or the host did.
  var personAction: String? {
    switch kind {
    // The first link is what is played.
    case .linkOpened: number.flatMap { $0 > 1 ? "link \($0) opened" : nil }
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
struct DemoComparison {
  let playback: Playback

  /// The link on the same host, with nothing between.
  let uninterrupted: Playback

  /// The link on a native host, with nothing between.
  let native: Playback
  let isInterrupted: Bool

  @MainActor
  init(_ options: DemoOptions) {
    playback = Player.play(options.link, options.setting, options.interruptions)
    isInterrupted = !options.interruptions.isEmpty
    uninterrupted = isInterrupted ? Player.play(options.link, options.setting) : playback
    native = Player.play(options.link, options.setting.onNativeHost)
  }

  /// Whether any update goes without animation, how long which takes is an assumption.
  var restsOnAssumption: Bool {
    [playback, uninterrupted, native].contains { $0.unseenTransitions > 0 }
  }

  /// How many updates the splitting adds.
  var addedUpdates: Int { uninterrupted.updates.count - native.updates.count }

  /// How much later the last screen has settled because of the splitting; `nil` if it never arrives.
  var addedTime: Nanoseconds? {
    uninterrupted.showsPath ? uninterrupted.elapsed - native.elapsed : nil
  }
}

extension DemoSetting {
  /// The same on a native host, which needs no pace.
  var onNativeHost: DemoSetting {
    var setting = self
    setting.host = .native
    setting.pacing = .settled
    return setting
  }
}
