import LinkStackEngine
import SimulatedHost
import TestSupport

/// The report for people, of 80 columns: a heading, the timeline, a summary.
struct TimelineText {
  /// A line of the timeline; its links are the titles after an update, or a link that was opened.
  private typealias Row = (time: String, what: String, links: [String], view: String)

  let comparison: DemoComparison
  private var playback: Playback { comparison.playback }

  var text: String {
    let setting = playback.setting
    let isWatch = setting.host == .watch && setting.transition > .zero
    let reason = isWatch ? ": nobody knows how to ask this host for less" : ""
    let heading: [DemoComparison.Fact] = [
      ("link", playback.link.url), ("host", setting.host.words),
      ("transition", setting.transition.words), ("animation", setting.animationWords + reason),
      ("pacing", setting.pacingWords),
    ]
    return [text(heading), timeline, text(comparison.facts)].joined(separator: "\n")
  }

  private func text(_ facts: [DemoComparison.Fact]) -> String {
    facts.map { label, text in
      TerminalText.lines(of: text, width: 65).enumerated().map { number, line in
        TerminalText.padded(number == 0 ? "  " + label : "", to: 15) + line + "\n"
      }.joined()
    }.joined()
  }

  private var timeline: String {
    let heading: Row = ("time", "what", ["links"], "on screen")
    let rows = [heading] + playback.moments.flatMap(rows)
    let time = max(7, playback.end.threeDigits.count + 2)
    let what = rows.map { TerminalText.width($0.what) }.max() ?? 0
    let links = 80 - time - what - 30
    return rows.map { row in
      let cells = [
        TerminalText.aligned(row.time, to: time), TerminalText.padded(row.what, to: what),
        TerminalText.padded(Self.chain(row.links, width: links), to: links),
        TerminalText.elidingMiddle(row.view, to: 24),
      ]
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  private func rows(of moment: Moment) -> [Row] {
    moment.happenings.compactMap { happening in
      let person = happening.personAction
      var row: Row = (
        moment.time.threeDigits, person ?? "", [], playback.view(at: moment.time)
      )
      switch (happening.kind, happening.number) {
      case (.update, let number?):
        let update = playback.updates[number - 1]
        row.what = "\(number) \(update.isLost ? "LOST " : "")\(update.update)"
        row.links = [ShopRoute.rootTitle] + update.chain.map(\.title)
      // Where an update follows at once, that is what there is to see.
      case (.settled, _) where !moment.has(.update): row.what = "settled"
      case _ where person == nil: return nil
      case (.linkOpened, let number?): row.links = [playback.links[number - 1].link.url]
      default: break
      }
      return row
    }
  }

  /// Titles in one line; of many the last, as in `… ▸ editor ▸ confirmation`.
  private static func chain(_ titles: [String], width: Int) -> String {
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
  typealias Fact = (label: String, text: String)

  /// What it all came to.
  var facts: [Fact] {
    var facts = playback.links.map { link -> Fact in
      let (end, outcome) = (link.endTime ?? .zero, link.outcome?.rawValue ?? "none")
      return ("outcome", "\(outcome), reported at \(end.threeDigits) s")
    }
    let violations = playback.violations
    let breaches = violations.isEmpty ? "none" : "\(violations.count)"
    var updates =
      "update".counted(playback.updates.count) + ", \(breaches) against the host's rules"
    if playback.lostPushes > 0 { updates += ", lost pushes: \(playback.lostPushes)" }
    facts.append(("updates", updates))
    let seen = playback.seenTransitions
    let transitions = seen == 0 ? "no transition" : "transition".counted(seen)
    let unseen = "update".counted(playback.unseenTransitions)
    let others = playback.unseenTransitions == 0 ? "" : ", \(unseen) without animation"
    facts.append(("to the eye", transitions + others))
    if restsOnAssumption { facts.append(("assumption", Self.assumption)) }
    let rest = playback.elapsed.threeDigits
    facts.append(("last screen", "\(playback.visible), settled at \(rest) s"))
    let nativeUpdates = "update".counted(native.updates.count)
    let nativeTime = native.elapsed.threeDigits
    facts.append(("native host", "\(nativeUpdates), settled at \(nativeTime) s"))
    guard !isInterrupted else { return facts }
    guard let addedTime else { return facts + [("splitting", "fails at this pace")] }
    let addedUpdates = playback.updates.count - native.updates.count
    let cost = "costs \("more update".counted(addedUpdates)) and \(addedTime.threeDigits) s"
    return facts + [("splitting", cost)]
  }

  /// What times rest on if an update goes without animation.
  private static let assumption = "an update without animation takes one frame of 1/60 s"
}

extension Playback {
  /// What is in view at a time; nothing, if nothing happens then.
  fileprivate func view(at time: Nanoseconds) -> String {
    moments.last { $0.time == time }?.viewWords ?? ""
  }
}

extension Moment {
  /// What is in view.
  fileprivate var viewWords: String {
    titlesInView.joined(separator: " → ") + (isAtOnce ? ", at once" : "")
  }
}

extension String {
  /// A number of what the string is called.
  fileprivate func counted(_ count: Int) -> String {
    count == 1 ? "1 \(self)" : "\(count) \(self)s"
  }
}

/// What is on screen at each time, side by side: with a fixed delay, as asked for, and on a native host.
@MainActor
struct ComparisonText {
  private let columns: [(name: String, playback: Playback)]

  /// Plays the link in all three ways, with whatever comes between.
  init(_ options: DemoOptions) {
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
    let rests = playbacks.map { "in place after \($0.elapsed.threeDigits) s" }
    let totals = row("", transitions) + row("", rests)
    let lines = [row("time", columns.map(\.name))] + rows.filter { !$0.isEmpty } + ["\n", totals]
    let note = TerminalText.lines(of: Self.note, width: 78).map { "  \($0)\n" }
    return (lines + ["\n"] + note).joined()
  }

  /// A line, or nothing where there is nothing to say.
  private func row(_ time: String, _ cells: [String]) -> String {
    guard cells.contains(where: { !$0.isEmpty }) else { return "" }
    let time = TerminalText.aligned(time, to: 7)
    let cells = cells.map { TerminalText.padded(TerminalText.elidingMiddle($0, to: 22), to: 24) }
    let line = cells.joined()
    return time + "  " + String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
  }

  private static let note = """
    The simulated host has no pictures. In an app, NavigationShim covers screens that come \
    "at once" with one of the old screen, which then slides away. The fixed delay is this \
    package's: it waits for a host that moves, and ends when people go back. That of other \
    libraries does neither.
    """
}
