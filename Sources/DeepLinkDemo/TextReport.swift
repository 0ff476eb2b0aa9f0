import CommandSupport
import LinkStackEngine
import NavigationShimTesting

/// The report for people: a heading, the timeline, a summary.
enum TextReport {
  /// A piece of the report, and when it may be shown if it is played in real time.
  struct Piece: Hashable, Sendable {
    let time: Nanoseconds
    let text: String
  }

  /// How many rows a timeline shows before some in its middle are left out.
  private static let rowLimit = 40
  private static let rowsAtEnds = 12

  /// Writes the report.
  static func pieces(of comparison: Comparison, painter: Painter) -> [Piece] {
    let playback = comparison.playback
    let rows = TimelineRow.rows(of: playback)
    let layout = TimelineLayout(rows, painter: painter)
    let heading = Heading.lines(of: playback, painter: painter) + ["", layout.heading]
    let summary = [""] + Summary(comparison).lines(painter: painter)
    return [Piece(time: .zero, text: text(heading))]
      + timeline(rows, layout)
      + [Piece(time: playback.end, text: text(summary))]
  }

  private static func timeline(_ rows: [TimelineRow], _ layout: TimelineLayout) -> [Piece] {
    var pieces: [Piece] = []
    var left: ArraySlice<TimelineRow> = rows[...]
    let kept = keptRows(rows)
    while let row = left.first {
      let position = left.startIndex
      let leftOut = left.indices.prefix { !kept[$0] }.count
      // One row left out would save nothing.
      if leftOut > 1 {
        pieces.append(Piece(time: row.time, text: text([layout.gapLine(leftOut)])))
        left = rows[(position + leftOut)...]
      } else {
        pieces.append(Piece(time: row.time, text: text([layout.line(row)])))
        left = rows[(position + 1)...]
      }
    }
    return pieces
  }

  private static func keptRows(_ rows: [TimelineRow]) -> [Bool] {
    rows.indices.map { position in
      rows.count <= rowLimit || position < rowsAtEnds || position >= rows.count - rowsAtEnds
        || rows[position].isNotable || rows[position - 1].isNotable
    }
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}

/// What stands above the timeline: what is played, and on what.
enum Heading {
  static func lines(of playback: Playback, painter: Painter) -> [String] {
    let setting = playback.setting
    let width = TimelineLayout.width - Summary.labelWidth
    let url = TerminalText.cleaned(playback.links.first?.link.url ?? "")
    let facts = [
      ("link", TerminalText.elidingMiddle(url, to: width), Tone.strong),
      ("host", setting.host.words, .plain),
      ("transition", setting.transition.words, .plain),
      ("pacing", setting.pacing.words, .plain),
    ]
    return facts.map { label, text, tone in
      Summary.line(label, text, tone, painter: painter)
    }
  }
}

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

/// The columns of a timeline, which is never wider than 80.
struct TimelineLayout: Sendable {
  static let width = 80

  /// The columns that the view may take at the most, where the chain needs them.
  private static let widestView = 30
  private static let gap = 2

  private let time: Int
  private let number: Int
  private let what: Int
  private let middle: Int
  private let view: Int
  private let painter: Painter

  /// Finds widths that suit rows.
  init(_ rows: [TimelineRow], painter: Painter) {
    self.painter = painter
    let time = max(7, rows.map { $0.time.threeDigits.count + 2 }.max() ?? 0)
    let number = rows.compactMap { $0.number.map { String($0).count } }.max() ?? 1
    let what = max(4, rows.map { TerminalText.width($0.what) }.max() ?? 0)
    let views = rows.map { TerminalText.width(Self.text(of: $0.view)) }
    let view = min(Self.widestView, max(9, views.max() ?? 0))
    let free = Self.width - time - number - what - view - 3 * Self.gap - 1
    let needed = rows.map { TerminalText.width($0.middle.fitting(to: free)) }.max() ?? 0
    (self.time, self.number, self.what, self.view) = (time, number, what, view)
    middle = min(free, max(needed, 5))
  }

  /// The heading of the columns.
  var heading: String {
    let cells = [
      TerminalText.aligned("time", to: time),
      TerminalText.padded("", to: number) + " " + TerminalText.padded("what", to: what),
      TerminalText.padded("links", to: middle),
      "on screen",
    ]
    return painter.paint(joined(cells), .quiet)
  }

  /// A row in one line.
  func line(_ row: TimelineRow) -> String {
    let number = TerminalText.aligned(row.number.map { String($0) } ?? "", to: number)
    let what = painter.paint(TerminalText.padded(row.what, to: what), row.tone)
    let view = TerminalText.elidingMiddle(Self.text(of: row.view), to: view)
    return joined([
      painter.paint(TerminalText.aligned(row.time.threeDigits, to: time), .quiet),
      number + " " + what,
      TerminalText.padded(row.middle.fitting(to: middle), to: middle),
      view,
    ])
  }

  /// A line that stands for rows left out.
  func gapLine(_ count: Int) -> String {
    let dots = TerminalText.aligned("⋮", to: time)
    return painter.paint("\(dots)  \(count) rows like these are left out", .quiet)
  }

  private func joined(_ cells: [String]) -> String {
    var line = cells.joined(separator: String(repeating: " ", count: Self.gap))
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func text(of view: [String]) -> String {
    view.map(TerminalText.cleaned).joined(separator: " → ")
  }
}

extension TimelineRow.Middle {
  /// The text, in not more than a number of columns.
  fileprivate func fitting(to width: Int) -> String {
    switch self {
    case .nothing: ""
    case .chain(let chain): ChainText.fitting(chain, to: width)
    case .note(let note): TerminalText.elidingMiddle(TerminalText.cleaned(note), to: width)
    }
  }
}

/// A chain of links in one line: `root ▸ orders ▸ order 42`.
enum ChainText {
  private static let arrow = " ▸ "
  private static let gap = "… ▸ "

  /// Writes a chain, leaving out what is in its middle if it is wider than a number of columns.
  ///
  /// Only as much of the chain is looked at as fits, whatever its length.
  static func fitting(_ chain: [ShopRoute], to width: Int) -> String {
    let root = ShopRoute.rootTitle
    guard let top = chain.last else { return TerminalText.elidingEnd(root, to: width) }
    var end = TerminalText.cleaned(top.title)
    var count = 1
    for screen in chain.dropLast().reversed() {
      let longer = TerminalText.cleaned(screen.title) + arrow + end
      let start = root + arrow + (count + 1 < chain.count ? gap : "")
      guard TerminalText.width(start + longer) <= width else { break }
      end = longer
      count += 1
    }
    let isWhole = count == chain.count
    for start in [root + arrow + (isWhole ? "" : gap), isWhole ? root + arrow : gap]
    where TerminalText.width(start + end) <= width {
      return start + end
    }
    return TerminalText.elidingEnd((isWhole ? root + arrow : gap) + end, to: width)
  }
}

/// What it all came to, in plain words.
struct Summary {
  /// A label, and what there is to say.
  struct Fact: Hashable {
    let label: String
    let text: String
    var tone = Tone.plain
  }

  static let labelWidth = 15

  private let comparison: Comparison
  private let playback: Playback

  init(_ comparison: Comparison) {
    self.comparison = comparison
    playback = comparison.playback
  }

  /// The summary as lines, none wider than the timeline.
  func lines(painter: Painter) -> [String] {
    facts.flatMap { fact in
      Self.wrapped(fact.text).enumerated().map { position, text in
        Self.line(position == 0 ? fact.label : "", text, fact.tone, painter: painter)
      }
    }
  }

  /// One line with its label in front.
  static func line(_ label: String, _ text: String, _ tone: Tone, painter: Painter) -> String {
    let label = TerminalText.padded("  " + label, to: labelWidth)
    return painter.paint(label, .quiet) + painter.paint(text, tone)
  }

  /// The facts, in the order in which they are told.
  var facts: [Fact] {
    outcomes + [updates, lastScreen] + path + native
  }

  private var outcomes: [Fact] {
    playback.links.enumerated().map { position, opened in
      let label = playback.links.count == 1 ? "outcome" : "outcome \(position + 1)"
      guard let outcome = opened.outcome, let time = opened.endTime else {
        return Fact(label: label, text: "none yet: the app was left, and waits", tone: .person)
      }
      let isLast = position == playback.links.count - 1
      let isHollow = isLast && outcome == .presented && playback.lacksScreens
      return Fact(
        label: label,
        text: "\(outcome.rawValue), reported at \(time.threeDigits) s"
          + (isHollow ? ", though pushes were lost" : ""),
        tone: isHollow ? .alarm : outcome.tone
      )
    }
  }

  private var updates: Fact {
    let count = Self.count(playback.updates.count, "update")
    let violations = playback.violations
    guard !violations.isEmpty else {
      return Fact(label: "updates", text: "\(count), none against the host's rules")
    }
    return Fact(
      label: "updates",
      text: "\(count), \(violations.count) against the host's rules: "
        + "\(Self.count(playback.lostPushes, "push", "pushes")) lost (\(Self.reasons(violations)))",
      tone: .alarm
    )
  }

  private var lastScreen: Fact {
    let time = playback.elapsed.threeDigits
    guard !playback.showsPath, !playback.isAway else {
      return Fact(label: "last screen", text: "\(visible), settled at \(time) s")
    }
    return Fact(
      label: "last screen",
      text: "\(visible), settled at \(time) s; what should be above it never arrived",
      tone: .alarm
    )
  }

  /// The path, where it isn't what the link leads to or isn't what is shown.
  private var path: [Fact] {
    guard playback.path != playback.lastLink?.link.path || !playback.showsPath else { return [] }
    let chain = ChainText.fitting(playback.path, to: TimelineLayout.width - Self.labelWidth)
    guard playback.isAway, !playback.showsPath else { return [Fact(label: "path", text: chain)] }
    return [
      Fact(label: "path", text: chain),
      Fact(label: "", text: "is kept whole, to be shown when the person returns"),
    ]
  }

  private var native: [Fact] {
    guard playback.setting.host == .links else {
      return [Fact(label: "splitting", text: "a native host needs none")]
    }
    let native = comparison.native
    var facts: [Fact] = []
    if comparison.isInterrupted { facts.append(uninterrupted) }
    facts.append(
      Fact(
        label: "native host",
        text: "\(Self.count(native.updates.count, "update")), the last screen settled at "
          + "\(native.elapsed.threeDigits) s"
      )
    )
    guard let time = comparison.addedTime else {
      return facts + [Fact(label: "splitting", text: "fails at this pace", tone: .alarm)]
    }
    let updates = Self.count(comparison.addedUpdates, "more update")
    return facts + [Fact(label: "splitting", text: "costs \(updates) and \(time.threeDigits) s")]
  }

  private var uninterrupted: Fact {
    let playback = comparison.uninterrupted
    let arrival =
      playback.showsPath
      ? "the last screen settled at \(playback.elapsed.threeDigits) s"
      : "the last screen never arrives"
    return Fact(
      label: "undisturbed",
      text: "\(Self.count(playback.updates.count, "update")), \(arrival)"
    )
  }

  private var visible: String {
    TerminalText.elidingEnd(TerminalText.cleaned(playback.visible), to: 24)
  }
}

extension Summary {
  /// A number of things in words.
  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    count == 1 ? "1 \(one)" : "\(count) \(many ?? one + "s")"
  }

  /// Why updates were against the host's rules, most frequent first.
  static func reasons(_ violations: [Violation]) -> String {
    Dictionary(grouping: violations, by: \.kind.description)
      .map { ($0.key, $0.value.count) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      .map { "\($0.1) \($0.0)" }
      .joined(separator: ", ")
  }

  /// The text in lines that fit beside a label, broken between words.
  static func wrapped(_ text: String) -> [String] {
    TerminalText.wrapped(text, to: TimelineLayout.width - labelWidth)
  }
}

extension NavigationOutcome {
  /// How glad to be of it.
  var tone: Tone {
    switch self {
    case .presented: .good
    case .superseded: .plain
    case .dismissed: .person
    }
  }
}
