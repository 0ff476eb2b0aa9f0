import CommandSupport
import LinkStackEngine
import NavigationShimTesting

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

    var title: String { TerminalText.elidingEnd(screen?.title ?? ShopRoute.rootTitle, to: 18) }
  }

  /// A time during which a screen is in one state: `transition`, `frame`, `top` or `covered`; it comes
  /// with animation in a transition, and without in a frame.
  typealias Bar = (state: String, start: Nanoseconds, end: Nanoseconds)

  /// What a person did, or how it ended.
  typealias Label = (time: Nanoseconds, text: String, style: String)

  private static let (margin, right, laneHeight) = (24.0, 846.0, 30.0)

  let lanes: [Lane]
  let labels: [Label]
  /// The instant at the right edge.
  let end: Nanoseconds

  private let comparison: DemoComparison
  private let left: Double
  private var playback: Playback { comparison.playback }

  init(_ comparison: DemoComparison) {
    self.comparison = comparison
    lanes = Self.lanes(of: comparison.playback)
    labels = Self.labels(of: comparison.playback)
    let titles = lanes.map(\.title) + ["native host"]
    left = Self.margin + 20 + 8 * Double(titles.map(TerminalText.width).max() ?? 0)
    // A picture needs some time even where nothing takes any, and room behind the last instant.
    let last = max(comparison.playback.end, comparison.native.end)
    end = Nanoseconds(Int64(1.2 * Double((last == .zero ? .seconds(1) : last).count)))
  }

  /// The picture as an SVG document.
  var svg: String {
    let facts = comparison.facts.map { "\($0.label): \($0.text)" }
    return SVGWriter.document(
      width: 880,
      height: legendY + (comparison.restsOnAssumption ? 40 : 22),
      title: "\(playback.link.url), played on a simulated host",
      description: "A timeline with a lane per screen. \(facts.joined(separator: ". ")).",
      sheet: CardStyle.sheet(light: Self.light, dark: Self.dark)
    ) { writer in
      // As many columns fit on the card even if all are capitals.
      let url = TerminalText.elidingMiddle(playback.link.url, to: 50)
      writer.text("title", url, at: (Self.margin, 34))
      writer.text("quiet", heading, at: (Self.margin, 54))
      drawAxis(on: &writer)
      drawLanes(on: &writer)
      drawLabels(on: &writer)
      drawUpdates(on: &writer)
      drawNativeHost(on: &writer)
      drawLegend(on: &writer)
      guard comparison.restsOnAssumption else { return }
      let note = "Assumption: \(DemoComparison.assumption)."
      writer.text("note", note, at: (Self.margin, legendY + 24))
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

  private static func labels(of playback: Playback) -> [Label] {
    playback.moments.flatMap { moment in
      moment.happenings.compactMap { happening in
        if let outcome = happening.outcome, happening.number == playback.links.count {
          let text = "\(outcome.rawValue) \(moment.time.threeDigits) s"
          return (moment.time, text, outcome == .presented ? "good" : "plain")
        }
        return happening.personAction.map { (moment.time, $0, "person") }
      }
    }
  }

  /// The states of a lane's screen, one after the other.
  func bars(of lane: Lane) -> [Bar] {
    var bars: [Bar] = []
    let ends = playback.moments.dropFirst().map(\.time) + [end]
    for (moment, end) in zip(playback.moments, ends) where end > moment.time {
      // What a person is leaving is there until it is gone.
      guard lane.depth <= moment.screens.count else { continue }
      guard lane.depth == 0 || moment.screens[lane.depth - 1] == lane.screen else { continue }
      let state = lane.depth < moment.depth ? "covered" : moment.state.rawValue
      if let last = bars.last, last.state == state, last.end == moment.time {
        bars[bars.count - 1].end = end
      } else {
        bars.append((state, moment.time, end))
      }
    }
    return bars
  }

  private var top: Double { 78 + 15 * Double(labels.count) }
  private var bottom: Double { top + Self.laneHeight * Double(lanes.count) }
  private var axisY: Double { bottom + 38 }
  private var legendY: Double { axisY + 52 }

  func x(_ time: Nanoseconds) -> Double {
    left + (Self.right - left) * Double(time.count) / Double(end.count)
  }

  /// The middle of a lane.
  func y(_ position: Int) -> Double { bottom - Self.laneHeight * (Double(position) + 0.5) }

  /// The distance between the ticks of the axis: 1, 2 or 5 of a power of ten.
  var tick: Nanoseconds {
    var unit: Int64 = 1
    while end.count / unit > 90 { unit *= 10 }
    return Nanoseconds([1, 2, 5, 10].map { $0 * unit }.first { end.count / $0 <= 9 } ?? unit)
  }

  private var heading: String {
    let setting = playback.setting
    let host = "\(setting.host.rawValue) host, transition \(setting.transition.words)"
    return "\(host); animated: \(setting.animationWords); \(setting.pacingWords)"
  }

  private func drawAxis(on writer: inout SVGWriter) {
    for time in stride(from: 0, through: end.count, by: Int(tick.count)).map(Nanoseconds.init) {
      writer.line("grid", from: (x(time), top), to: (x(time), axisY))
      writer.text("small", time.words, at: (x(time), axisY + 16), anchor: .middle)
    }
    writer.line("base", from: (left, axisY), to: (Self.right, axisY))
  }

  private func drawLanes(on writer: inout SVGWriter) {
    for (position, lane) in lanes.enumerated() {
      let y = y(position)
      writer.line("grid", from: (left, y), to: (Self.right, y))
      writer.text("name", lane.title, at: (left - 16, y + 4), anchor: .end)
      for bar in bars(of: lane) {
        let (start, end) = (x(bar.start), x(bar.end))
        let height = bar.state == "frame" ? 3.5 : 14
        writer.rect(bar.state, x: start, y: y - height / 2, width: end - start, height: height)
      }
    }
  }

  /// Each label has a row of its own, the later the lower, so that no line rises through a text.
  private func drawLabels(on writer: inout SVGWriter) {
    for (row, label) in labels.enumerated() {
      let (x, y) = (x(label.time), 87 + 15 * Double(row))
      writer.line("event \(label.style)", from: (x, y - 9), to: (x, bottom))
      writer.text("label \(label.style)", label.text, at: (x + 4, y))
    }
  }

  private func drawUpdates(on writer: inout SVGWriter) {
    for update in playback.updates {
      let lane = Lane(depth: update.chain.count, screen: update.chain.last)
      let (x, y) = (x(update.time), y(lanes.firstIndex(of: lane) ?? 0))
      guard !update.isLost else {
        writer.text("lost", "×", at: (x, y + 7), anchor: .middle)
        continue
      }
      let isUnseen = update.transition == .unseen
      writer.circle(isUnseen ? "update unseen" : "update", at: (x, y), radius: 8)
      let style = isUnseen ? "number unseen" : "number"
      writer.text(style, "\(update.number)", at: (x, y + 3.5), anchor: .middle)
    }
  }

  /// The same link on a native host, for comparison.
  private func drawNativeHost(on writer: inout SVGWriter) {
    let native = comparison.native
    let (end, y) = (x(native.elapsed), bottom + 22)
    let text = "\("update".counted(native.updates.count)), \(native.elapsed.threeDigits) s"
    writer.text("quiet", "native host", at: (left - 16, y + 4), anchor: .end)
    writer.rect("native", x: left, y: y - 6, width: end - left, height: 12)
    writer.text("small", text, at: (end + 8, y + 4))
  }

  private func drawLegend(on writer: inout SVGWriter) {
    var x = Self.margin + 10
    func draw(_ style: String, _ text: String) {
      switch style {
      case "update": writer.circle(style, at: (x, legendY), radius: 6)
      case "frame":
        writer.rect(style, x: x, y: legendY - 1.5, width: 17, height: 3)
        writer.circle("update unseen", at: (x, legendY), radius: 6)
      case "lost": writer.text(style, "×", at: (x, legendY + 7), anchor: .middle)
      default: writer.rect(style, x: x - 10, y: legendY - 5, width: 20, height: 10)
      }
      if style == "frame" { x += 8 }
      writer.text("small", text, at: (x + 18, legendY + 4))
      x += 50 + 5.4 * Double(text.count)
    }
    draw("update", "update")
    draw("transition", "transition that is seen")
    if playback.unseenTransitions > 0 { draw("frame", "update without animation") }
    for state in ["top", "covered", "lost"] { draw(state, state) }
  }

  private static let light = """
    .transition, .top, .covered { fill: #4385f0; fill-opacity: 0.7 }
    .top { fill-opacity: 0.35 } .covered { fill-opacity: 0.13 } .native { fill: #8b949e }
    .frame { fill: #1f5fc4 } .note { font-size: 10.5px; fill: #59636e }
    .update { fill: #1f5fc4 } .unseen.update { fill: #ffffff; stroke: #1f5fc4; stroke-width: 1.5 }
    .number { font-size: 10px; font-weight: 600; fill: #ffffff }
    .unseen.number { fill: #1f5fc4 }
    .lost { font-size: 22px; fill: #e5484d }
    .good { color: #1a7f37 } .person { color: #9a6700 } .plain { color: #59636e }
    .event { stroke: currentColor } .label { font-size: 10.5px; fill: currentColor }
    """

  private static let dark = """
    .frame, .update { fill: #79b0ff } .number { fill: #0d1117 } .note { fill: #9198a1 }
    .unseen.update { fill: #151b23; stroke: #79b0ff } .unseen.number { fill: #79b0ff }
    .good { color: #3fb950 } .person { color: #d29922 } .plain { color: #9198a1 }
    """
}
