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
