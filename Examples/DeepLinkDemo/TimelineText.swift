import LinkStackEngine
import NavigationShimTesting
import TestSupport

/// The report for people: a heading, the timeline, a summary.
///
/// No line is wider than the terminal, nor than 80 columns.
struct TimelineText {
  /// A line of the timeline; its links are the titles after an update, or a link that was opened.
  private typealias Row = (time: String, what: String, tone: Tone, links: [String], view: String)

  let comparison: DemoComparison
  let painter: Painter
  let width: Int
  private var playback: Playback { comparison.playback }

  var text: String {
    let setting = playback.setting
    let isWatch = setting.host == .watch && setting.transition > .zero
    let reason = isWatch ? ": nobody knows how to ask this host for less" : ""
    let heading: [DemoComparison.Fact] = [
      ("link", TerminalText.elidingMiddle(playback.link.url, to: width - 15), .strong),
      ("host", setting.host.words, .plain),
      ("transition", setting.transition.words, .plain),
      ("animation", setting.animationWords + reason, .plain),
      ("pacing", setting.pacingWords, .plain),
    ]
    return [text(heading), timeline, text(comparison.facts)].joined(separator: "\n")
  }

  private func text(_ facts: [DemoComparison.Fact]) -> String {
    facts.map { label, text, tone in
      TerminalText.lines(of: text, width: width - 15).enumerated().map { number, line in
        let label = TerminalText.padded(number == 0 ? "  " + label : "", to: 15)
        return painter.paint(label, .quiet) + painter.paint(line, tone) + "\n"
      }.joined()
    }.joined()
  }

  private var timeline: String {
    let heading: Row = ("time", "what", .plain, ["links"], "on screen")
    let rows = [heading] + playback.moments.flatMap(rows)
    let time = max(7, playback.end.threeDigits.count + 2)
    let what = min(26 * width / 80, rows.map { TerminalText.width($0.what) }.max() ?? 0)
    let view = min(24, width - time - what - 4)
    // Where there is no room for them, what is on screen tells enough.
    let links = width - time - what - view - 6
    return rows.map { row in
      let whatText = TerminalText.elidingEnd(row.what, to: what)
      let cells = [
        painter.paint(TerminalText.aligned(row.time, to: time), .quiet),
        painter.paint(TerminalText.padded(whatText, to: what), row.tone),
        links < 12 ? nil : TerminalText.padded(Self.chain(row.links, width: links), to: links),
        TerminalText.elidingMiddle(row.view, to: view),
      ]
      return cells.compactMap(\.self).joined(separator: "  ") + "\n"
    }.joined()
  }

  private func rows(of moment: Moment) -> [Row] {
    moment.happenings.compactMap { happening in
      let person = happening.personAction
      var row: Row = (
        moment.time.threeDigits, person ?? "", .person, [], playback.view(at: moment.time)
      )
      switch (happening.kind, happening.number) {
      case (.update, let number?):
        let update = playback.updates[number - 1]
        row.what = "\(number) \(update.isLost ? "LOST " : "")\(update.update)"
        row.tone = update.isLost ? .alarm : update.transition == .unseen ? .quiet : .plain
        row.links = [ShopRoute.rootTitle] + update.chain.map(\.title)
      // Where an update follows at once, that is what there is to see.
      case (.settled, _) where !moment.has(.update): (row.what, row.tone) = ("settled", .quiet)
      case _ where person == nil: return nil
      case (.linkOpened, let number?): row.links = [playback.links[number - 1].link.url]
      default: break
      }
      return row
    }
  }

  /// Titles in one line; of many the last, as in `… ▸ editor ▸ confirmation`.
  static func chain(_ titles: [String], width: Int) -> String {
    var titles = titles
    var chain = titles.joined(separator: " ▸ ")
    while TerminalText.width(chain) > width, titles.count > 2 {
      titles.replaceSubrange(0...1, with: ["…"])
      chain = titles.joined(separator: " ▸ ")
    }
    return TerminalText.elidingEnd(chain, to: width)
  }
}

extension DemoComparison {
  /// A label, and what there is to say in plain words.
  typealias Fact = (label: String, text: String, tone: Tone)

  /// What it all came to.
  var facts: [Fact] {
    var facts = playback.links.map { link -> Fact in
      let end = link.endTime.map { "reported at \($0.threeDigits) s" } ?? "as the app was left"
      return ("outcome", "\(link.outcomeWord), \(end)", .plain)
    }
    let violations = playback.violations
    let breaches = violations.isEmpty ? "none" : "\(violations.count)"
    var updates =
      "update".counted(playback.updates.count) + ", \(breaches) against the host's rules"
    if playback.lostPushes > 0 { updates += ", lost pushes: \(playback.lostPushes)" }
    facts.append(("updates", updates, violations.isEmpty ? .good : .alarm))
    let seen = playback.seenTransitions
    let transitions = seen == 0 ? "no transition" : "transition".counted(seen)
    let unseen = "update".counted(playback.unseenTransitions)
    let others = playback.unseenTransitions == 0 ? "" : ", \(unseen) without animation"
    facts.append(("to the eye", transitions + others, .plain))
    if restsOnAssumption { facts.append(("assumption", Self.assumption, .plain)) }
    let reasons = Dictionary(grouping: violations, by: \.kind.words)
    for (reason, violations) in reasons.sorted(by: { $0.key < $1.key }) {
      facts.append(("reason", "\(violations.count) \(reason)", .alarm))
    }
    let screen = TerminalText.elidingEnd(playback.visible, to: 24)
    facts.append(("last screen", "\(screen), settled at \(playback.elapsed.threeDigits) s", .plain))
    let nativeUpdates = "update".counted(native.updates.count)
    let nativeTime = native.elapsed.threeDigits
    facts.append(("native host", "\(nativeUpdates), settled at \(nativeTime) s", .plain))
    guard let addedTime else { return facts + [("splitting", "fails at this pace", .alarm)] }
    let cost = "costs \("more update".counted(addedUpdates)) and \(addedTime.threeDigits) s"
    let condition = isInterrupted ? " when nothing interrupts" : ""
    return facts + [("splitting", cost + condition, .plain)]
  }

  /// What times rest on if an update goes without animation.
  static let assumption = "an update without animation takes one frame of 1/60 s"
}

extension Playback {
  /// What is in view at a time; nothing, if nothing happens then.
  fileprivate func view(at time: Nanoseconds) -> String {
    moments.last { $0.time == time }?.viewWords ?? ""
  }
}

extension Moment {
  /// What is in view.
  var viewWords: String {
    titlesInView.joined(separator: " → ") + (state == .frame ? ", at once" : "")
  }
}

extension String {
  /// A number of what the string is called.
  func counted(_ count: Int) -> String { count == 1 ? "1 \(self)" : "\(count) \(self)s" }
}

/// What is on screen at each time, side by side: with a fixed delay, as asked for, and on a native host.
///
/// No line is wider than the terminal, nor than 80 columns. A narrow one has the three below each other.
@MainActor
struct ComparisonText {
  private let columns: [(name: String, playback: Playback)]
  private let painter: Painter
  private let width: Int

  /// Plays the link in all three ways, with whatever comes between.
  init(_ options: DemoOptions, _ painter: Painter, _ width: Int) {
    self.painter = painter
    self.width = width
    var delayed = options.setting
    delayed.pacing = .fixed(delay: Pacing.settled.delay)
    delayed.animation = .every
    columns = [
      ("every \(Pacing.settled.delay.words)", delayed),
      ("NavigationShim", options.setting),
      ("native host", options.setting.onNativeHost),
    ].map { ($0, Player.play(options.link, $1, options.interruptions)) }
  }

  var text: String {
    let tables = width < 80 ? columns.map { table([$0]) } : [table(columns)]
    let note = TerminalText.lines(of: Self.note, width: width - 2).map { "  \($0)" }
    return tables.map { $0 + "\n" }.joined()
      + painter.paint(note.joined(separator: "\n"), .quiet) + "\n"
  }

  private func table(_ columns: [(name: String, playback: Playback)]) -> String {
    let playbacks = columns.map(\.playback)
    let times = Set(playbacks.flatMap { $0.moments.map(\.time) }).sorted()
    var shown = playbacks.map { _ in "" }
    let rows = times.map { time in
      let cells = playbacks.indices.map { index -> String in
        let view = playbacks[index].view(at: time)
        guard !view.isEmpty, view != shown[index] else { return "" }
        shown[index] = view
        return view
      }
      return row(time.threeDigits, cells)
    }
    let transitions = playbacks.map { "transition".counted($0.seenTransitions) }
    let rests = playbacks.map { "at rest after \($0.elapsed.threeDigits) s" }
    let totals = row("", transitions) + row("", rests)
    let lines = [row("time", columns.map(\.name))] + rows.filter { !$0.isEmpty } + ["\n", totals]
    return lines.joined()
  }

  /// A line, or nothing where there is nothing to say.
  private func row(_ time: String, _ cells: [String]) -> String {
    guard cells.contains(where: { !$0.isEmpty }) else { return "" }
    let time = painter.paint(TerminalText.aligned(time, to: 7), .quiet)
    let cells = cells.map { TerminalText.padded(TerminalText.elidingMiddle($0, to: 22), to: 24) }
    let line = cells.joined()
    return time + "  " + String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
  }

  private static let note = """
    The simulated host has no pictures. In an app, NavigationShim covers screens that come \
    "at once" with one of the old screen, which then slides away. The fixed delay is this \
    package's: it waits for a host that moves, and ends when a person goes back. That of other \
    libraries does neither.
    """
}

extension Violation.Kind {
  /// The problem with the update, such as `during a transition`.
  fileprivate var words: String {
    switch self {
    case .tooManyPushes: "with too many pushes"
    case .tooManyPops: "with too many pops"
    case .replacement: "with a replacement in place"
    case .duringTransition: "during a transition"
    case .whileInactive: "while the app was inactive"
    case .tooDeepAtFirstAppearance: "too deep for the first appearance"
    case .ownerNotShown: "from a screen that is not there"
    case .underStranger: "under somebody else's screen"
    }
  }
}
