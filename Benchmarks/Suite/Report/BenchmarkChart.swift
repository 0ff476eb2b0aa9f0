import CommandSupport

/// The answers in one picture: a chart for each question whose figures are there.
struct Picture {
  static let margin = 28.0

  private static let gap = 36.0
  private static let panelWidth = 440.0
  private static let panelHeight = 290.0
  private static let headingHeight = 76.0

  let frames: [ChartFrame]
  let width: Double
  let height: Double

  private let note: String

  /// Lays out the picture.
  init(sections: [Section]) {
    let panels = ChartPanel.panels(of: sections)
    let columns = panels.count < 2 ? 1 : 2
    let rows = (panels.count + columns - 1) / columns
    let inner = Double(columns) * (Self.panelWidth + Self.gap) - Self.gap
    width = inner + 2 * Self.margin
    height =
      Self.headingHeight + Double(rows) * Self.panelHeight + Double(max(0, rows - 1)) * Self.gap
      + Self.margin / 2
    note = SampleNote(sections.filter { ChartPanel.benchmarks.contains($0.benchmark) }).short
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
    return SVGWriter.document(
      width: width,
      height: height,
      title: title,
      description: description,
      sheet: PictureStyle.sheet
    ) { writer in
      writer.text("title", title, at: (Self.margin, 36))
      writer.text("quiet", frames.isEmpty ? Self.nothing : note, at: (Self.margin, 55))
      for frame in frames { frame.draw(on: &writer) }
    }
  }

  private static let nothing = "Nothing that can be drawn was measured."

  /// What there is to see, for those who can't.
  private var description: String {
    guard !frames.isEmpty else { return Self.nothing }
    let count = Words.count(frames.count, "chart")
    return "\(count). " + frames.map(\.panel.description).joined(separator: " ")
  }
}

/// How the picture looks.
enum PictureStyle {
  /// The style sheet.
  static let sheet = CardStyle.sheet(light: light, dark: dark)

  private static let light = """
    .question { font-size: 13px; font-weight: 600 }
    .label { font-size: 11px; font-weight: 500; fill: currentColor; stroke: #ffffff; \
    stroke-width: 3px; stroke-linejoin: round; paint-order: stroke }
    .raised { font-size: 8.5px }
    .line { fill: none; stroke: currentColor; stroke-width: 2; stroke-linejoin: round; \
    stroke-linecap: round }
    .wide { fill: none; stroke: currentColor; stroke-width: 8; stroke-opacity: 0.35; \
    stroke-linejoin: round; stroke-linecap: round }
    .mark { fill: currentColor; stroke: #ffffff; stroke-width: 1 }
    .halo { fill: currentColor; fill-opacity: 0.35 }
    .leader { stroke: currentColor; stroke-width: 1; stroke-opacity: 0.6 }
    .moment { stroke: #59636e; stroke-width: 1.2; stroke-dasharray: 4 3 }
    .subject { color: #0b62bd }
    .reference { color: #59636e }
    .line.reference { stroke-dasharray: 6 4 }
    .costly { color: #bc4207 }
    .limit { color: #8a6400 }
    .wide.first { stroke-width: 6 }
    .first { color: #0d7a68 }
    .second { color: #8432cf }
    """

  private static let dark = """
    .label { stroke: #151b23 }
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

  var xScale: ChartScale {
    let values = lines.flatMap(\.points).map(\.x)
    return switch shape {
    case .growth: .logarithmic(values, isRounded: false)
    case .steps: .linear(upTo: max(values.max() ?? 0, mark?.x ?? 0))
    }
  }

  var yScale: ChartScale {
    let values = lines.flatMap(\.points).map(\.y)
    return switch shape {
    case .growth: .logarithmic(values, isRounded: true)
    case .steps: .linear(upTo: values.max() ?? 0)
    }
  }

  /// What there is to see, in words.
  var description: String {
    let parts = lines.compactMap { line -> String? in
      guard let first = line.points.first, let last = line.points.last else { return nil }
      let start = "\(line.name): \(yWords(first.y)) at \(Digits.exact(first.x))"
      guard last.x > first.x else { return start }
      return "\(start), \(yWords(last.y)) at \(Digits.exact(last.x))"
        + (line.exponent.map { ", in total growing with the power \($0)" } ?? "")
    }
    return "\(title) (\(yTitle), by \(xTitle)) \(parts.joined(separator: "; "))."
  }
}

extension ChartPanel {
  /// The benchmarks whose figures are drawn.
  static let benchmarks = ["splitting", "plans", "waiting.350", "waiting.500", "delays"]

  /// The panels whose figures are there.
  static func panels(of sections: [Section]) -> [ChartPanel] {
    let sections = SectionList(sections)
    return [splitting, plans, waiting, delays].compactMap { $0(sections) }
      .filter { !$0.lines.isEmpty }
  }

  private static func splitting(_ sections: SectionList) -> ChartPanel? {
    guard let section = sections["splitting"] else { return nil }
    return ChartPanel(
      title: "What does splitting cost the processor?",
      xTitle: "screens in the link",
      yTitle: "processor time per link",
      shape: .growth,
      lines: [
        ChartLine("in one go", .nanoseconds, of: section, as: .reference),
        ChartLine("split, by the driver", .nanoseconds, of: section, as: .costly),
        ChartLine("split", .nanoseconds, of: section, as: .subject),
      ].compactMap(\.self),
      yWords: { Scaled.time($0).exactWords }
    )
  }

  private static func plans(_ sections: SectionList) -> ChartPanel? {
    guard let section = sections["plans"] else { return nil }
    return ChartPanel(
      title: "How does the time to plan grow?",
      xTitle: "n, screens in the link",
      yTitle: "time to plan, per update",
      shape: .growth,
      lines: [
        ChartLine("whole paths", .nanoseconds, of: section, as: .costly),
        ChartLine("update plan", .nanoseconds, of: section, as: .subject),
      ].compactMap(\.self),
      yWords: { Scaled.time($0).exactWords }
    )
  }

  private static func waiting(_ sections: SectionList) -> ChartPanel? {
    let known = [("waiting.350", "0.35 s"), ("waiting.500", "0.5 s")]
    let found = known.compactMap { name, transition in
      sections[name].map { (section: $0, transition: transition) }
    }
    guard let (section, transition) = found.first else { return nil }
    return ChartPanel(
      title: "When is the last screen at rest?",
      xTitle: "screens in the link",
      yTitle: "virtual time, with transitions of \(transition)",
      shape: .growth,
      lines: [
        ChartLine("physical limit", .seconds, of: section, as: .limit),
        ChartLine("native", .seconds, of: section, as: .reference),
        ChartLine("fixed 0.65 s", .seconds, of: section, as: .costly),
        ChartLine("settle-paced", .seconds, of: section, as: .subject),
      ].compactMap(\.self),
      yWords: { "\(Digits.exact($0)) s" }
    )
  }

  private static func delays(_ sections: SectionList) -> ChartPanel? {
    guard let section = sections["delays"] else { return nil }
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
}

extension ChartLine {
  /// The line of a series; `nil` where it has no figure that can be drawn.
  fileprivate init?(_ name: String, _ unit: Unit, of section: Section, as role: Role) {
    let isLogarithmic = section.axis == .depth
    let points = (section.series(name, unit)?.points ?? [])
      .map { ChartPoint(x: Double($0.position), y: $0.figure.value) }
      .filter { $0.y.isFinite && (!isLogarithmic || $0.x > 0 && $0.y > 0) }
      .sorted { $0.x < $1.x }
    guard !points.isEmpty else { return nil }
    let fit = section.fits.first { $0.name == "time to plan, \(name)" }
    self.init(name: name, role: role, exponent: fit?.power, points: points)
  }
}

extension Scaled {
  /// The figure without zeros at its end.
  fileprivate var exactWords: String { "\(Digits.exact(value)) \(sign)" }
}

/// Figures against a position, as a line of a chart.
struct ChartLine {
  /// What a line stands for, which decides on its looks.
  enum Role: String, CaseIterable {
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

    /// The other.
    case second

    /// Whether another line can run on this one and both be seen.
    var isWide: Bool { self == .limit || self == .first }
  }

  let name: String
  let role: Role

  /// How it grows, as a power of the position.
  var exponent: String?

  let points: [ChartPoint]

  /// The text beside the line.
  var label: ChartText {
    ChartText(rows: [name] + (exponent == nil ? [] : ["total ∝ n"]), raised: exponent ?? "")
  }
}

/// A figure at a position, or a place in the picture.
struct ChartPoint: Equatable {
  let x: Double
  let y: Double
}
