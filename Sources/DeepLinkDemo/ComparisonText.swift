import CommandSupport
import LinkStackEngine

/// What is on screen at each time, side by side: with a fixed delay, as asked for, and on a native host.
///
/// No line is wider than 80 columns.
@MainActor
struct ComparisonText {
  private let columns: [(name: String, playback: Playback)]
  private let painter: Painter

  /// Plays the link in all three ways, with whatever comes between.
  init(_ options: DemoOptions, _ painter: Painter) {
    self.painter = painter
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
        let moment = playbacks[index].moments.last { $0.time == time }
        guard let view = moment?.viewWords, view != shown[index] else { return "" }
        shown[index] = view
        return view
      }
      return row(time.threeDigits, cells)
    }
    let transitions = playbacks.map { "transition".counted($0.seenTransitions) }
    let rests = playbacks.map { "at rest after \($0.elapsed.threeDigits) s" }
    let totals = row("", transitions) + row("", rests)
    let lines = [row("time", columns.map(\.name))] + rows.filter { !$0.isEmpty } + ["\n", totals]
    return lines.joined() + "\n" + painter.paint(Self.note, .quiet) + "\n"
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
      The simulated host has no pictures. In an app, NavigationShim covers screens
      that come "at once" with one of the old screen, which then slides away. The
      fixed delay is this package's: it waits for a host that moves, and ends when
      a person goes back. That of other libraries does neither.
    """
}
