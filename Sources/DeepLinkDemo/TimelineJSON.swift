import Foundation
import LinkStackEngine
import NavigationShimTesting

/// The report for programs.
///
/// Times are numbers of seconds; screens are told by their titles.
struct TimelineJSON: Encodable {
  let link: String
  let host: String
  let transition: Double
  let animation: String

  /// How long an update without animation takes: an assumption.
  let frame: Double
  let pacing: PacingReport
  let updates: [UpdateReport]

  /// The number of updates that a person saw as a transition.
  let transitionsSeen: Int

  /// The number of updates that were over in a frame.
  let updatesWithoutAnimation: Int
  let events: [EventReport]
  let violations: [ViolationReport]
  let links: [LinkReport]

  /// How the link that was opened last ended.
  let outcome: String

  /// When that became known.
  let reported: Double?

  /// When the host came to stand still for the last time.
  let elapsed: Double
  let visible: String

  /// The screens that the host really has.
  let screens: [String]

  /// The path that the app has.
  let path: [String]
  let suspended: Bool
  let native: ComparedReport
  let uninterrupted: ComparedReport

  /// Gathers the report.
  init(_ comparison: DemoComparison) {
    let playback = comparison.playback
    let setting = playback.setting
    link = playback.links.first?.link.url ?? ""
    host = setting.host.rawValue
    transition = setting.transition.seconds
    animation = setting.animation.rawValue
    frame = setting.host.behavior(transition: setting.transition).stillTransition.seconds
    pacing = PacingReport(setting.pacing)
    updates = playback.updates.map(UpdateReport.init)
    transitionsSeen = playback.seenTransitions
    updatesWithoutAnimation = playback.unseenTransitions
    events = playback.moments.flatMap { moment in
      moment.happenings.map { EventReport($0, at: moment) }
    }
    violations = playback.violations.map(ViolationReport.init)
    links = playback.links.map(LinkReport.init)
    outcome = playback.lastLink?.outcomeWord ?? ""
    reported = playback.lastLink?.endTime?.seconds
    elapsed = playback.elapsed.seconds
    visible = playback.visible
    screens = playback.screens.map(\.title)
    path = playback.path.map(\.title)
    suspended = playback.isAway
    native = ComparedReport(comparison.native)
    uninterrupted = ComparedReport(comparison.uninterrupted)
  }

  /// The report as text.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension TimelineJSON {
  struct PacingReport: Encodable {
    let mode: String
    let delay: Double?

    init(_ pacing: PacingChoice) {
      switch pacing {
      case .settled: (mode, delay) = ("settled", nil)
      case .fixed(let seconds): (mode, delay) = ("fixed", seconds.seconds)
      }
    }
  }

  struct UpdateReport: Encodable {
    let number: Int
    let time: Double
    let change: String
    let depth: Int
    let chain: [String]
    let lost: Bool

    /// Whether the host was asked to animate it.
    let animated: Bool

    /// Whether a person saw it as a transition: `seen` or `unseen`, and nothing if the depth is as
    /// before.
    let transition: String?

    init(_ update: Playback.PlayedUpdate) {
      number = update.number
      time = update.time.seconds
      change = update.update.description
      depth = update.update.depth
      chain = update.chain.map(\.title)
      lost = update.isLost
      animated = update.update.isAnimated
      transition = update.transition?.rawValue
    }
  }

  /// Something that happened.
  struct EventReport: Encodable {
    let time: Double
    let event: String

    /// The depth at which it happened, where it has one.
    var depth: Int?

    /// The number of the update or of the link it is about, counted from 1.
    var number: Int?
    var outcome: String?

    /// What is in view from then on: one screen, or two of which one gives way to the other.
    let view: [String]

    init(_ happening: Moment.Happening, at moment: Moment) {
      time = moment.time.seconds
      view = moment.titlesInView
      switch happening {
      case .linkOpened(let position): (event, number) = ("linkOpened", position + 1)
      case .update(let position): (event, number) = ("update", position + 1)
      case .settled(let depth): (event, self.depth) = ("settled", depth)
      case .settleSignal: event = "settleSignal"
      case .wentBack(let depth): (event, self.depth) = ("wentBack", depth)
      case .heldTop: event = "heldTop"
      case .cancelledSwipe: event = "cancelledSwipe"
      case .dismissed(let depth): (event, self.depth) = ("dismissed", depth)
      case .left: event = "left"
      case .returned: event = "returned"
      case .ignored: event = "ignored"
      case .reported(let link, let outcome):
        (event, number, self.outcome) = ("reported", link + 1, outcome.rawValue)
      }
    }
  }

  struct ViolationReport: Encodable {
    let time: Double
    let update: Int
    let reason: String
    let lostPushes: Int

    init(_ violation: Violation) {
      time = violation.time.seconds
      update = violation.updateNumber
      reason = violation.kind.rawValue
      lostPushes = violation.lostPushes
    }
  }

  struct LinkReport: Encodable {
    let url: String
    let opened: Double
    let outcome: String
    let reported: Double?

    init(_ link: Playback.OpenedLink) {
      url = link.link.url
      opened = link.time.seconds
      outcome = link.outcomeWord
      reported = link.endTime?.seconds
    }
  }

  /// The link on another host or with nothing between.
  struct ComparedReport: Encodable {
    let updates: Int
    let transitionsSeen: Int
    let elapsed: Double
    let arrived: Bool

    init(_ playback: Playback) {
      updates = playback.updates.count
      transitionsSeen = playback.seenTransitions
      elapsed = playback.elapsed.seconds
      arrived = playback.showsPath
    }
  }
}
