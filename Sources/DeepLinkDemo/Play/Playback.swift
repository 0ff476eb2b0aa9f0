import LinkStackEngine
import NavigationShimTesting

/// A link, played to its end: everything that the reports tell.
struct Playback: Hashable, Sendable {
  /// An update, and what became of it.
  struct PlayedUpdate: Hashable, Sendable {
    /// Counted from 1.
    let number: Int
    let time: Nanoseconds
    let update: Update

    /// The link stack after it, as the host was told.
    let chain: [ShopRoute]

    /// Whether the host lost a push of it.
    let isLost: Bool
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

  let setting: Setting

  /// In order; the first is the one that was asked for, the others came between.
  let links: [OpenedLink]
  let moments: [Moment]
  let updates: [PlayedUpdate]
  let violations: [Violation]

  /// The path that the app has in the end.
  let path: [ShopRoute]

  /// Whether the person has left the app and not returned.
  let isAway: Bool
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

  /// Whether pushes were lost for good, so that less is on screen than the app believes.
  var lacksScreens: Bool { lostPushes > 0 && !showsPath }

  /// The link that was opened last, whose outcome is that of the whole.
  var lastLink: OpenedLink? { links.last }
}

extension Playback.OpenedLink {
  /// The outcome in one word.
  var outcomeWord: String {
    outcome?.rawValue ?? "suspended"
  }
}
