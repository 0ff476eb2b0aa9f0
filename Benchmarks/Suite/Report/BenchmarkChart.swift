import CommandSupport

/// The answers in one picture: a chart for each question whose figures are there.
struct BenchmarkChart {
  private static let margin = 28.0
  private static let gap = 36.0
  private static let panelWidth = 440.0
  private static let panelHeight = 300.0
  private static let headingHeight = 76.0

  let frames: [ChartFrame]
  let width: Double
  let height: Double

  /// Lays out the picture.
  init(sections: [BenchmarkSection]) {
    let panels = ChartPanel.panels(of: sections)
    let columns = panels.count < 2 ? 1 : 2
    let rows = (panels.count + columns - 1) / columns
    let inner = Double(columns) * (Self.panelWidth + Self.gap) - Self.gap
    width = inner + 2 * Self.margin
    height =
      Self.headingHeight + Double(rows) * Self.panelHeight + Double(max(0, rows - 1)) * Self.gap
      + Self.margin / 2
    frames = panels.enumerated().map { index, panel in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      // The last one has the row for itself where there is none beside it.
      let isAlone = column == 0 && index == panels.count - 1
      let box = ChartBox(
        left: Self.margin + Double(column) * (Self.panelWidth + Self.gap),
        top: Self.headingHeight + Double(row) * (Self.panelHeight + Self.gap),
        width: isAlone ? inner : Self.panelWidth,
        height: Self.panelHeight
      )
      return ChartFrame(panel, in: box)
    }
  }

  /// The picture as an SVG document.
  var svg: String {
    let title = "What it costs to split a deep link"
    let note =
      frames.isEmpty
      ? "Nothing that can be drawn was measured."
      : "Processor times are medians; virtual times and counts are exact."
    let questions = frames.map(\.panel.title).joined(separator: " ")
    return SVGWriter.document(
      width: width,
      height: height,
      title: title,
      description: frames.isEmpty
        ? note : "Charts of these questions, whose figures the report has in tables: \(questions)",
      sheet: CardStyle.sheet(light: Self.light, dark: Self.dark)
    ) { writer in
      writer.text("title", title, at: (Self.margin, 36))
      writer.text("quiet", note, at: (Self.margin, 55))
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
    .halo { fill: currentColor; fill-opacity: 0.35 }
    .moment { stroke: #59636e; stroke-width: 1.2; stroke-dasharray: 4 3 }
    .subject { color: #0b62bd }
    .reference { color: #59636e }
    .line.reference { stroke-dasharray: 6 4 }
    .costly { color: #bc4207 }
    .limit { color: #8a6400 }
    .first { color: #0d7a68 }
    .second { color: #8432cf }
    """

  private static let dark = """
    .mark { stroke: #151b23 }
    .wide, .halo { stroke-opacity: 0.5; fill-opacity: 0.5 }
    .moment { stroke: #9198a1 }
    .subject { color: #6cb2ff }
    .reference { color: #a4acb5 }
    .costly { color: #ff9457 }
    .limit { color: #dcae3c }
    .first { color: #3cc7b0 }
    .second { color: #c79bff }
    """
}

/// A chart with its question.
struct ChartPanel {
  /// How the figures between the points are.
  enum Shape {
    /// Somewhere on a straight line, with both axes logarithmic.
    case growth

    /// As at the point before.
    case steps
  }

  /// The question that it answers.
  let title: String
  let xTitle: String
  let yTitle: String
  let shape: Shape

  /// The lines; a later one runs over an earlier one.
  let lines: [ChartLine]

  /// A position that is of interest, with its name.
  var mark: (x: Double, text: String)?

  /// Figures as the axis writes them.
  let yWords: (Double) -> String
}

extension ChartPanel {
  /// The panels whose figures are there.
  fileprivate static func panels(of sections: [BenchmarkSection]) -> [ChartPanel] {
    func section(_ benchmark: String) -> BenchmarkSection? {
      sections.first { $0.benchmark == benchmark }
    }
    let panels = [
      section("splitting").map(splitting),
      section("plans").map(plans),
      section("waiting.350").map { waiting($0, transition: "0.35 s") }
        ?? section("waiting.500").map { waiting($0, transition: "0.5 s") },
      section("delays").map(delays),
    ]
    return panels.compactMap(\.self).filter { !$0.lines.isEmpty }
  }

  private static func splitting(_ section: BenchmarkSection) -> ChartPanel {
    ChartPanel(
      title: "What does splitting cost the processor?",
      xTitle: "screens in the link",
      yTitle: "processor time per link",
      shape: .growth,
      lines: [
        ChartLine("in one go", .nanoseconds, of: section, as: .reference),
        ChartLine("split, by the driver", .nanoseconds, of: section, as: .costly),
        ChartLine("split", .nanoseconds, of: section, as: .subject),
      ].compactMap(\.self),
      yWords: time
    )
  }

  private static func plans(_ section: BenchmarkSection) -> ChartPanel {
    ChartPanel(
      title: "How does the time to plan grow?",
      xTitle: "screens in the link",
      yTitle: "time to plan, per update",
      shape: .growth,
      lines: [
        ChartLine("whole paths", .nanoseconds, of: section, as: .costly),
        ChartLine("update plan", .nanoseconds, of: section, as: .subject),
      ].compactMap(\.self),
      yWords: time
    )
  }

  private static func waiting(_ section: BenchmarkSection, transition: String) -> ChartPanel {
    ChartPanel(
      title: "When is the last screen at rest?",
      xTitle: "screens in the link",
      yTitle: "virtual time, transitions of \(transition), and for the rest an assumed 1/60 s",
      shape: .growth,
      lines: [
        ChartLine("limit", .seconds, of: section, as: .limit),
        ChartLine("native", .seconds, of: section, as: .reference),
        ChartLine("fixed 0.65 s", .seconds, of: section, as: .costly),
        ChartLine("every push", .seconds, of: section, as: .second),
        ChartLine("automatic", .seconds, of: section, as: .subject),
      ].compactMap(\.self),
      yWords: { "\(Digits.exact($0)) s" }
    )
  }

  private static func delays(_ section: BenchmarkSection) -> ChartPanel {
    let hosts = section.series.filter { $0.unit == .pushes }.map(\.name)
    return ChartPanel(
      title: "What does too short a delay lose?",
      xTitle: "fixed delay between updates, in milliseconds",
      yTitle: "pushes lost of a 10-screen link",
      shape: .steps,
      lines: zip(hosts, [.first, .second]).compactMap {
        ChartLine($0, .pushes, of: section, as: $1)
      },
      mark: (650, "0.65 s"),
      yWords: Digits.exact
    )
  }

  private static func time(_ nanoseconds: Double) -> String {
    let scaled = Scaled.time(nanoseconds)
    return "\(Digits.exact(scaled.value)) \(scaled.sign)"
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

    /// What nothing can be better than: wide and pale, so that what reaches it is seen on it.
    case limit

    /// One of two of a kind: wide and pale, too.
    case first

    /// The other of two of a kind, or another way.
    case second

    /// Whether another line can run on this one and both be seen.
    var isWide: Bool { self == .limit || self == .first }
  }

  let name: String
  let role: Role
  let points: [ChartPoint]

  /// The line of a series; `nil` where it has no figure that can be drawn.
  init?(_ name: String, _ unit: Series.Unit, of section: BenchmarkSection, as role: Role) {
    let isLogarithmic = section.axis == .depth
    let points = (section.series(name, unit)?.points ?? [])
      .map { ChartPoint(x: Double($0.position), y: $0.figure.value) }
      .filter { $0.y.isFinite && (!isLogarithmic || $0.x > 0 && $0.y > 0) }
      .sorted { $0.x < $1.x }
    guard !points.isEmpty else { return nil }
    self.name = name
    self.role = role
    self.points = points
  }
}

/// A figure at a position, or a place in the picture.
struct ChartPoint: Equatable {
  let x: Double
  let y: Double
}
