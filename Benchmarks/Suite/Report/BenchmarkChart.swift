import Foundation
import TestSupport

/// The answers in one picture: a chart for each question whose figures are there.
struct BenchmarkChart {
  let frames: [ChartFrame]
  let size: (width: Double, height: Double)

  /// Lays out the picture, with two charts in a row.
  init(_ sections: [BenchmarkSection]) {
    frames = Chart.all(of: sections).enumerated().map { index, chart in
      let (left, top) = (28 + Double(index % 2) * 476, 76 + Double(index / 2) * 330)
      return ChartFrame(chart, in: ChartFrame.Box(x: left...left + 440, y: top...top + 300))
    }
    let (columns, rows) = (min(2, max(1, frames.count)), max(1, (frames.count + 1) / 2))
    size = (20 + Double(columns) * 476, 60 + Double(rows) * 330)
  }

  /// The picture as an SVG document.
  var svg: String {
    let title = "What the package costs"
    let questions = frames.map(\.chart.title).joined(separator: " ")
    return SVGWriter.document(
      width: size.width,
      height: size.height,
      title: title,
      description:
        "Charts of these questions, whose figures the report has in tables: \(questions)",
      sheet: CardStyle.sheet(light: Self.light, dark: Self.dark)
    ) { writer in
      writer.text("title", title, at: (28, 36))
      let note = "Processor times are medians; virtual times are exact."
      writer.text("quiet", note, at: (28, 55))
      for frame in frames { frame.draw(on: &writer) }
    }
  }

  private static let light = """
    .question { font-size: 13px; font-weight: 600 }
    .legend { font-size: 11px }
    .line { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; \
    stroke-linecap: round }
    .wide { fill: none; stroke: currentColor; stroke-width: 8; stroke-opacity: 0.35; \
    stroke-linejoin: round; stroke-linecap: round }
    .mark { fill: currentColor; stroke: #ffffff; stroke-width: 1 }
    .subject { color: #0b62bd }
    .reference { color: #59636e }
    .line.reference { stroke-dasharray: 6 4 }
    .costly { color: #bc4207 }
    .limit { color: #8a6400 }
    .second { color: #8432cf }
    """

  private static let dark = """
    .mark { stroke: #151b23 }
    .wide { stroke-opacity: 0.5 }
    .subject { color: #6cb2ff }
    .reference { color: #a4acb5 }
    .costly { color: #ff9457 }
    .limit { color: #dcae3c }
    .second { color: #c79bff }
    """
}

/// A question, and figures against a number of screens or rows; both axes are logarithmic.
struct Chart {
  /// What a line stands for, which decides on its looks.
  enum Role: String {
    /// What the package does.
    case subject
    /// What it is compared with, the dearer way, and another one.
    case reference, costly, second
    /// What nothing can be better than: wide and pale, so that what reaches it is seen on it.
    case limit
  }

  struct Line {
    let name: String
    let role: Role
    let points: [(x: Double, y: Double)]

    var style: String { "\(role == .limit ? "wide" : "line") \(role.rawValue)" }
  }

  let title: String
  let xTitle: String
  let yTitle: String
  /// The lines; a later one runs over an earlier one.
  let lines: [Line]
  /// Figures as the axis writes them.
  let yWords: (Double) -> String

  /// The charts whose figures are there.
  fileprivate static func all(of sections: [BenchmarkSection]) -> [Chart] {
    func lines(
      _ benchmark: String,
      _ unit: Series.Unit,
      _ roles: KeyValuePairs<String, Role>
    ) -> [Line] {
      let section = sections.first { $0.benchmark == benchmark }
      return roles.map { name, role in
        Line(
          name: name,
          role: role,
          points: (section?.series(name, unit)?.points ?? [])
            .map { (x: Double($0.position), y: $0.figure.value) }
            .filter { $0.x > 0 && $0.y > 0 && $0.y.isFinite }
        )
      }.filter { !$0.points.isEmpty }
    }
    let time = { (nanoseconds: Double) in
      let scaled = Scaled.time(nanoseconds)
      return "\(Digits.exact(scaled.value)) \(scaled.sign)"
    }
    // Side by side, as the sides of `native` and `lists` are called.
    let sides: KeyValuePairs<String, Role> = [
      "SwiftUI alone": .reference, "on links": .costly, "the package": .subject,
    ]
    return [
      Chart(
        title: "What does a push cost beside SwiftUI alone?",
        xTitle: "screens below",
        yTitle: "processor time, in the emulator",
        lines: lines("native.push", .nanoseconds, sides),
        yWords: time
      ),
      Chart(
        title: "What does a link in a list cost beside SwiftUI alone?",
        xTitle: "rows in the list",
        yTitle: "processor time per row, in the emulator",
        lines: lines("lists.value", .nanoseconds, sides),
        yWords: time
      ),
      Chart(
        title: "What does splitting cost the processor?",
        xTitle: "screens in the link",
        yTitle: "processor time per screen",
        lines: lines(
          "splitting",
          .nanoseconds,
          ["in one go": .reference, "split, by the driver": .costly, "split": .subject]
        ),
        yWords: time
      ),
      Chart(
        title: "When is the last screen at rest?",
        xTitle: "screens in the link",
        yTitle: "virtual time, transitions of 0.35 s, and for the rest an assumed 1/60 s",
        lines: lines(
          "waiting.350",
          .seconds,
          [
            "limit": .limit, "native": .reference, "fixed 0.65 s": .costly, "every push": .second,
            "automatic": .subject,
          ]
        ),
        yWords: { "\(Digits.exact($0)) s" }
      ),
    ].filter { !$0.lines.isEmpty }
  }
}

/// A chart in its place: where its parts are, and how they are drawn.
struct ChartFrame {
  /// A part of the picture.
  struct Box {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>
  }

  let chart: Chart
  let box: Box
  /// The part in which the lines are.
  let plot: Box

  private let xScale: ChartScale
  private let yScale: ChartScale

  /// Lays out a chart in all of a box.
  init(_ chart: Chart, in box: Box) {
    self.chart = chart
    self.box = box
    let points = chart.lines.flatMap(\.points)
    xScale = ChartScale(points.map(\.x))
    yScale = ChartScale(points.map(\.y))
    let ticks = yScale.ticks.map { Self.width(chart.yWords($0), size: 10.5) }
    let left = box.x.lowerBound + (ticks.max() ?? 0) + 8
    plot = Box(x: left...box.x.upperBound - 8, y: box.y.lowerBound + 72...box.y.upperBound - 38)
  }

  /// The places that a line goes through.
  func places(of line: Chart.Line) -> [(Double, Double)] { line.points.map { (x($0.x), y($0.y)) } }

  /// Where the legend's entries begin, and where another one would.
  var legend: [Double] {
    chart.lines.reduce(into: [box.x.lowerBound]) { starts, line in
      starts.append((starts.last ?? 0) + 38 + Self.width(line.name, size: 11))
    }
  }

  /// The width of a line of text, as far as that can be told without the font.
  private static func width(_ text: String, size: Double) -> Double {
    0.55 * size * Double(TerminalText.width(text))
  }

  private func x(_ value: Double) -> Double {
    // The outermost points are a bit away from the edges.
    plot.x.lowerBound + 8 + (plot.x.upperBound - plot.x.lowerBound - 16) * xScale.share(of: value)
  }

  private func y(_ value: Double) -> Double {
    plot.y.upperBound - (plot.y.upperBound - plot.y.lowerBound) * yScale.share(of: value)
  }
}

extension ChartFrame {
  /// Draws the chart.
  func draw(on writer: inout SVGWriter) {
    let (left, top) = (box.x.lowerBound, box.y.lowerBound)
    writer.text("question", chart.title, at: (left, top + 12))
    writer.text("small", chart.yTitle, at: (left, top + 30))
    for (line, start) in zip(chart.lines, legend) {
      let y = top + 47
      writer.path(line.style, [[(start + 4, y), (start + 22, y)]])
      drawPoint(line.role, at: (start + 13, y), on: &writer)
      writer.text("legend", line.name, at: (start + 30, y + 4))
    }
    drawAxes(on: &writer)
    for line in chart.lines { writer.path(line.style, [places(of: line)]) }
    // What lies on others is the smaller, so that these are seen around it.
    for line in chart.lines {
      for place in places(of: line) { drawPoint(line.role, at: place, on: &writer) }
    }
  }

  private func drawAxes(on writer: inout SVGWriter) {
    let (left, right) = (plot.x.lowerBound, plot.x.upperBound)
    let (top, bottom) = (plot.y.lowerBound, plot.y.upperBound)
    for tick in yScale.ticks {
      let y = y(tick)
      writer.line("grid", from: (left, y), to: (right, y))
      writer.text("small", chart.yWords(tick), at: (left - 8, y + 3.5), anchor: .end)
    }
    for tick in xScale.ticks {
      let x = x(tick)
      writer.line("grid", from: (x, top), to: (x, bottom))
      writer.text("small", Digits.exact(tick), at: (x, bottom + 15), anchor: .middle)
    }
    writer.line("base", from: (left, bottom), to: (right, bottom))
    let middle = (left + right) / 2
    writer.text("small", chart.xTitle, at: (middle, bottom + 32), anchor: .middle)
  }

  private func drawPoint(
    _ role: Chart.Role,
    at place: (x: Double, y: Double),
    on writer: inout SVGWriter
  ) {
    let (x, y) = place
    switch role {
    case .subject: writer.circle("mark subject", at: place, radius: 3.5)
    case .reference: writer.rect("mark reference", x: x - 4, y: y - 4, width: 8, height: 8)
    case .costly:
      let corners = [(x, y - 5.5), (x + 5.5, y), (x, y + 5.5), (x - 5.5, y)]
      writer.path("mark costly", [corners], isClosed: true)
    case .limit, .second: break
    }
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
  func share(of value: Double) -> Double { (log(value) - log(lower)) / (log(upper) - log(lower)) }

  /// The numbers 1, 2 and 5 of each power of ten.
  private static func steps(from lower: Double, to upper: Double) -> [Double] {
    let powers = Int(log10(lower).rounded(.down))...Int(log10(upper).rounded(.up))
    let steps = powers.flatMap { power in [1, 2, 5].map { $0 * pow(10, Double(power)) } }
    // A power of ten may be off by a bit in the last place.
    return steps.filter { $0 >= lower * (1 - 1e-9) && $0 <= upper * (1 + 1e-9) }
  }
}
