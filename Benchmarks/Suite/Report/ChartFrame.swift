import CommandSupport
import Foundation

/// A panel in its place: where its parts are, and how they are drawn.
struct ChartFrame {
  let panel: ChartPanel
  let box: ChartBox

  /// The part in which the lines are.
  let plot: ChartBox

  private let xScale: ChartScale
  private let yScale: ChartScale

  /// Lays out a panel.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - box: The room for all of it.
  init(_ panel: ChartPanel, in box: ChartBox) {
    self.panel = panel
    self.box = box
    let points = panel.lines.flatMap(\.points)
    xScale = ChartScale(points.map(\.x))
    yScale = ChartScale(points.map(\.y))
    let ticks = yScale.ticks.map { Self.width(panel.yWords($0), size: 10.5) }
    let left = box.left + (ticks.max() ?? 0) + 8
    plot = ChartBox(
      left: left,
      top: box.top + 72,
      width: box.right - 8 - left,
      height: box.height - 110
    )
  }

  /// The places that a line goes through.
  func places(of line: ChartLine) -> [(Double, Double)] {
    line.points.map { (x($0.x), y($0.y)) }
  }

  /// Where the legend's entries begin, and where the last one ends.
  var legend: (starts: [Double], end: Double) {
    var starts: [Double] = []
    var next = box.left
    for line in panel.lines {
      starts.append(next)
      next += 30 + Self.width(line.name, size: 11) + 8
    }
    return (starts, next - 8)
  }

  /// The width of a line of text, as far as that can be told without the font.
  private static func width(_ text: String, size: Double) -> Double {
    0.55 * size * Double(TerminalText.width(text))
  }

  private func x(_ value: Double) -> Double {
    // The outermost points are a bit away from the edges.
    plot.left + 8 + (plot.width - 16) * xScale.share(of: value)
  }

  private func y(_ value: Double) -> Double {
    plot.bottom - plot.height * yScale.share(of: value)
  }
}

extension ChartFrame {
  /// Draws the panel.
  func draw(on writer: inout SVGWriter) {
    writer.text("question", panel.title, at: (box.left, box.top + 12))
    writer.text("small", panel.yTitle, at: (box.left, box.top + 30))
    for (line, start) in zip(panel.lines, legend.starts) {
      let y = box.top + 47
      draw(line, through: [(start + 4, y), (start + 22, y)], on: &writer)
      drawPoint(line.role, at: (start + 13, y), on: &writer)
      writer.text("legend", line.name, at: (start + 30, y + 4))
    }
    drawAxes(on: &writer)
    for line in panel.lines { draw(line, through: places(of: line), on: &writer) }
    // What lies on others is the smaller, so that these are seen around it.
    for line in panel.lines {
      for place in places(of: line) { drawPoint(line.role, at: place, on: &writer) }
    }
  }

  private func drawAxes(on writer: inout SVGWriter) {
    for tick in yScale.ticks {
      let y = y(tick)
      writer.line("grid", from: (plot.left, y), to: (plot.right, y))
      writer.text("small", panel.yWords(tick), at: (plot.left - 8, y + 3.5), anchor: .end)
    }
    for tick in xScale.ticks {
      let x = x(tick)
      writer.line("grid", from: (x, plot.top), to: (x, plot.bottom))
      writer.text("small", Digits.exact(tick), at: (x, plot.bottom + 15), anchor: .middle)
    }
    writer.line("base", from: (plot.left, plot.bottom), to: (plot.right, plot.bottom))
    let middle = plot.left + plot.width / 2
    writer.text("small", "screens in the link", at: (middle, plot.bottom + 32), anchor: .middle)
  }

  private func draw(
    _ line: ChartLine,
    through places: [(Double, Double)],
    on writer: inout SVGWriter
  ) {
    let style = line.role == .limit ? "wide" : "line"
    writer.path("\(style) \(line.role.rawValue)", [places])
  }

  private func drawPoint(
    _ role: ChartLine.Role,
    at place: (Double, Double),
    on writer: inout SVGWriter
  ) {
    let (x, y) = place
    let style = "mark \(role.rawValue)"
    switch role {
    case .subject:
      writer.circle(style, at: place, radius: 3.5)
    case .reference:
      writer.rect(style, x: x - 4, y: y - 4, width: 8, height: 8)
    case .costly:
      let corners = [(x, y - 5.5), (x + 5.5, y), (x, y + 5.5), (x - 5.5, y)]
      writer.path(style, [corners], isClosed: true)
    case .limit, .second:
      break
    }
  }
}

/// A part of the picture.
struct ChartBox {
  let left: Double
  let top: Double
  let width: Double
  let height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }

  /// Whether it holds all of another.
  func holds(_ other: ChartBox) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }
}

/// Where figures are along an axis on which a tenfold is as long everywhere, between round numbers.
struct ChartScale {
  let lower: Double
  let upper: Double

  /// Where a line across the chart is of help.
  let ticks: [Double]

  /// - Parameter values: What there must be room for, each more than zero.
  init(_ values: [Double]) {
    let (least, most) = (values.min() ?? 1, values.max() ?? 1)
    lower = Self.steps(from: least / 10, to: least).last ?? least
    let end = Self.steps(from: most, to: most * 10).first ?? most
    upper = end > lower ? end : lower * 10
    let steps = Self.steps(from: lower, to: upper)
    let decades = steps.filter { abs(log10($0) - log10($0).rounded()) < 1e-6 }
    let stride = (decades.count + 7) / 8
    ticks =
      steps.count < 8
      ? steps : decades.indices.filter { $0.isMultiple(of: stride) }.map { decades[$0] }
  }

  /// The place of a figure, from 0 to 1.
  func share(of value: Double) -> Double {
    (log(value) - log(lower)) / (log(upper) - log(lower))
  }

  /// The numbers 1, 2 and 5 of each power of ten.
  private static func steps(from lower: Double, to upper: Double) -> [Double] {
    let powers = Int(log10(lower).rounded(.down))...Int(log10(upper).rounded(.up))
    let steps = powers.flatMap { power in [1, 2, 5].map { $0 * pow(10, Double(power)) } }
    // A power of ten may be off by a bit in the last place.
    return steps.filter { $0 >= lower * (1 - 1e-9) && $0 <= upper * (1 + 1e-9) }
  }
}
