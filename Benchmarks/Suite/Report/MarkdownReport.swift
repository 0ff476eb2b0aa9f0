import BenchmarkKit
import CommandSupport

/// A report as GitHub's Markdown, which reads well in a terminal, too: figures stand below figures.
struct MarkdownReport {
  /// The report, which ends with a line break.
  let text: String

  init(_ report: BenchmarkReport) {
    var blocks = [[Self.legend]]
    for section in report.sections { blocks += Self.blocks(section) }
    blocks += Self.blocks(report.goals ?? [])
    if let origin = report.origin { blocks.append([escaped(origin)]) }
    text = blocks.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")
  }

  private static let legend = """
    Times and ratios (×) are medians (minimum–90th percentile) of \(Measuring.samples.usual) samples, \
    of \(Measuring.samples.quick) with `--quick`; a ratio compares samples taken in the same round. \
    Counts, virtual time and memory are exact.
    """

  private static func blocks(_ section: BenchmarkSection) -> [[String]] {
    // Times apart from what is the same at each run.
    let columns = section.series.map { ReportColumn($0, in: section) }
    let tables = [columns.filter(\.isSampled), columns.filter { !$0.isSampled }]
      .filter { !$0.isEmpty }.map { lines($0, of: section) }
    let fits = (section.fits ?? []).map {
      "- \(escaped($0.name)): grows with depth^\(Digits.fixed($0.exponent, 2))"
    }
    var blocks = [["## \(escaped(section.title ?? "")) (`\(section.benchmark)`)"]]
    blocks += tables.isEmpty ? [["Nothing was measured."]] : tables
    if !fits.isEmpty { blocks.append(fits) }
    return blocks + (section.notes ?? []).map { [escaped($0)] }
  }

  private static func blocks(_ goals: [Goal]) -> [[String]] {
    guard !goals.isEmpty else { return [] }
    let rows = goals.map { goal in
      [escaped(goal.name), escaped(goal.found), goal.isReached ? "reached" : "**MISSED**"]
    }
    return [
      ["## Goals"], MarkdownTable(headings: ["goal", "measured", ""], rows: rows).lines(.leading),
    ]
  }

  /// The lines of a table.
  private static func lines(_ columns: [ReportColumn], of section: BenchmarkSection) -> [String] {
    let rows = rows(of: columns, section.axis).map { title, position in
      [title] + columns.map { $0.cell(at: position) }
    }
    let parts = Set(section.series.map(\.per))
    let heading =
      switch section.axis {
      case .depth where parts.contains("element"): "elements"
      case .depth where parts.contains("row"): "rows"
      case .depth: "depth"
      case .milliseconds: "delay (ms)"
      case .transition: "transition (ms)"
      }
    let headings = [heading] + columns.map { escaped($0.heading) }
    return MarkdownTable(headings: headings, rows: rows).lines(.trailing)
  }

  /// The positions of a table's rows; of a sweep, only the steps at which something changes.
  private static func rows(
    of columns: [ReportColumn],
    _ axis: BenchmarkSection.Axis
  ) -> [(title: String, position: Int)] {
    var runs: [ClosedRange<Int>] = []
    for position in Set(columns.flatMap(\.positions)).sorted() {
      if axis == .milliseconds, let run = runs.last,
        columns.allSatisfy({ $0.cell(at: run.lowerBound) == $0.cell(at: position) })
      {
        runs[runs.count - 1] = run.lowerBound...position
      } else {
        runs.append(position...position)
      }
    }
    return runs.map { run in
      let (first, last) = (Digits.count(run.lowerBound), Digits.count(run.upperBound))
      return (run.count == 1 ? first : "\(first)–\(last)", run.lowerBound)
    }
  }
}

/// Figures below one another, with what they are of.
struct ReportColumn {
  /// What the figures are of, with their unit: `split (ns/link)`.
  let heading: String

  /// Whether the figures are taken by a clock.
  let isSampled: Bool

  private let cells: [Int: String]

  /// Writes the figures of a series.
  ///
  /// - Parameter section: The section of the series: times for one of the same are scaled alike.
  init(_ series: Series, in section: BenchmarkSection) {
    let scale = section.timeScale(per: series.per)
    let unit =
      switch series.unit {
      case .nanoseconds: scale.sign
      case .ratio: section.reference(of: series).map { "× \($0)" } ?? "×"
      case .seconds: "s"
      case .bytes: "memory"
      case .updates, .pushes, .transitions, .evaluations, .allocations, .entries:
        series.unit.rawValue
      }
    heading = "\(series.name) (\(series.per.map { "\(unit)/\($0)" } ?? unit))"
    isSampled = series.isSampled
    let figures = series.points.map { point in
      switch series.unit {
      case .bytes: (point.position, Self.memory(point.figure))
      case .nanoseconds: (point.position, Self.text(point.figure, dividedBy: scale.divisor))
      default: (point.position, Self.text(point.figure))
      }
    }
    cells = Dictionary(figures) { first, _ in first }
  }

  var positions: [Int] { Array(cells.keys) }

  /// The cell at a position, also where there is no figure.
  func cell(at position: Int) -> String {
    cells[position] ?? Digits.missing
  }

  private static func text(_ figure: Figure, dividedBy divisor: Double = 1) -> String {
    switch figure {
    case .exact(let value):
      return Digits.exact(value / divisor)
    case .sampled(let samples):
      let least = Digits.rounded(samples.minimum / divisor)
      let most = Digits.rounded(samples.percentile90 / divisor)
      return "\(Digits.rounded(samples.median / divisor)) (\(least)–\(most))"
    }
  }

  /// Memory is scaled cell by cell: from one end of a column to the other it grows a millionfold.
  private static func memory(_ figure: Figure) -> String {
    let scaled = Scaled.memory(figure.value)
    return scaled.sign == "B" ? "\(Digits.exact(scaled.value)) B" : scaled.words
  }
}

extension BenchmarkSection {
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

/// Cells of Markdown in rows, filled up with spaces to columns.
private struct MarkdownTable {
  enum Alignment {
    case leading, trailing
  }

  let headings: [String]
  let rows: [[String]]

  func lines(_ alignment: Alignment) -> [String] {
    let widths = headings.indices.map { column in
      ([headings] + rows).map { TerminalText.width($0[column]) }.reduce(3, max)
    }
    let rule = widths.map { width in
      alignment == .leading
        ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    return ([headings, rule] + rows).map { cells in
      let filled = zip(cells, widths).map { cell, width in
        alignment == .leading
          ? TerminalText.padded(cell, to: width) : TerminalText.aligned(cell, to: width)
      }
      return "| \(filled.joined(separator: " | ")) |"
    }
  }
}

/// Text that means itself in Markdown, also in a cell of a table.
private func escaped(_ text: String) -> String {
  text.reduce(into: "") { escaped, character in
    switch character {
    case "|", "\\", "*", "`", "<": escaped += "\\\(character)"
    // Words with an underscore inside are left alone, and so are brackets that begin no link.
    case "_" where escaped.last.map { !$0.isLetter && !$0.isNumber } ?? true: escaped += "\\_"
    case "(" where escaped.last == "]": escaped += "\\("
    case "\n", "\r\n": escaped += " "
    default: escaped.append(character)
    }
  }
}
