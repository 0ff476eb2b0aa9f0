import BenchmarkKit
import Foundation
import TestSupport

/// The report's three charts, on linear axes that begin at zero.
enum BenchmarkChart {
  /// The charts with the names of their files, as far as their figures are there.
  static func all(of figures: Figures) -> [(name: String, svg: String)] {
    [
      ("chart-time.svg", time(figures)), ("chart-transitions.svg", transitions(figures)),
      ("chart-processor.svg", processor(figures)),
    ].compactMap { name, svg in svg.map { (name, $0) } }
  }

  private static func time(_ figures: Figures) -> String? {
    let names = [
      ("fixed 0.65 s", "fixed delay of 0.65 s", "costly"),
      ("every push", "every push animated", "second"),
      ("split, 40 ms lag", "split, 40 ms lag", "late"), ("split", "split", "subject"),
      ("native", "native stack", "reference"),
    ]
    return LineChart(
      title: "Time until the last screen is in place (simulated; a frame per push is assumed)",
      xTitle: "screens of the deep link",
      lines: names.map { name, words, style in
        let points = figures.series("waiting.350", name, .seconds)?.points ?? []
        return LineChart.Line(
          name: words,
          style: style,
          points: points.filter { $0.position <= 20 }.map { (Double($0.position), $0.figure.value) }
        )
      }
    ).svg
  }

  private static func transitions(_ figures: Figures) -> String? {
    // The last one has the first figures of the one before, and is dashed.
    let names = [
      ("reports transitions", "subject"), ("animates every push", "late"),
      ("reports none", "second"),
      ("fixed delay of 0.65 s", "costly"),
    ]
    return LineChart(
      title: "Ten screens, by the length of transitions (simulated; ×: never in place)",
      xTitle: "length of a transition (s)",
      lines: names.map { name, style in
        let times = figures.series("speeds", name, .seconds)
        let points = figures.series("speeds", name, .pushes)?.points ?? []
        return LineChart.Line(
          name: name,
          style: style,
          points: points.compactMap { point in
            times?.figure(at: point.position).map { (Double(point.position) / 1_000, $0.value) }
          },
          never: points.filter { times?.figure(at: $0.position) == nil }
            .map { Double($0.position) / 1_000 }
        )
      }
    ).svg
  }

  /// Bars with their range, each with its figure.
  private static func processor(_ figures: Figures) -> String? {
    let bars = ReportPage.parts.compactMap { name, benchmark, series -> (String, Distribution)? in
      guard case .sampled(let samples)? = figures.figure(benchmark, series, .nanoseconds, 10) else {
        return nil
      }
      return (name, samples.divided(by: 1_000))
    }
    guard let most = bars.map(\.1.percentile90).max() else { return nil }
    let title = "Processor time of a push at ten screens (µs; views on an emulator)"
    return document(title, height: 70 + 30 * Double(bars.count)) { writer in
      let (left, width) = (230.0, 340.0)
      for (index, (name, samples)) in bars.enumerated() {
        let y = 60 + 30 * Double(index)
        func x(_ value: Double) -> Double { left + width * value / most }
        writer.text("legend", name, at: (left - 10, y + 13), anchor: .end)
        writer.rect("bar", x: left, y: y, width: max(1, x(samples.median) - left), height: 18)
        writer.line(
          "range",
          from: (x(samples.minimum), y + 9),
          to: (x(samples.percentile90), y + 9)
        )
        let words = Digits.about(samples.median)
        writer.text("legend", words, at: (x(samples.percentile90) + 8, y + 13))
      }
    }
  }

  static func document(_ title: String, height: Double, draw: (inout SVGWriter) -> Void) -> String {
    SVGWriter.document(
      width: 640,
      height: height,
      title: title,
      description: "The figures are in the tables of the report.",
      sheet: CardStyle.sheet(light: light, dark: dark)
    ) { writer in
      writer.text("heading", title, at: (20, 30))
      draw(&writer)
    }
  }

  private static let light = """
    .heading { font-size: 13px; font-weight: 600 }
    .legend { font-size: 11px }
    .line { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round }
    .mark { fill: currentColor }
    .bar { fill: #0b62bd }
    .range { stroke: #bc4207; stroke-width: 2 }
    .subject { color: #0b62bd }
    .late { color: #5aa0e0 }
    .reference { color: #59636e }
    .costly { color: #bc4207; stroke-dasharray: 6 4 }
    .cross { stroke-dasharray: none }
    .second { color: #8432cf }
    """

  private static let dark = """
    .bar { fill: #6cb2ff }
    .range { stroke: #ff9457 }
    .subject { color: #6cb2ff }
    .late { color: #3f78b5 }
    .reference { color: #a4acb5 }
    .costly { color: #ff9457 }
    .second { color: #c79bff }
    """
}

/// Lines over a number, with seconds above each other.
private struct LineChart {
  struct Line {
    let name: String
    let style: String
    let points: [(x: Double, y: Double)]
    /// Where there is no figure, as it is endless.
    var never: [Double] = []
  }

  let title: String
  let xTitle: String
  let lines: [Line]

  /// The chart, if there is anything to show.
  var svg: String? {
    let points = lines.flatMap(\.points)
    guard let mostX = points.map(\.x).max(), let mostY = points.map(\.y).max(), mostY > 0 else {
      return nil
    }
    let (left, right, top, bottom) = (50.0, 610.0, 60.0, 300.0)
    let (stepX, stepY) = (Self.step(for: mostX), Self.step(for: mostY))
    let endY = (mostY / stepY).rounded(.up) * stepY
    func place(_ x: Double, _ y: Double) -> (Double, Double) {
      (left + (right - left) * x / mostX, bottom - (bottom - top) * y / endY)
    }
    return BenchmarkChart.document(title, height: 375) { writer in
      for tick in stride(from: 0, through: endY, by: stepY) {
        writer.line("grid", from: place(0, tick), to: place(mostX, tick))
        writer.text(
          "small",
          "\(Digits.exact(tick)) s",
          at: (left - 8, place(0, tick).1 + 3.5),
          anchor: .end
        )
      }
      for tick in stride(from: 0, through: mostX, by: stepX) {
        writer.text(
          "small",
          Digits.exact(tick),
          at: (place(tick, 0).0, bottom + 15),
          anchor: .middle
        )
      }
      writer.line("base", from: place(0, 0), to: place(mostX, 0))
      writer.text("small", xTitle, at: ((left + right) / 2, bottom + 32), anchor: .middle)
      var legend = left
      for line in lines {
        writer.path("line \(line.style)", [line.points.map { place($0.x, $0.y) }])
        for point in line.points {
          writer.circle("mark \(line.style)", at: place(point.x, point.y), radius: 3)
        }
        for x in line.never {
          let (x, y) = place(x, endY)
          let strokes = [[(x - 4, y - 4), (x + 4, y + 4)], [(x - 4, y + 4), (x + 4, y - 4)]]
          writer.path("line \(line.style) cross", strokes)
        }
        writer.circle("mark \(line.style)", at: (legend + 4, bottom + 52), radius: 4)
        writer.text("legend", line.name, at: (legend + 13, bottom + 56))
        legend += 30 + 6 * Double(TerminalText.width(line.name))
      }
    }
  }

  /// The distance of lines across the chart: 1, 2 or 5 of a power of ten, four to ten of them.
  private static func step(for most: Double) -> Double {
    let power = pow(10, log10(most).rounded(.down) - 1)
    return [1, 2, 5, 10, 20, 50].map { $0 * power }.first { most / $0 <= 8 } ?? most
  }
}
