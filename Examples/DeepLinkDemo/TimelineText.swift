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
    let reason = isWatch ? ": this host animates them all" : ""
    let heading: [DemoComparison.Fact] = [
      ("link", playback.link.url), ("host", setting.host.words),
      ("transition", setting.transition.words), ("animation", setting.animationWords + reason),
      ("pacing", setting.pacingWords),
    ]
    return [text(heading), timeline, text(comparison.facts)].joined(separator: "\n")
  }

  private func text(_ facts: [DemoComparison.Fact]) -> String {
    facts.map { label, text in
      TerminalText.lines(of: text, width: 64).enumerated().map { number, line in
        TerminalText.padded(number == 0 ? "  " + label : "", to: 16) + line + "\n"
      }.joined()
    }.joined()
  }

  private var timeline: String {
    let heading: Row = ("time", "step", ["screens"], "on screen")
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
        row.what = "\(number) \(update.isLost ? "LOST " : "")\(update.update.words)"
        row.links = [ShopRoute.rootTitle] + update.chain.map(\.title)
      // Where an update follows at once, that is what there is to see.
      case (.settled, _) where !moment.has(.update): row.what = "idle"
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
      let (end, outcome) = (link.endTime ?? .zero, link.outcome.map { "\($0)" } ?? "none")
      return ("outcome", "\(outcome), reported at \(end.threeDigits) s")
    }
    let violations = playback.violations
    let breaches = violations.isEmpty ? "none" : "\(violations.count)"
    var steps = "step".counted(playback.updates.count) + ", \(breaches) against the host's rules"
    if playback.lostPushes > 0 { steps += ", lost pushes: \(playback.lostPushes)" }
    facts.append(("steps", steps))
    let seen = playback.seenTransitions
    let transitions = seen == 0 ? "no transition" : "transition".counted(seen)
    let unseen = "step".counted(playback.unseenTransitions)
    let others = playback.unseenTransitions == 0 ? "" : ", \(unseen) without animation"
    facts.append(("people see", transitions + others))
    if restsOnAssumption { facts.append(("assumption", Self.assumption)) }
    let rest = playback.elapsed.threeDigits
    facts.append(("last screen", "\(playback.visible), in place after \(rest) s"))
    let nativeSteps = "step".counted(native.updates.count)
    let nativeTime = native.elapsed.threeDigits
    facts.append(("native stack", "\(nativeSteps), in place after \(nativeTime) s"))
    guard !isInterrupted else { return facts }
    guard let addedTime else { return facts + [("splitting", "fails at this pace")] }
    let addedSteps = playback.updates.count - native.updates.count
    let cost = "costs \("more step".counted(addedSteps)) and \(addedTime.threeDigits) s"
    return facts + [("splitting", cost)]
  }

  /// What times rest on if a step goes without animation.
  private static let assumption = "a step without animation takes one frame of 1/60 s"
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

/// What is on screen at each time, side by side: with a fixed delay, as asked for, and on the native stack.
@MainActor
struct ComparisonText {
  private let columns: [(name: String, playback: Playback)]

  /// Plays the link in all three ways, with whatever comes between.
  init(_ options: DemoOptions) {
    let delay = Nanoseconds.milliseconds(650)
    // Their code was read for links that nothing interrupts.
    let delayed =
      options.interruptions.isEmpty
      ? [("fixed delay", Player.play(options.link, options.setting, pushingEvery: delay))] : []
    columns =
      delayed
      + [("NavigationShim", options.setting), ("native stack", options.setting.onNativeHost)]
      .map { ($0, Player.play(options.link, $1, options.interruptions)) }
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
    let rests = playbacks.map {
      $0.showsPath ? "in place after \($0.elapsed.threeDigits) s" : "never in place"
    }
    let totals = row("", transitions) + row("", rests)
    let lines = [row("time", columns.map(\.name))] + rows.filter { !$0.isEmpty } + ["\n", totals]
    let note = TerminalText.lines(of: note, width: 78).map { "  \($0)\n" }
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

  private var note: String {
    let snapshot =
      "In an app, a snapshot of the old screen covers the screens marked \"at once\". "
    let delay = """
      The left column models NavigationBackport and FlowStacks, whose code we have read and not \
      run: the first push at once, and each further one 0.65 s after the one before.
      """
    let noDelay = "Other libraries' fixed delay is left out, as something interrupts the link."
    return snapshot + (columns.count == 3 ? delay : noDelay)
  }
}
