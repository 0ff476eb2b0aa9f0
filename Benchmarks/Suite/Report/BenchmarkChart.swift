import CommandSupport

/// The answers in one picture: a chart for each question whose figures are there.
struct BenchmarkChart {
  let frames: [ChartFrame]
  let size: (width: Double, height: Double)

  /// Lays out the picture, with its charts beside each other.
  init(_ sections: [BenchmarkSection]) {
    frames = Chart.all(of: sections).enumerated().map { index, chart in
      let left = 28 + Double(index) * 476
      return ChartFrame(chart, in: ChartFrame.Box(x: left...left + 440, y: 76...376))
    }
    size = (20 + Double(max(1, frames.count)) * 476, 390)
  }

  /// The picture as an SVG document.
  var svg: String {
    let title = "What it costs to split a deep link"
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

/// A question, and figures against the number of screens; both axes are logarithmic.
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
    return [
      Chart(
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
      Chart(
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
