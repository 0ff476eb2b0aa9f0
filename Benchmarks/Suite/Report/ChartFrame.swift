import CommandSupport
import Foundation

/// A panel in its place: where its parts are, and how they are drawn.
struct ChartFrame {
  /// How far the outermost points are from the edges of the plot.
  private static let inset = 8.0

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
    switch panel.shape {
    case .growth:
      xScale = .logarithmic(points.map(\.x), isRounded: false)
      yScale = .logarithmic(points.map(\.y), isRounded: true)
    case .steps:
      xScale = .linear(upTo: max(points.map(\.x).max() ?? 0, panel.mark?.x ?? 0))
      yScale = .linear(upTo: points.map(\.y).max() ?? 0)
    }
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
  func places(of line: ChartLine) -> [ChartPoint] {
    let points = line.points.map { ChartPoint(x: x($0.x), y: y($0.y)) }
    switch panel.shape {
    case .growth:
      return points
    case .steps:
      let corners = zip(points, points.dropFirst()).flatMap { before, after in
        before.y == after.y ? [after] : [ChartPoint(x: after.x, y: before.y), after]
      }
      return points.prefix(1) + corners
    }
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
    let inset = panel.shape == .growth ? Self.inset : 0
    return plot.left + inset + (plot.width - 2 * inset) * xScale.share(of: value)
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
      draw(
        line,
        through: [ChartPoint(x: start + 4, y: y), ChartPoint(x: start + 22, y: y)],
        &writer
      )
      drawPoint(of: line, at: ChartPoint(x: start + 13, y: y), on: &writer)
      writer.text("legend", line.name, at: (start + 30, y + 4))
    }
    drawAxes(on: &writer)
    for line in panel.lines { draw(line, through: places(of: line), &writer) }
    // What lies on others is the smaller, so that these are seen around it.
    for line in panel.lines {
      for point in line.points {
        drawPoint(of: line, at: ChartPoint(x: x(point.x), y: y(point.y)), on: &writer)
      }
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
    writer.text("small", panel.xTitle, at: (middle, plot.bottom + 32), anchor: .middle)
    if let mark = panel.mark {
      let x = x(mark.x)
      writer.line("moment", from: (x, plot.top), to: (x, plot.bottom))
      writer.text("small", mark.text, at: (x, plot.top - 5), anchor: .middle)
    }
  }

  private func draw(_ line: ChartLine, through places: [ChartPoint], _ writer: inout SVGWriter) {
    guard places.count > 1 else { return }
    let style = line.role.isWide ? "wide" : "line"
    writer.path("\(style) \(line.role.rawValue)", [places.map { ($0.x, $0.y) }])
  }

  private func drawPoint(of line: ChartLine, at place: ChartPoint, on writer: inout SVGWriter) {
    let (x, y) = (place.x, place.y)
    let role = line.role.rawValue
    switch line.role {
    case .subject:
      writer.circle("mark \(role)", at: (x, y), radius: 3.5)
    case .reference:
      writer.rect("mark \(role)", x: x - 4, y: y - 4, width: 8, height: 8)
    case .costly:
      let corners = [(x, y - 5.5), (x + 5.5, y), (x, y + 5.5), (x - 5.5, y)]
      writer.path("mark \(role)", [corners], isClosed: true)
    case .limit where line.points.count == 1:
      // On its own there is no line to be seen.
      writer.circle("halo \(role)", at: (x, y), radius: 9)
    case .limit, .first, .second:
      // A wide line is seen without, and steps show by themselves where they are.
      break
    }
  }
}

/// A part of the picture.
struct ChartBox: Equatable {
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

/// Where figures are along an axis, from its lower end to its upper.
struct ChartScale {
  private static let mostTicks = 8

  let lower: Double
  let upper: Double

  /// Where a line across the chart is of help.
  let ticks: [Double]

  private let isLogarithmic: Bool

  /// The place of a figure, from 0 to 1.
  func share(of value: Double) -> Double {
    guard isLogarithmic else { return (value - lower) / (upper - lower) }
    return (log(value) - log(lower)) / (log(upper) - log(lower))
  }

  /// A scale on which a tenfold is as long everywhere.
  ///
  /// - Parameters:
  ///   - values: What it must have room for, each more than zero.
  ///   - isRounded: Whether it ends at round numbers.
  static func logarithmic(_ values: [Double], isRounded: Bool) -> ChartScale {
    let (least, most) = (values.min() ?? 1, values.max() ?? 1)
    var (lower, upper) = (least, most)
    if isRounded {
      lower = roundSteps(from: least / 10, to: least).last ?? least
      upper = roundSteps(from: most, to: most * 10).first ?? most
    }
    if lower == upper { (lower, upper) = (least / 3, most * 3) }
    return ChartScale(
      lower: lower,
      upper: upper,
      ticks: least == most && !isRounded ? [least] : logarithmicTicks(from: lower, to: upper),
      isLogarithmic: true
    )
  }

  /// A scale from zero on.
  static func linear(upTo most: Double) -> ChartScale {
    let most = most > 0 ? most : 1
    // The axis has room for its last tick, which the greatest figure doesn't exceed.
    let step =
      roundSteps(from: most / 100, to: most).first { most / $0 <= Double(mostTicks) } ?? most
    let count = Int((most / step).rounded(.up))
    return ChartScale(
      lower: 0,
      upper: Double(count) * step,
      ticks: (0...count).map { Double($0) * step },
      isLogarithmic: false
    )
  }

  private static func logarithmicTicks(from lower: Double, to upper: Double) -> [Double] {
    let steps = roundSteps(from: lower, to: upper)
    guard steps.count >= mostTicks else { return steps.count < 2 ? [lower, upper] : steps }
    let decades = steps.filter { leadingDigit($0) == 1 }
    let stride = (decades.count + mostTicks - 1) / mostTicks
    return decades.enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
  }

  /// The numbers 1, 2 and 5 of each power of ten.
  private static func roundSteps(from lower: Double, to upper: Double) -> [Double] {
    let lowest = Int(log10(lower).rounded(.down))
    let highest = Int(log10(upper).rounded(.up))
    let steps = (lowest...highest).flatMap { power -> [Double] in
      let unit = pow(10, Double(power))
      return [unit, 2 * unit, 5 * unit]
    }
    // A power of ten may be off by a bit in the last place.
    return steps.filter { $0 >= lower * (1 - 1e-9) && $0 <= upper * (1 + 1e-9) }
  }

  private static func leadingDigit(_ value: Double) -> Int {
    Int((value / pow(10, (log10(value) + 1e-9).rounded(.down))).rounded())
  }
}
