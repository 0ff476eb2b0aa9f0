import CommandSupport

/// The answers in one picture: a chart for each question whose figures are there.
struct BenchmarkChart {
  let frames: [ChartFrame]
  let width: Double
  let height = 390.0

  /// Lays out the picture, with its charts beside each other.
  init(_ sections: [BenchmarkSection]) {
    frames = ChartPanel.panels(of: sections).enumerated().map { index, panel in
      ChartFrame(
        panel,
        in: ChartBox(left: 28 + Double(index) * 476, top: 76, width: 440, height: 300)
      )
    }
    width = 20 + Double(max(1, frames.count)) * 476
  }

  /// The picture as an SVG document.
  var svg: String {
    let title = "What it costs to split a deep link"
    let questions = frames.map(\.panel.title).joined(separator: " ")
    return SVGWriter.document(
      width: width,
      height: height,
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

/// A chart with its question; both of its axes are logarithmic.
struct ChartPanel {
  /// The question that it answers.
  let title: String
  let yTitle: String

  /// The lines; a later one runs over an earlier one.
  let lines: [ChartLine]

  /// Figures as the axis writes them.
  let yWords: (Double) -> String

  /// The panels whose figures are there.
  fileprivate static func panels(of sections: [BenchmarkSection]) -> [ChartPanel] {
    func lines(
      _ benchmark: String,
      _ unit: Series.Unit,
      _ roles: KeyValuePairs<String, ChartLine.Role>
    ) -> [ChartLine] {
      let section = sections.first { $0.benchmark == benchmark }
      return roles.compactMap { name, role in
        section?.series(name, unit).flatMap { ChartLine($0, as: role) }
      }
    }
    return [
      ChartPanel(
        title: "What does splitting cost the processor?",
        yTitle: "processor time per link",
        lines: lines(
          "splitting",
          .nanoseconds,
          ["in one go": .reference, "split, by the driver": .costly, "split": .subject]
        ),
        yWords: {
          let scaled = Scaled.time($0)
          return "\(Digits.exact(scaled.value)) \(scaled.sign)"
        }
      ),
      ChartPanel(
        title: "When is the last screen at rest?",
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

/// Figures against a position, as a line of a chart.
struct ChartLine {
  /// What a line stands for, which decides on its looks.
  enum Role: String {
    /// What the package does.
    case subject

    /// What it is compared with.
    case reference

    /// The dearer way.
    case costly

    /// Another way.
    case second

    /// What nothing can be better than: wide and pale, so that what reaches it is seen on it.
    case limit
  }

  let name: String
  let role: Role
  let points: [(x: Double, y: Double)]

  /// The line of a series; `nil` where it has no figure that can be drawn.
  fileprivate init?(_ series: Series, as role: Role) {
    name = series.name
    self.role = role
    points = series.points.map { (x: Double($0.position), y: $0.figure.value) }
      .filter { $0.x > 0 && $0.y > 0 && $0.y.isFinite }
    if points.isEmpty { return nil }
  }
}
