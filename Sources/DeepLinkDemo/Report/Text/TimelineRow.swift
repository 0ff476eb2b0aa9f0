import CommandSupport
import LinkStackEngine

/// A line of the timeline, before it is laid out.
struct TimelineRow: Hashable, Sendable {
  /// What stands in the widest column.
  enum Middle: Hashable, Sendable {
    case nothing

    /// The chain of links.
    case chain([ShopRoute])

    /// Any other text.
    case note(String)
  }

  let time: Nanoseconds

  /// The update's number; `nil` for what is no update.
  var number: Int?
  var what: String
  var tone: Tone
  var middle = Middle.nothing

  /// The titles of what is in view, where that is to be said.
  var view: [String] = []

  /// Whether the row is there in a shortened timeline too.
  var isNotable: Bool { tone == .person }
}

extension TimelineRow {
  /// The rows of a playback.
  static func rows(of playback: Playback) -> [TimelineRow] {
    playback.moments.flatMap { rows(of: $0, in: playback) }
  }

  /// The rows of one instant, the last of which says what is in view.
  private static func rows(of moment: Moment, in playback: Playback) -> [TimelineRow] {
    var rows = moment.happenings.compactMap { row(for: $0, at: moment, in: playback) }
    if rows.isEmpty { rows = moment.happenings.compactMap { outcomeRow(for: $0, at: moment) } }
    if !rows.isEmpty { rows[rows.count - 1].view = moment.titlesInView }
    return rows
  }

  private static func row(
    for happening: Moment.Happening,
    at moment: Moment,
    in playback: Playback
  ) -> TimelineRow? {
    func row(_ what: String, _ tone: Tone, _ middle: Middle = .nothing) -> TimelineRow {
      TimelineRow(time: moment.time, what: what, tone: tone, middle: middle)
    }
    switch happening {
    case .linkOpened(let position):
      // The first link is in the heading.
      guard position > 0 else { return nil }
      return row("link opened", .person, .note(playback.links[position].link.url))
    case .update(let position):
      let update = playback.updates[position]
      var row = row(update.words, update.isLost ? .alarm : .plain, .chain(update.chain))
      row.number = update.number
      return row
    case .settled:
      // Where an update follows at once, that is what there is to see.
      guard !moment.hasUpdate else { return nil }
      return row("settled", .quiet, moment.hasDismissal ? .chain(moment.screens) : .nothing)
    case .wentBack: return row("goes back", .person)
    case .left: return row("app left", .person)
    case .returned: return row("app returned", .person)
    case .ignored(let action): return row("no effect", .person, .note(action.ignoredWords))
    case .settleSignal, .dismissed, .reported: return nil
    }
  }

  /// A row for an outcome that becomes known while nothing else happens.
  private static func outcomeRow(
    for happening: Moment.Happening,
    at moment: Moment
  ) -> TimelineRow? {
    guard case .reported(_, let outcome) = happening else { return nil }
    return TimelineRow(
      time: moment.time,
      what: "reported",
      tone: .quiet,
      middle: .note(outcome.rawValue)
    )
  }
}

extension Playback.PlayedUpdate {
  /// What the update does, in words.
  var words: String {
    (isLost ? "LOST " : "") + "\(update)"
  }
}

extension Interruption.Action {
  /// Why the interruption had no effect.
  fileprivate var ignoredWords: String {
    switch self {
    case .back: "nobody can go back here"
    case .link: "the link is open already"
    case .leave: "the app has been left already"
    case .comeBack: "the app has not been left"
    }
  }
}
