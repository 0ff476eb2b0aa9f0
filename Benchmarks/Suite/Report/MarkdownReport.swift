import BenchmarkKit

/// All that was found, as GitHub's Markdown.
struct MarkdownReport {
  let sections: [Section]
  let goals: [Goal]

  /// By what it was found, in a sentence; empty where that isn't known.
  var origin = ""

  /// The report, which ends with a line break.
  var text: String {
    let blocks = sectionBlocks + goalBlocks + summaryBlocks + originBlocks
    return blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private var sectionBlocks: [[String]] {
    var note = SampleNote(sections).text
    return sections.flatMap { section in
      var blocks = [["## \(MarkdownTable.escaped(section.title))"]]
      for table in ReportTable.tables(of: section) {
        blocks.append(MarkdownTable(table: table).lines)
        guard table.columns.contains(where: \.isSampled), let text = note else { continue }
        blocks.append([text])
        note = nil
      }
      if blocks.count == 1 { blocks.append(["Nothing was measured."]) }
      let fits = section.fits.map {
        "- \(MarkdownTable.escaped($0.name)): grows with depth<sup>\($0.power)</sup>"
      }
      if !fits.isEmpty { blocks.append(fits) }
      return blocks + section.notes.map { [MarkdownTable.escaped($0)] }
    }
  }

  private var goalBlocks: [[String]] {
    guard !goals.isEmpty else { return [] }
    let rows = goals.map { goal in
      MarkdownTable.line([
        MarkdownTable.escaped(goal.name), MarkdownTable.escaped(goal.found),
        goal.isReached ? goal.verdict : "**\(goal.verdict)**",
      ])
    }
    return [["## To reach"], ["| goal | found | |", "| --- | --- | --- |"] + rows]
  }

  private var summaryBlocks: [[String]] {
    let sentences = Summary(sections: sections).sentences
    guard !sentences.isEmpty else { return [] }
    return [["## In short"], sentences.map(MarkdownTable.escaped)]
  }

  private var originBlocks: [[String]] {
    origin.isEmpty ? [] : [[MarkdownTable.escaped(origin)]]
  }
}

/// A table as GitHub writes it, with figures to the right.
struct MarkdownTable {
  let table: ReportTable

  /// The lines of the table.
  var lines: [String] {
    let heading = Self.heading(table.heading.name, table.heading.unit)
    let headings = table.columns.map { Self.heading($0.name, $0.unit) }
    let rows = table.rows.map { row in
      Self.line([row.title] + table.cells(of: row).map(\.text))
    }
    let rule = Self.line([heading] + headings, as: "---:")
    return [Self.line([heading] + headings), rule] + rows
  }

  /// Text that means itself in a cell.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "|", "\\", "*", "_", "`", "[", "]", "<": escaped += "\\\(character)"
      case "\n", "\r\n": escaped += " "
      default: escaped.append(character)
      }
    }
  }

  /// A line of cells, which hold Markdown already.
  static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func line(_ cells: [String], as rule: String) -> String {
    line(cells.map { _ in rule })
  }

  private static func heading(_ name: String, _ unit: String) -> String {
    unit.isEmpty ? escaped(name) : "\(escaped(name))<br>\(escaped(unit))"
  }
}

/// Columns of figures that stand side by side, by position.
struct ReportTable {
  /// What the positions are, in two lines, as the headings of the columns are.
  let heading: (name: String, unit: String)

  let columns: [TableColumn]

  /// The positions, as text and as number.
  let rows: [Row]

  /// A line of the table; several positions where all figures are the same.
  struct Row {
    let title: String
    let position: Int
  }

  /// Puts columns side by side.
  init(_ columns: [TableColumn], of section: Section) {
    self.columns = columns
    heading = section.positionHeading
    let positions = Set(columns.flatMap(\.cells.keys)).sorted()
    switch section.axis {
    case .depth:
      rows = positions.map { Row(title: Digits.count($0), position: $0) }
    case .milliseconds:
      rows = Self.joined(positions, columns)
    }
  }

  /// The cells of a row.
  func cells(of row: Row) -> [TableColumn.Cell] {
    columns.map { $0.cell(at: row.position) }
  }

  /// Of a sweep, only the steps at which something changes are of interest.
  private static func joined(_ positions: [Int], _ columns: [TableColumn]) -> [Row] {
    var runs: [ClosedRange<Int>] = []
    for position in positions {
      if let run = runs.last,
        columns.allSatisfy({ $0.cell(at: run.lowerBound) == $0.cell(at: position) })
      {
        runs[runs.count - 1] = run.lowerBound...position
      } else {
        runs.append(position...position)
      }
    }
    return runs.map { run in
      let (first, last) = (Digits.count(run.lowerBound), Digits.count(run.upperBound))
      return Row(title: run.count == 1 ? first : "\(first)–\(last)", position: run.lowerBound)
    }
  }
}

extension Section {
  fileprivate var positionHeading: (name: String, unit: String) {
    switch axis {
    case .depth: (series.contains { $0.per == "element" } ? "elements" : "depth", "")
    case .milliseconds: ("delay", "ms")
    }
  }
}

extension ReportTable {
  /// The widest table that still reads well in a terminal.
  static let mostWidth = 112

  /// The tables of a section: one if it isn't too wide, else times apart from exact figures, and
  /// as many of either as it takes.
  static func tables(of section: Section) -> [ReportTable] {
    let columns = section.series.map { TableColumn($0, in: section) }
    let sampled = columns.filter(\.isSampled)
    let exact = columns.filter { !$0.isSampled }
    let whole = ReportTable(sampled + exact, of: section)
    guard TextTable(whole).width > mostWidth else { return whole.columns.isEmpty ? [] : [whole] }
    return [sampled, exact].flatMap { partition($0, of: section) }
  }

  private static func partition(_ columns: [TableColumn], of section: Section) -> [ReportTable] {
    var tables: [ReportTable] = []
    for column in columns {
      if let last = tables.last {
        let wider = ReportTable(last.columns + [column], of: section)
        if TextTable(wider).width <= mostWidth {
          tables[tables.count - 1] = wider
          continue
        }
      }
      tables.append(ReportTable([column], of: section))
    }
    return tables
  }
}

/// Figures below one another, with what they are of.
struct TableColumn: Equatable {
  /// A figure as text, in two pieces, so that figures align where the first ends.
  struct Cell: Equatable {
    let figure: String
    var remark = ""

    /// Both pieces.
    var text: String { figure + remark }
  }

  let name: String
  let unit: String
  private(set) var cells: [Int: Cell] = [:]

  /// Whether the figures are taken by a clock.
  let isSampled: Bool

  /// Writes the figures of a series.
  ///
  /// - Parameter section: The section of the series: figures of one unit are scaled alike.
  init(_ series: Series, in section: Section) {
    name = series.name
    isSampled = series.isSampled
    let scale = section.timeScale(per: series.per)
    let sign: String
    switch series.unit {
    case .nanoseconds: sign = scale.sign
    case .ratio: sign = section.reference(of: series).map { "× \($0)" } ?? "×"
    case .seconds: sign = "s"
    case .bytes: sign = "memory"
    case .updates, .pushes, .evaluations, .allocations: sign = series.unit.rawValue
    }
    unit = series.per.map { "\(sign)/\($0)" } ?? sign
    for point in series.points {
      cells[point.position] =
        switch series.unit {
        case .bytes: Cell(memory: point.figure)
        case .nanoseconds: Cell(point.figure, dividedBy: scale.divisor)
        default: Cell(point.figure, dividedBy: 1)
        }
    }
  }

  /// The cell at a position, also where there is no figure.
  func cell(at position: Int) -> Cell {
    cells[position] ?? Cell(figure: Digits.missing)
  }
}

extension TableColumn.Cell {
  fileprivate init(_ figure: Figure, dividedBy divisor: Double) {
    switch figure {
    case .exact(let value):
      self.init(figure: Digits.exact(value / divisor))
    case .sampled(let samples):
      let least = Digits.rounded(samples.minimum / divisor)
      let most = Digits.rounded(samples.percentile90 / divisor)
      self.init(
        figure: Digits.rounded(samples.median / divisor),
        remark: " (\(least)–\(most))"
      )
    }
  }

  /// Memory is scaled cell by cell: from one end of a column to the other it grows a millionfold.
  fileprivate init(memory figure: Figure) {
    let scaled = Scaled.memory(figure.value)
    let digits = scaled.sign == "B" ? Digits.exact(scaled.value) : Digits.rounded(scaled.value)
    self.init(figure: digits, remark: " \(scaled.sign)")
  }
}

extension Series {
  /// Whether any figure is taken by a clock.
  var isSampled: Bool {
    points.contains { if case .sampled = $0.figure { true } else { false } }
  }
}

extension Section {
  /// The unit for all times of one kind, so that one can be compared with another at a glance.
  fileprivate func timeScale(per part: String?) -> (divisor: Double, sign: String) {
    let times = series.filter { $0.unit == .nanoseconds && $0.per == part }
      .flatMap { $0.points.map(\.figure.value) }
    return Scaled.timeScale(for: times.filter { $0 > 0 }.min() ?? 0)
  }

  /// What a ratio is to: what it says, or the only other that was timed.
  fileprivate func reference(of ratio: Series) -> String? {
    if let reference = ratio.reference { return reference }
    let others = series.filter { $0.unit == .nanoseconds && $0.name != ratio.name }
    return others.count == 1 ? others.first?.name : nil
  }
}

/// What the figures in the tables mean.
struct SampleNote {
  private let counts: Set<Int>
  private let hasRatios: Bool

  init(_ sections: [Section]) {
    let series = sections.flatMap(\.series)
    counts = Set(
      series.flatMap(\.points).compactMap { point in
        guard case .sampled(let samples) = point.figure else { return nil }
        return samples.samples.count
      }
    )
    hasRatios = series.contains { $0.unit == .ratio && $0.isSampled }
  }

  /// The note; `nil` where nothing was timed.
  var text: String? {
    samples.map { samples in
      "Figures with a range are the median (minimum–90th percentile) of \(samples)."
        + (hasRatios ? " Ratios (×) are of samples that were taken in the same round." : "")
    }
  }

  /// The note for a picture, in which there is no range.
  var short: String {
    samples.map { "Processor times are medians of \($0); virtual times and counts are exact." }
      ?? "Virtual times and counts are exact."
  }

  private var samples: String? {
    guard let fewest = counts.min(), let most = counts.max() else { return nil }
    let number = fewest == most ? "\(most)" : "\(fewest) to \(most)"
    return number + (most == 1 ? " sample" : " samples")
  }
}
