import CommandSupport
import LinkStackEngine

/// The timeline as a picture.
///
/// Time goes to the right, and each screen has a lane. The root's is the lowest, so that pushes rise
/// like stairs.
struct TimelinePicture {
  /// A screen at its depth, also one that never came.
  struct Lane: Hashable {
    let depth: Int

    /// `nil` for the root.
    let screen: ShopRoute?

    var title: String {
      TerminalText.elidingEnd(TerminalText.cleaned(screen?.title ?? ShopRoute.rootTitle), to: 20)
    }
  }

  /// A time during which a screen is in one state.
  struct Bar {
    enum State: String {
      case push, top, covered
    }

    let lane: Lane
    let state: State
    let start: Nanoseconds
    var end: Nanoseconds
  }

  /// A vertical line through all lanes, and what is written above it.
  struct Label {
    let time: Nanoseconds
    let text: String
    let style: String

    /// The row of the text, counted from below.
    var row = 0

    /// The width of the text, as far as that can be told without its font.
    var width: Double { 6 * Double(TerminalText.width(text)) }
  }

  private static let margin = 24.0
  private static let right = 846.0

  let lanes: [Lane]
  private(set) var bars: [Bar] = []
  private(set) var labels: [Label] = []

  private let comparison: DemoComparison
  private let positions: [Lane: Int]
  private let laneHeight: Double
  private let left: Double

  /// The instant at the right edge.
  let end: Nanoseconds

  private var playback: Playback { comparison.playback }

  init(_ comparison: DemoComparison) {
    self.comparison = comparison
    lanes = Self.lanes(of: comparison.playback)
    positions = Dictionary(uniqueKeysWithValues: lanes.enumerated().map { ($1, $0) })
    laneHeight = min(30, 640 / Double(lanes.count))
    let titles = lanes.map(\.title) + ["native host"]
    left = Self.margin + 20 + 6.9 * Double(titles.map(TerminalText.width).max() ?? 0)
    // A picture needs some time even where nothing takes any, and room behind the last instant.
    let last = max(comparison.playback.end, comparison.native.end)
    end = Nanoseconds(Int64(1.14 * Double((last == .zero ? .seconds(1) : last).count)))
    bars = makeBars()
    labels = arranged(makeLabels())
  }

  /// The picture as an SVG document.
  var svg: String {
    let updates = playback.updates.map { "\($0.words) at \($0.time.threeDigits) s" }
    let facts = comparison.facts(pathWidth: 80).map { "\($0.label): \($0.text)" }
    return SVGWriter.document(
      width: 880,
      height: legendY + 22,
      title: "\(playback.url), played on a simulated host",
      description: "A timeline with a lane per screen. "
        + "\("update".counted(updates.count)): \(updates.joined(separator: "; ")). "
        + "\(facts.joined(separator: ". ")).",
      sheet: CardStyle.sheet(light: Self.light, dark: Self.dark)
    ) { writer in
      drawHeading(on: &writer)
      drawAxis(on: &writer)
      drawLanes(on: &writer)
      drawLabels(on: &writer)
      drawUpdates(on: &writer)
      drawNativeHost(on: &writer)
      drawLegend(on: &writer)
    }
  }
}

extension TimelinePicture {
  /// The lanes from the root upwards, with those at one depth side by side.
  private static func lanes(of playback: Playback) -> [Lane] {
    let paths = playback.links.map(\.link.path)
    var lanes = [Lane(depth: 0, screen: nil)]
    for position in 0..<(paths.map(\.count).max() ?? 0) {
      for path in paths where position < path.count {
        let lane = Lane(depth: position + 1, screen: path[position])
        if !lanes.suffix(paths.count).contains(lane) { lanes.append(lane) }
      }
    }
    return lanes
  }

  private func makeBars() -> [Bar] {
    var bars: [Bar] = []
    // The bar that each lane is in.
    var current: [Lane: Int] = [:]
    let ends = playback.moments.dropFirst().map(\.time) + [end]
    for (moment, end) in zip(playback.moments, ends) where end > moment.time {
      var next: [Lane: Int] = [:]
      for depth in 0...moment.view.depth {
        let lane = Lane(depth: depth, screen: depth == 0 ? nil : moment.screens[depth - 1])
        let state: Bar.State =
          depth < moment.view.depth ? .covered : moment.view == .still(depth) ? .top : .push
        if let bar = current[lane], bars[bar].state == state {
          bars[bar].end = end
          next[lane] = bar
        } else {
          next[lane] = bars.count
          bars.append(Bar(lane: lane, state: state, start: moment.time, end: end))
        }
      }
      current = next
    }
    return bars
  }

  private func makeLabels() -> [Label] {
    playback.moments.flatMap { moment in
      moment.happenings.compactMap { happening in
        func person(_ text: String) -> Label {
          Label(time: moment.time, text: text, style: "person")
        }
        switch happening {
        case .linkOpened(let index): return index == 0 ? nil : person("link \(index + 1) opened")
        case .wentBack: return person("goes back")
        case .left: return person("app left")
        case .returned: return person("app returned")
        case .ignored: return person("no effect")
        case .reported(let link, let outcome):
          guard link == playback.links.count - 1 else { return nil }
          // The engine knows nothing of pushes that were lost, and reports success.
          let isGood = outcome == .presented && !playback.lacksScreens
          let text = "\(outcome.rawValue) \(moment.time.threeDigits) s"
          return Label(time: moment.time, text: text, style: isGood ? "good" : "plain")
        case .update, .settled, .settleSignal, .dismissed: return nil
        }
      }
    }
  }

  /// Finds a row for each text in which it meets no other, and no other's line.
  ///
  /// A text stands to the right of its line. So where several are close, the later ones go into the
  /// lower rows, and no line rises through a text.
  private func arranged(_ labels: [Label]) -> [Label] {
    var arranged: [Label] = []
    for var label in labels.reversed() {
      let close = arranged.filter { x($0.time) <= x(label.time) + label.width + 10 }
      label.row = (close.map(\.row).max() ?? -1) + 1
      arranged.append(label)
    }
    return arranged.reversed()
  }
}

extension TimelinePicture {
  private var top: Double { 78 + 15 * Double((labels.map(\.row).max() ?? -1) + 1) }
  private var bottom: Double { top + laneHeight * Double(lanes.count) }
  private var axisY: Double { bottom + 38 }
  private var legendY: Double { axisY + 52 }

  /// Whether lanes are high enough for numbers.
  private var isRoomy: Bool { laneHeight >= 19 }

  func x(_ time: Nanoseconds) -> Double {
    left + (Self.right - left) * Double(time.count) / Double(end.count)
  }

  /// The middle of a lane.
  func y(_ lane: Lane) -> Double {
    bottom - laneHeight * (Double(positions[lane] ?? 0) + 0.5)
  }

  /// The distance between the ticks of the axis: 1, 2 or 5 of a power of ten.
  var tick: Nanoseconds {
    var unit: Int64 = 1
    while end.count / unit > 90 { unit *= 10 }
    return Nanoseconds([1, 2, 5, 10].map { $0 * unit }.first { end.count / $0 <= 9 } ?? unit)
  }

  private func drawHeading(on writer: inout SVGWriter) {
    let setting = playback.setting
    let facts = [
      "\(setting.host.rawValue) host", "transition \(setting.transition.words)",
      setting.pacing.words, "update".counted(playback.updates.count),
    ]
    let url = TerminalText.elidingMiddle(playback.url, to: 92)
    writer.text("title", url, at: (Self.margin, 34))
    writer.text("quiet", facts.joined(separator: "  ·  "), at: (Self.margin, 54))
  }

  private func drawAxis(on writer: inout SVGWriter) {
    for time in stride(from: 0, through: end.count, by: Int(tick.count)).map(Nanoseconds.init) {
      writer.line("grid", from: (x(time), top), to: (x(time), axisY))
      writer.text("small", time.words, at: (x(time), axisY + 16), anchor: .middle)
    }
    writer.line("base", from: (left, axisY), to: (Self.right, axisY))
  }

  private func drawLanes(on writer: inout SVGWriter) {
    // Titles need eleven pixels.
    let step = Int((11 / laneHeight).rounded(.up))
    for (position, lane) in lanes.enumerated() where position % step == 0 {
      let style = isRoomy ? "name" : "small"
      writer.line("grid", from: (left, y(lane)), to: (Self.right, y(lane)))
      writer.text(style, lane.title, at: (left - 16, y(lane) + 4), anchor: .end)
    }
    let height = min(14, laneHeight * 0.62)
    for bar in bars {
      let (start, end) = (x(bar.start), x(bar.end))
      let y = y(bar.lane) - height / 2
      writer.rect(bar.state.rawValue, x: start, y: y, width: end - start, height: height)
    }
  }

  private func drawLabels(on writer: inout SVGWriter) {
    func times(of happening: Moment.Happening) -> [Nanoseconds] {
      playback.moments.filter { $0.happenings.contains(happening) }.map(\.time)
    }
    for (start, end) in zip(times(of: .left), times(of: .returned) + [end]) {
      let width = x(end) - x(start)
      writer.rect("away", x: x(start), y: top, width: width, height: bottom - top)
    }
    for label in labels {
      let (x, base) = (x(label.time), top - 6 - 15 * Double(label.row))
      writer.line("event \(label.style)", from: (x, base - 9), to: (x, bottom))
      writer.text("label \(label.style)", label.text, at: (x + 4, base))
    }
  }

  /// The updates with their numbers, and the signals by which the transitions after them ended.
  private func drawUpdates(on writer: inout SVGWriter) {
    let settled = playback.moments.filter(\.hasSettleSignal).map(\.time)
    let size = isRoomy ? 8 : max(1.6, laneHeight * 0.4)
    for bar in bars where isRoomy && bar.state == .push && settled.contains(bar.end) {
      drawMark("signal", at: (x(bar.end), y(bar.lane)), 5, on: &writer)
    }
    for update in playback.updates {
      let lane = Lane(depth: update.chain.count, screen: update.chain.last)
      let (x, y) = (x(update.time), y(lane))
      drawMark(update.isLost ? "lost" : "update", at: (x, y), size, on: &writer)
      guard isRoomy, !update.isLost else { continue }
      writer.text("number", "\(update.number)", at: (x, y + 3.5), anchor: .middle)
    }
  }

  private func drawMark(
    _ style: String,
    at point: (x: Double, y: Double),
    _ size: Double,
    on writer: inout SVGWriter
  ) {
    let (left, right) = (point.x - size, point.x + size)
    let (top, bottom) = (point.y - size, point.y + size)
    switch style {
    case "update": writer.circle(style, at: point, radius: size)
    case "signal":
      let corners = [(left, point.y), (point.x, top), (right, point.y), (point.x, bottom)]
      writer.path(style, [corners], isClosed: true)
    case "lost":
      writer.path(style, [[(left, top), (right, bottom)], [(left, bottom), (right, top)]])
    default: writer.rect(style, x: point.x - 11, y: point.y - 5, width: 22, height: 10, radius: 2)
    }
  }

  /// The same link on a native host, for comparison.
  private func drawNativeHost(on writer: inout SVGWriter) {
    let native = comparison.native
    let (end, y) = (x(native.elapsed), bottom + 22)
    let text = "\("update".counted(native.updates.count)), \(native.elapsed.threeDigits) s"
    writer.text("quiet", "native host", at: (left - 16, y + 4), anchor: .end)
    writer.rect("native", x: left, y: y - 6, width: end - left, height: 12, radius: 3)
    writer.text("small", text, at: (end + 8, y + 4))
  }

  /// What the signs mean.
  private func drawLegend(on writer: inout SVGWriter) {
    let entries = [
      ("update", "update", true), ("push", "transition", true), ("top", "on top", true),
      ("covered", "covered", true), ("signal", "settle signal", isRoomy),
      ("lost", "lost push", playback.lostPushes > 0),
    ]
    var x = Self.margin
    for (style, text, isThere) in entries where isThere {
      drawMark(style, at: (x + 12, legendY), 6, on: &writer)
      writer.text("small", text, at: (x + 28, legendY + 4))
      x += 48 + 5.7 * Double(text.count)
    }
  }

  private static let light = """
    .push { fill: #7aa7ee } .top { fill: #c9dcfa } .covered { fill: #edf2fb }
    .native { fill: #b9c2cc } .away { fill: #818b98; fill-opacity: 0.14 }
    .update { fill: #1f5fc4 } .signal { fill: #ffffff; stroke: #1a7f37; stroke-width: 1.6 }
    .number { font-size: 10px; font-weight: 600; fill: #ffffff }
    .lost { fill: none; stroke: #cf222e; stroke-width: 2.2; stroke-linecap: round }
    .good { color: #1a7f37 } .person { color: #9a6700 } .plain { color: #59636e }
    .event { stroke: currentColor; stroke-width: 1.2 } .event.person { stroke-dasharray: 5 3 }
    .label { font-size: 10.5px; fill: currentColor }
    """

  private static let dark = """
    .push { fill: #3f6fbd } .top { fill: #2b456f } .covered { fill: #1e2838 }
    .native { fill: #59636e } .away { fill: #9198a1; fill-opacity: 0.16 }
    .update { fill: #79b0ff } .signal { fill: #151b23; stroke: #3fb950 }
    .number { fill: #0d1117 }
    .lost { stroke: #f85149 }
    .good { color: #3fb950 } .person { color: #d29922 } .plain { color: #9198a1 }
    """
}
