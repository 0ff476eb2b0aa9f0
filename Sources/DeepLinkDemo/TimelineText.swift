import CommandSupport
import LinkStackEngine
import NavigationShimTesting

/// The report for people: a heading, the timeline, a summary.
///
/// No line is wider than 80 columns.
struct TimelineText {
  /// A piece of the report, and when it may be shown if it is played in real time.
  struct Piece: Hashable, Sendable {
    let time: Nanoseconds
    let text: String
  }

  /// A line of the timeline.
  private struct Row {
    let time: Nanoseconds
    var number = ""
    let what: String
    var tone = Tone.plain

    /// The titles of a chain of links, or else a note of one part.
    var links: [String] = []
    var view = ""
  }

  private static let width = 80
  private static let labelWidth = 15

  let comparison: DemoComparison
  let painter: Painter
  private var playback: Playback { comparison.playback }

  /// The report, piece by piece in order of time.
  var pieces: [Piece] {
    let setting = playback.setting
    let width = Self.width - Self.labelWidth
    let heading: [DemoComparison.Fact] = [
      ("link", TerminalText.elidingMiddle(playback.url, to: width), .strong),
      ("host", setting.host.words, .plain),
      ("transition", setting.transition.words, .plain),
      ("pacing", setting.pacing.words, .plain),
    ]
    return [Piece(time: .zero, text: text(heading) + "\n")] + timeline
      + [Piece(time: playback.end, text: "\n" + text(comparison.facts(pathWidth: width)))]
  }

  private func text(_ facts: [DemoComparison.Fact]) -> String {
    facts.flatMap { label, text, tone in
      TerminalText.wrapped(text, to: Self.width - Self.labelWidth).enumerated().map {
        let label = TerminalText.padded($0 == 0 ? "  " + label : "", to: Self.labelWidth)
        return painter.paint(label, .quiet) + painter.paint($1, tone) + "\n"
      }
    }.joined()
  }

  private var timeline: [Piece] {
    let rows = shortened(playback.moments.flatMap(rows))
    let time = max(7, playback.end.threeDigits.count + 2)
    let number = String(playback.updates.count).count
    let what = rows.map { TerminalText.width($0.what) }.max() ?? 0
    let view = min(30, rows.map { TerminalText.width($0.view) }.max() ?? 0)
    let free = Self.width - time - number - what - view - 7
    let links = rows.map { TerminalText.width(Self.chain($0.links, width: free)) }.max() ?? 0
    func piece(_ row: Row, _ timeText: String? = nil) -> Piece {
      let timeText = timeText ?? row.time.threeDigits
      let cells = [
        painter.paint(TerminalText.aligned(timeText, to: time), .quiet),
        TerminalText.aligned(row.number, to: number) + " "
          + painter.paint(TerminalText.padded(row.what, to: what), row.tone),
        TerminalText.padded(Self.chain(row.links, width: links), to: links),
        TerminalText.elidingMiddle(row.view, to: view),
      ]
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return Piece(time: row.time, text: line + "\n")
    }
    let heading = Row(time: .zero, what: "what", links: ["links"], view: "on screen")
    return [piece(heading, "time")] + rows.map { piece($0) }
  }

  /// Leaves out the middle of a long timeline, but not what the person does.
  private func shortened(_ rows: [Row]) -> [Row] {
    guard rows.count > 40 else { return rows }
    let middle = rows[12..<(rows.count - 12)]
    let kept = middle.filter { $0.tone == .person }
    let note = "\(middle.count - kept.count) like these"
    let gap = Row(time: rows[12].time, what: "⋮", tone: .quiet, links: [note])
    return rows.prefix(12) + [gap] + kept + rows.suffix(12)
  }

  /// The rows of one instant, the last of which says what is in view.
  private func rows(of moment: Moment) -> [Row] {
    var rows = moment.happenings.compactMap { row(for: $0, at: moment) }
    // An outcome has a row only where nothing else happens.
    if rows.contains(where: { $0.what != "reported" }) { rows.removeAll { $0.what == "reported" } }
    if !rows.isEmpty {
      let titles = moment.titlesInView.map(TerminalText.cleaned)
      rows[rows.count - 1].view = titles.joined(separator: " → ")
    }
    return rows
  }

  private func row(for happening: Moment.Happening, at moment: Moment) -> Row? {
    func row(_ what: String, _ tone: Tone = .person, _ links: [String] = []) -> Row {
      Row(time: moment.time, what: what, tone: tone, links: links)
    }
    switch happening {
    case .linkOpened(let position):
      // The first link is in the heading.
      guard position > 0 else { return nil }
      return row("link opened", .person, [TerminalText.cleaned(playback.links[position].link.url)])
    case .update(let position):
      let update = playback.updates[position]
      var row = row(update.words, update.isLost ? .alarm : .plain, update.chain.titles)
      row.number = "\(update.number)"
      return row
    case .settled:
      // Where an update follows at once, that is what there is to see.
      guard !moment.hasUpdate else { return nil }
      return row("settled", .quiet, moment.hasDismissal ? moment.screens.titles : [])
    case .wentBack: return row("goes back")
    case .left: return row("app left")
    case .returned: return row("app returned")
    case .ignored(.back): return row("no effect", .person, ["nobody can go back here"])
    case .ignored(.leave): return row("no effect", .person, ["the app has been left already"])
    case .ignored(.comeBack): return row("no effect", .person, ["the app has not been left"])
    case .reported(_, let outcome): return row("reported", .quiet, [outcome.rawValue])
    case .ignored(.link), .settleSignal, .dismissed: return nil
    }
  }

  /// Titles in one line, as in `root ▸ … ▸ item 7 ▸ editor`.
  ///
  /// These are the first, and as many of the last as fit.
  static func chain(_ titles: [String], width: Int) -> String {
    var chain = titles.joined(separator: " ▸ ")
    if TerminalText.width(chain) <= width { return chain }
    chain = titles.count > 2 ? "… ▸ \(titles[titles.count - 1])" : chain
    for count in 1..<max(1, titles.count - 1) {
      let line = (titles.prefix(1) + ["…"] + titles.suffix(count)).joined(separator: " ▸ ")
      guard TerminalText.width(line) <= width else { break }
      chain = line
    }
    return TerminalText.elidingEnd(chain, to: width)
  }
}

extension DemoComparison {
  /// A label, and what there is to say.
  typealias Fact = (label: String, text: String, tone: Tone)

  /// What it all came to, in plain words.
  ///
  /// - Parameter pathWidth: The columns that a path may take.
  func facts(pathWidth: Int) -> [Fact] {
    let isMissing = !playback.showsPath && !playback.isAway
    let visible = TerminalText.elidingEnd(TerminalText.cleaned(playback.visible), to: 24)
    let end = isMissing ? "; what should be above it never arrived" : ""
    var facts = playback.links.indices.map(outcome)
    facts.append(updates)
    facts.append(
      (
        "last screen", "\(visible), settled at \(playback.elapsed.threeDigits) s\(end)",
        isMissing ? .alarm : .plain
      )
    )
    if playback.path != playback.lastLink?.link.path || !playback.showsPath {
      facts.append(
        ("path", TimelineText.chain(playback.path.titles, width: pathWidth), .plain)
      )
    }
    if playback.isAway, !playback.showsPath {
      facts.append(("", "is kept whole, to be shown when the person returns", .plain))
    }
    guard playback.setting.host == .links else {
      return facts + [("splitting", "a native host needs none", .plain)]
    }
    if isInterrupted { facts.append(("undisturbed", uninterrupted.timing, .plain)) }
    facts.append(("native host", native.timing, .plain))
    guard let time = addedTime else {
      return facts + [("splitting", "fails at this pace", .alarm)]
    }
    let cost = "costs \("more update".counted(addedUpdates)) and \(time.threeDigits) s"
    return facts + [("splitting", cost, .plain)]
  }

  private func outcome(of position: Int) -> Fact {
    let link = playback.links[position]
    let label = playback.links.count == 1 ? "outcome" : "outcome \(position + 1)"
    guard let outcome = link.outcome, let time = link.endTime else {
      return (label, "none yet: the app was left, and waits", .person)
    }
    let text = "\(outcome.rawValue), reported at \(time.threeDigits) s"
    switch outcome {
    case .presented where position == playback.links.count - 1 && playback.lacksScreens:
      return (label, "\(text), though pushes were lost", .alarm)
    case .presented: return (label, text, .good)
    case .superseded: return (label, text, .plain)
    case .dismissed: return (label, text, .person)
    }
  }

  private var updates: Fact {
    let count = "update".counted(playback.updates.count)
    let violations = playback.violations
    if violations.isEmpty { return ("updates", "\(count), none against the host's rules", .plain) }
    let reasons = Dictionary(grouping: violations, by: \.kind.description)
      .map { "\($0.value.count) \($0.key)" }.sorted(by: >).joined(separator: ", ")
    let lost = playback.lostPushes == 1 ? "1 push lost" : "\(playback.lostPushes) pushes lost"
    let complaint = "\(violations.count) against the host's rules: \(lost) (\(reasons))"
    return ("updates", "\(count), \(complaint)", .alarm)
  }
}

extension Playback {
  /// The link that was asked for, fit for a terminal.
  var url: String { TerminalText.cleaned(links.first?.link.url ?? "") }

  fileprivate var timing: String {
    "update".counted(updates.count) + ", the last screen "
      + (showsPath ? "settled at \(elapsed.threeDigits) s" : "never arrives")
  }
}

extension Playback.PlayedUpdate {
  /// What the update does, in words.
  var words: String { (isLost ? "LOST " : "") + "\(update)" }
}

extension [ShopRoute] {
  /// The titles of the root and of as many screens as a line can hold, fit for a terminal.
  fileprivate var titles: [String] {
    // With the arrow before it, a title takes four columns at least.
    let last = suffix(20).map { TerminalText.cleaned($0.title) }
    return [ShopRoute.rootTitle] + (count > last.count ? ["…"] : []) + last
  }
}

extension String {
  /// A number of what the string is called.
  func counted(_ count: Int) -> String { count == 1 ? "1 \(self)" : "\(count) \(self)s" }
}
