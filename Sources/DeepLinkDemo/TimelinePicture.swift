import CommandSupport
import Foundation
import LinkStackEngine

/// The timeline as a picture: a lane per screen, the root at the bottom, so that pushes rise like
/// stairs.
struct Picture: Sendable {
  private static let mostLabelRows = 6

  let comparison: Comparison
  let geometry: PictureGeometry
  let labels: [PictureLabel]
  let spans: [PictureSpan]

  var playback: Playback { comparison.playback }

  init(_ comparison: Comparison) {
    let playback = comparison.playback
    let hasNativeLane = playback.setting.host != .native
    let last = max(playback.end, hasNativeLane ? comparison.native.end : .zero)
    let lanes = PictureLane.lanes(of: playback)
    func geometry(labelRows: Int) -> PictureGeometry {
      PictureGeometry(
        lanes: lanes,
        last: last,
        labelRows: labelRows,
        hasNativeLane: hasNativeLane
      )
    }
    let widths = geometry(labelRows: 0)
    let labels = PictureLabel.arranged(
      PictureLabel.labels(of: playback),
      rows: Self.mostLabelRows,
      x: widths.x
    )
    self.comparison = comparison
    self.labels = labels
    self.geometry = geometry(labelRows: (labels.compactMap(\.row).max() ?? -1) + 1)
    spans = PictureSpan.spans(of: playback, until: widths.end)
  }

  /// The picture as an SVG document.
  var svg: String {
    SVGWriter.document(
      width: PictureGeometry.width,
      height: geometry.height,
      title: title,
      description: description,
      sheet: PictureStyle.sheet
    ) { writer in
      drawHeading(on: &writer)
      drawAxis(on: &writer)
      drawLanes(on: &writer)
      drawSpans(on: &writer)
      drawLabels(on: &writer)
      drawMarks(of: playback, on: &writer)
      if geometry.hasNativeLane { drawNativeLane(on: &writer) }
      drawLegend(on: &writer)
    }
  }

  private var title: String {
    "\(playback.links.first?.link.url ?? ""), played on a simulated host"
  }

  /// What there is to see, for those who can't.
  private var description: String {
    let updates = playback.updates.map { "\($0.words) at \($0.time.threeDigits) s" }
    return "A timeline with a lane per screen. "
      + "\(Summary.count(updates.count, "update")): \(updates.joined(separator: "; ")). "
      + Summary(comparison).facts.map { "\($0.label): \($0.text)" }.joined(separator: ". ") + "."
  }
}

extension Picture {
  /// The link, and what it is played on.
  func drawHeading(on writer: inout SVGWriter) {
    let margin = PictureGeometry.margin
    let setting = playback.setting
    let url = TerminalText.cleaned(playback.links.first?.link.url ?? "")
    writer.text("title", TerminalText.elidingMiddle(url, to: 92), at: (margin, 34))
    let pacing =
      switch setting.pacing {
      case .settled: "paced by settle signals"
      case .fixed(let delay): "an update every \(delay.words)"
      }
    let lost = playback.lostPushes
    let facts = [
      "\(setting.host.rawValue) host",
      "transition \(setting.transition.words)",
      pacing,
      Summary.count(playback.updates.count, "update"),
      lost == 0 ? "nothing lost" : Summary.count(lost, "push", "pushes") + " lost",
      "settled at \(playback.elapsed.threeDigits) s",
    ]
    writer.text("quiet", facts.joined(separator: "  ·  "), at: (margin, 54))
  }

  /// The time with round ticks, and lines that lead up from them.
  func drawAxis(on writer: inout SVGWriter) {
    let step = geometry.tick
    var time = Nanoseconds.zero
    while time <= geometry.end {
      let x = geometry.x(time)
      writer.line("grid", from: (x, geometry.top), to: (x, geometry.axis))
      writer.text("small", time.words, at: (x, geometry.axis + 16), anchor: .middle)
      time = time + step
    }
    let edges = (geometry.left, geometry.right)
    writer.line("base", from: (edges.0, geometry.axis), to: (edges.1, geometry.axis))
    if geometry.hasNativeLane {
      writer.line(
        "grid",
        from: (PictureGeometry.margin, geometry.bottom + 6),
        to: (edges.1, geometry.bottom + 6)
      )
    }
  }

  /// A line for each lane with its title; where lanes are too narrow for that, only some titles.
  func drawLanes(on writer: inout SVGWriter) {
    let stride = Int((11 / geometry.laneHeight).rounded(.up))
    let style = geometry.isRoomy ? "name" : "tiny"
    let last = geometry.lanes.count - 1
    for (position, lane) in geometry.lanes.enumerated() {
      let y = geometry.y(lane)
      if geometry.isDistinct {
        writer.line("lane", from: (geometry.left, y), to: (geometry.right, y))
      }
      // The top's title is there in any case, so those right below it give way.
      guard position == last || position % stride == 0 && last - position >= stride else {
        continue
      }
      let base = y + (geometry.isRoomy ? 4 : 3)
      writer.text(style, lane.title, at: (geometry.left - 16, base), anchor: .end)
    }
  }

  /// The same link on a native host, for comparison.
  func drawNativeLane(on writer: inout SVGWriter) {
    let y = geometry.nativeMiddle
    let native = comparison.native
    writer.text("quiet", "native host", at: (geometry.left - 16, y + 4), anchor: .end)
    let end = geometry.x(native.elapsed)
    let width = end - geometry.left
    writer.rect("native", x: geometry.left, y: y - 6, width: width, height: 12, radius: 3)
    let text = "\(Summary.count(native.updates.count, "update")), \(native.elapsed.threeDigits) s"
    writer.text("small", text, at: (end + 8, y + 4))
  }
}

extension Picture {
  /// The bars and bands of all screens.
  func drawSpans(on writer: inout SVGWriter) {
    drawAbsences(on: &writer)
    let bar = min(14, geometry.laneHeight * 0.62)
    for span in spans where span.state == .covered { draw(span, "covered", bar, on: &writer) }
    for span in spans where span.state == .onTop { draw(span, "top", bar, on: &writer) }
    for span in spans {
      if case .arriving = span.state { draw(span, "push", bar, on: &writer) }
    }
  }

  private func draw(
    _ span: PictureSpan,
    _ style: String,
    _ height: Double,
    on writer: inout SVGWriter
  ) {
    let (start, end) = (geometry.x(span.start), geometry.x(span.end))
    writer.rect(
      style,
      x: start,
      y: geometry.y(span.lane) - height / 2,
      width: end - start,
      height: height,
      radius: style == "push" ? 3 : 0
    )
  }

  /// The times during which the app is not active.
  private func drawAbsences(on writer: inout SVGWriter) {
    var start: Nanoseconds?
    var absences: [(Nanoseconds, Nanoseconds)] = []
    for moment in playback.moments {
      for happening in moment.happenings {
        switch happening {
        case .left: start = moment.time
        case .returned:
          if let left = start { absences.append((left, moment.time)) }
          start = nil
        default: break
        }
      }
    }
    if let start { absences.append((start, geometry.end)) }
    for (start, end) in absences {
      let x = geometry.x(start)
      writer.rect(
        "away",
        x: x,
        y: geometry.top,
        width: geometry.x(end) - x,
        height: geometry.bottom - geometry.top
      )
    }
  }

  /// The vertical lines, and the texts beside their upper ends.
  func drawLabels(on writer: inout SVGWriter) {
    for label in labels {
      let x = geometry.x(label.time)
      let base = geometry.top - 6 - Double(label.row ?? 0) * PictureGeometry.labelRowHeight
      let start = label.row == nil ? geometry.top : base - 9
      writer.line("\(label.style)-line", from: (x, start), to: (x, geometry.bottom))
      guard label.row != nil else { continue }
      writer.text("\(label.style)-text", label.text, at: (x + 4, base))
    }
  }
}

extension Picture {
  /// The updates with their numbers, and the settle signals.
  func drawMarks(of playback: Playback, on writer: inout SVGWriter) {
    if geometry.isDistinct {
      for signal in PictureSignal.signals(of: playback) {
        drawSignal(at: geometry.x(signal.time), geometry.y(signal.lane), &writer)
      }
    }
    for update in playback.updates {
      let lane = PictureGeometry.topLane(of: update.chain)
      draw(update, at: geometry.x(update.time), geometry.y(lane), &writer)
    }
  }

  private func draw(
    _ update: Playback.PlayedUpdate,
    at x: Double,
    _ y: Double,
    _ writer: inout SVGWriter
  ) {
    guard !update.isLost else { return drawCross(at: x, y, max(2, markSize - 3), &writer) }
    guard geometry.isRoomy else {
      return writer.circle("dot", at: (x, y), radius: markSize)
    }
    writer.circle("update", at: (x, y), radius: markSize)
    guard update.number < 100 else { return }
    writer.text("number", "\(update.number)", at: (x, y + 3.5), anchor: .middle)
  }

  /// Half of what a mark measures.
  private var markSize: Double {
    geometry.isRoomy ? 8 : max(1.6, min(5, geometry.laneHeight * 0.4))
  }

  func drawSignal(at x: Double, _ y: Double, _ writer: inout SVGWriter) {
    let size = geometry.isRoomy ? 5 : max(1.8, markSize * 0.7)
    let corners = [(x, y - size), (x + size, y), (x, y + size), (x - size, y)]
    writer.path("signal", [corners], isClosed: true)
  }

  func drawCross(at x: Double, _ y: Double, _ size: Double, _ writer: inout SVGWriter) {
    writer.path(
      "lost",
      [
        [(x - size, y - size), (x + size, y + size)], [(x - size, y + size), (x + size, y - size)],
      ]
    )
  }
}

extension Picture {
  /// A sign of the picture and what it means.
  private struct Entry {
    let text: String
    let draw: (_ x: Double, _ y: Double, _ writer: inout SVGWriter) -> Void
  }

  /// What the signs mean that the picture has.
  func drawLegend(on writer: inout SVGWriter) {
    let y = geometry.legend
    var x = PictureGeometry.margin
    for entry in entries {
      entry.draw(x, y, &writer)
      writer.text("small", entry.text, at: (x + 28, y + 4))
      x += 28 + 5.7 * Double(entry.text.count) + 20
    }
  }

  private var entries: [Entry] {
    var entries = [
      Entry(text: "update") { x, y, writer in
        writer.circle("update", at: (x + 12, y), radius: 7)
      },
      bar("push", "transition"), bar("top", "on top"), bar("covered", "covered"),
    ]
    if geometry.isDistinct {
      entries.append(
        Entry(text: "settle signal") { x, y, writer in drawSignal(at: x + 12, y, &writer) }
      )
    }
    if playback.lostPushes > 0 {
      entries.append(
        Entry(text: "lost push") { x, y, writer in drawCross(at: x + 12, y, 5, &writer) }
      )
    }
    if labels.contains(where: { $0.style == "person" }) {
      entries.append(
        Entry(text: "interruption") { x, y, writer in
          writer.line("person-line", from: (x + 12, y - 8), to: (x + 12, y + 8))
        }
      )
    }
    if playback.moments.contains(where: { $0.happenings.contains(.left) }) {
      entries.append(bar("away", "app not active"))
    }
    return entries
  }

  private func bar(_ style: String, _ text: String) -> Entry {
    Entry(text: text) { x, y, writer in
      writer.rect(style, x: x, y: y - 5, width: 22, height: 10, radius: 2)
    }
  }
}

/// Where things are in the picture.
struct PictureGeometry: Sendable {
  static let width = 880.0
  static let margin = 24.0

  /// The height that all lanes together may have where they have to be narrow.
  private static let tallest = 640.0
  static let labelRowHeight = 15.0

  let lanes: [PictureLane]
  let laneHeight: Double

  /// The left edge of time zero.
  let left: Double
  let right = width - margin - 10
  let top: Double

  /// The room behind the last instant, in which its label stands.
  private static let tail = 88.0

  /// The instant at the right edge.
  let end: Nanoseconds
  let hasNativeLane: Bool
  private let positions: [PictureLane: Int]

  /// Lays out a picture.
  ///
  /// - Parameters:
  ///   - lanes: The lanes from the root upwards.
  ///   - last: The instant of the last thing that happens.
  ///   - labelRows: The number of rows of text above the lanes.
  ///   - hasNativeLane: Whether there is a lane for comparison.
  init(lanes: [PictureLane], last: Nanoseconds, labelRows: Int, hasNativeLane: Bool) {
    self.lanes = lanes
    self.hasNativeLane = hasNativeLane
    laneHeight = min(30, Self.tallest / Double(lanes.count))
    let titles = lanes.map { TerminalText.width($0.title) } + [11]
    left = Self.margin + 6.9 * Double(titles.max() ?? 11) + 20
    // A picture needs some time even where nothing takes any.
    let span = last == .zero ? Nanoseconds.seconds(1) : last
    let stretch = (right - left) / (right - left - Self.tail)
    end = Nanoseconds(Int64((Double(span.count) * stretch).rounded(.up)))
    top = 78 + Double(labelRows) * Self.labelRowHeight
    positions = Dictionary(uniqueKeysWithValues: lanes.enumerated().map { ($1, $0) })
  }

  /// The lower edge of the root's lane.
  var bottom: Double { top + laneHeight * Double(lanes.count) }

  /// The middle of the lane for comparison.
  var nativeMiddle: Double { bottom + 22 }

  /// The line that the time is written below.
  var axis: Double { hasNativeLane ? nativeMiddle + 16 : bottom + 4 }

  /// The line of the legend.
  var legend: Double { axis + 52 }

  var height: Double { legend + 22 }

  /// Whether lanes are high enough for marks with numbers, and each for a label.
  var isRoomy: Bool { laneHeight >= 19 }

  /// Whether lanes are high enough to tell one from the next.
  var isDistinct: Bool { laneHeight >= 6 }

  func x(_ time: Nanoseconds) -> Double {
    left + (right - left) * (Double(time.count) / Double(end.count))
  }

  /// The middle of a lane.
  func y(_ lane: PictureLane) -> Double {
    bottom - laneHeight * (Double(positions[lane] ?? 0) + 0.5)
  }

  /// The lane of the top of a chain.
  static func topLane(of chain: [ShopRoute]) -> PictureLane {
    PictureLane(depth: chain.count, screen: chain.last)
  }

  /// The distance between the ticks of the axis: 1, 2 or 5 of a power of ten.
  var tick: Nanoseconds {
    var unit: Int64 = 1
    while true {
      for factor in [unit, unit * 2, unit * 5] where end.count / factor <= 9 {
        return Nanoseconds(factor)
      }
      unit *= 10
    }
  }
}

/// A lane of the picture: the root, or a screen at its depth.
struct PictureLane: Hashable, Sendable {
  let depth: Int

  /// `nil` for the root.
  let screen: ShopRoute?

  var title: String {
    TerminalText.elidingEnd(
      TerminalText.cleaned(screen?.title ?? ShopRoute.rootTitle),
      to: 20
    )
  }

  static let root = PictureLane(depth: 0, screen: nil)

  /// The lanes of a playback from the root upwards: one for each screen of each link that was
  /// opened, also for those that never came.
  ///
  /// What stood at one depth one after the other lies next to each other.
  static func lanes(of playback: Playback) -> [PictureLane] {
    var known: Set<PictureLane> = []
    var lanes: [PictureLane] = []
    for opened in playback.links {
      for (position, screen) in opened.link.path.enumerated() {
        let lane = PictureLane(depth: position + 1, screen: screen)
        if known.insert(lane).inserted { lanes.append(lane) }
      }
    }
    // By depth; in order of appearance where that is equal.
    return [.root]
      + lanes.enumerated()
      .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
      .map(\.element)
  }
}

/// A stretch of time during which a screen is in one state.
struct PictureSpan: Hashable, Sendable {
  /// What a screen can be.
  enum State: Hashable, Sendable {
    /// On its way into view, from a depth.
    case arriving(from: Int)

    /// In view, and nothing moves.
    case onTop

    /// In the chain, below others.
    case covered
  }

  let lane: PictureLane
  let state: State
  let start: Nanoseconds
  var end: Nanoseconds

  /// All stretches of a playback, up to an instant.
  static func spans(of playback: Playback, until end: Nanoseconds) -> [PictureSpan] {
    var spans: [PictureSpan] = []
    // The position of the span that each lane is in.
    var open: [PictureLane: Int] = [:]
    for (position, moment) in playback.moments.enumerated() {
      let next = position + 1 < playback.moments.count ? playback.moments[position + 1].time : end
      guard next > moment.time else { continue }
      var stillOpen: [PictureLane: Int] = [:]
      for depth in 0...moment.screens.count {
        let lane = PictureLane(depth: depth, screen: depth == 0 ? nil : moment.screens[depth - 1])
        guard let state = moment.view.state(of: depth) else { continue }
        if let known = open[lane], spans[known].state == state, spans[known].end == moment.time {
          spans[known].end = next
          stillOpen[lane] = known
        } else {
          spans.append(PictureSpan(lane: lane, state: state, start: moment.time, end: next))
          stillOpen[lane] = spans.count - 1
        }
      }
      open = stillOpen
    }
    return spans
  }
}

extension Moment.View {
  /// What the screen at a depth is; `nil` for one that leaves.
  fileprivate func state(of depth: Int) -> PictureSpan.State? {
    switch self {
    case .still(let top): depth == top ? .onTop : .covered
    case .moving(let from, let to):
      if depth == to { .arriving(from: from) } else if depth < to { .covered } else { nil }
    }
  }
}

/// A settle signal, and the lane of the screen that it is about.
struct PictureSignal: Hashable, Sendable {
  let time: Nanoseconds
  let lane: PictureLane

  /// The signals of a playback.
  ///
  /// A signal is about what was there when it came, before the updates that answer it.
  static func signals(of playback: Playback) -> [PictureSignal] {
    var signals: [PictureSignal] = []
    var screens: [ShopRoute] = []
    for moment in playback.moments {
      for happening in moment.happenings {
        switch happening {
        case .update(let position):
          screens = playback.updates[position].chain
        case .settleSignal(let depth) where depth <= screens.count:
          let lane = PictureGeometry.topLane(of: Array(screens.prefix(depth)))
          signals.append(PictureSignal(time: moment.time, lane: lane))
        default:
          break
        }
      }
      screens = moment.screens
    }
    return signals
  }
}

/// A vertical line through all lanes, and what is written above it.
struct PictureLabel: Hashable, Sendable {
  let time: Nanoseconds
  let text: String

  /// The beginning of the names of its styles.
  let style: String

  /// The row of the text, counted from below; `nil` where there is no room for it.
  var row: Int?

  /// The labels of a playback, in order of time.
  static func labels(of playback: Playback) -> [PictureLabel] {
    let happenings = playback.moments.flatMap { moment in
      moment.happenings.compactMap { happening in
        label(for: happening, at: moment.time, in: playback)
      }
    }
    let lost = playback.updates.filter(\.isLost).map {
      PictureLabel(time: $0.time, text: "\($0.number) lost", style: "lost")
    }
    let labels = happenings + lost
    return labels.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private static func label(
    for happening: Moment.Happening,
    at time: Nanoseconds,
    in playback: Playback
  ) -> PictureLabel? {
    func person(_ text: String) -> PictureLabel {
      PictureLabel(time: time, text: text, style: "person")
    }
    return switch happening {
    case .linkOpened(let position) where position > 0: person("link \(position + 1) opened")
    case .wentBack: person("goes back")
    case .left: person("app left")
    case .returned: person("app returned")
    case .ignored: person("no effect")
    case .reported(let link, let outcome) where link == playback.links.count - 1:
      ending(outcome, at: time, isHollow: playback.lacksScreens)
    case .linkOpened, .update, .settled, .settleSignal, .dismissed, .reported: nil
    }
  }

  /// The label of an outcome.
  ///
  /// - Parameter isHollow: Whether screens are missing, of which the engine knows nothing that
  ///   reports the outcome.
  private static func ending(
    _ outcome: NavigationOutcome,
    at time: Nanoseconds,
    isHollow: Bool
  ) -> PictureLabel {
    PictureLabel(
      time: time,
      text: "\(outcome.rawValue) \(time.threeDigits) s",
      style: outcome == .presented && !isHollow ? "outcome" : "ending"
    )
  }

  /// The width of the text, as far as that can be told without its font.
  var textWidth: Double { 6 * Double(TerminalText.width(text)) }

  /// Finds a row for each text in which it meets no other, and no other's line.
  ///
  /// A text stands to the right of its line. So where several are close, the later ones go into the
  /// lower rows, and no line rises through a text.
  ///
  /// - Parameters:
  ///   - labels: The labels in order of time.
  ///   - rows: How many rows there may be.
  ///   - x: Where a time is.
  static func arranged(
    _ labels: [PictureLabel],
    rows: Int,
    x: (Nanoseconds) -> Double
  ) -> [PictureLabel] {
    var arranged: [PictureLabel] = []
    for var label in labels.reversed() {
      let end = x(label.time) + 4 + label.textWidth + 6
      let close = arranged.reversed().prefix { x($0.time) <= end }
      let row = (close.compactMap(\.row).max() ?? -1) + 1
      label.row = row < rows ? row : nil
      arranged.append(label)
    }
    return arranged.reversed()
  }
}

/// How the picture looks: on a card of its own, on light and on dark pages.
enum PictureStyle {
  /// The style sheet.
  static let sheet = CardStyle.sheet(light: light, dark: dark)

  private static let light = """
    .tiny { font-size: 9px; fill: #59636e }
    .number { font-size: 10px; font-weight: 600; fill: #ffffff }
    .lane { stroke: #e7ebef; stroke-width: 1 }
    .push { fill: #7aa7ee }
    .top { fill: #c9dcfa }
    .covered { fill: #edf2fb }
    .away { fill: #818b98; fill-opacity: 0.13 }
    .update { fill: #1f5fc4; stroke: #ffffff; stroke-width: 1.5 }
    .dot { fill: #1f5fc4 }
    .signal { fill: #ffffff; stroke: #1a7f37; stroke-width: 1.6 }
    .lost { fill: none; stroke: #cf222e; stroke-width: 2.2; stroke-linecap: round }
    .lost-line { stroke: #cf222e; stroke-width: 1; stroke-dasharray: 2 3 }
    .lost-text { font-size: 10.5px; fill: #cf222e }
    .person-line { stroke: #9a6700; stroke-width: 1.2; stroke-dasharray: 5 3 }
    .person-text { font-size: 10.5px; fill: #9a6700 }
    .outcome-line { stroke: #1a7f37; stroke-width: 1.2 }
    .outcome-text { font-size: 10.5px; fill: #1a7f37 }
    .ending-line { stroke: #59636e; stroke-width: 1.2 }
    .ending-text { font-size: 10.5px; fill: #59636e }
    .native { fill: #b9c2cc }
    """

  private static let dark = """
    .tiny, .ending-text { fill: #9198a1 }
    .ending-line { stroke: #9198a1 }
    .number { fill: #0d1117 }
    .lane { stroke: #262c36 }
    .push { fill: #3f6fbd }
    .top { fill: #2b456f }
    .covered { fill: #1e2838 }
    .away { fill: #9198a1; fill-opacity: 0.16 }
    .update { fill: #79b0ff; stroke: #151b23 }
    .dot { fill: #79b0ff }
    .signal { fill: #151b23; stroke: #3fb950 }
    .lost, .lost-line { stroke: #f85149 }
    .lost-text { fill: #f85149 }
    .person-line { stroke: #d29922 }
    .person-text { fill: #d29922 }
    .outcome-line { stroke: #3fb950 }
    .outcome-text { fill: #3fb950 }
    .native { fill: #59636e }
    """
}
