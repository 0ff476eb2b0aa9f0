import BenchmarkKit
import Foundation
import TestSupport

/// A report as GitHub's Markdown, which reads well in a terminal, too: figures stand below figures.
struct MarkdownReport {
  /// The report, which ends with a line break.
  let text: String

  init(_ report: BenchmarkReport) {
    let blocks = [Self.legend] + report.sections.flatMap(Self.blocks)
    text = (blocks + [report.origin]).joined(separator: "\n\n") + "\n"
  }

  private static let legend = """
    Times and ratios (×) are medians (minimum–90th percentile) of \(Measuring.samples.usual) samples, \
    of \(Measuring.samples.quick) with `--quick`; a ratio compares samples taken in the same round. \
    Counts, virtual time and memory are exact.
    """

  private static func blocks(_ section: BenchmarkSection) -> [String] {
    let columns = section.series.map { ReportColumn($0, in: section) }
    // Times apart from what is the same at each run.
    let tables = [columns.filter(\.isSampled), columns.filter { !$0.isSampled }]
      .filter { !$0.isEmpty }.map { table(of: $0, in: section) }
    return ["## \(section.title) (`\(section.benchmark)`)"]
      + (tables.isEmpty ? ["Nothing was measured."] : tables)
      + section.notes
  }

  /// A table with a row for each position.
  private static func table(of columns: [ReportColumn], in section: BenchmarkSection) -> String {
    let positions = Set(columns.flatMap(\.cells.keys)).sorted()
    let parts = section.series.compactMap(\.per)
    let heading =
      switch section.axis {
      case .depth: parts.contains("element") ? "elements" : "depth"
      case .rows: "rows"
      case .transition: "transition (ms)"
      case .named: ""
      }
    return filledTable(
      [[heading] + columns.map { $0.heading }]
        + positions.map { position in
          let name =
            section.axis == .named
            ? section.names[position - 1] : Digits.count(position)
          return [name] + columns.map { $0.cells[position] ?? Digits.missing }
        }
    )
  }
}

/// Figures below one another, with what they are of.
private struct ReportColumn {
  /// What the figures are of, with their unit: `split (ns/screen)`.
  let heading: String
  /// Whether the figures are taken by a clock.
  let isSampled: Bool
  /// The figures by position.
  let cells: [Int: String]

  /// Writes the figures of a series; times for one of the same have one unit, that of the least.
  init(_ series: Series, in section: BenchmarkSection) {
    let times = section.series.filter { $0.unit == .nanoseconds && $0.per == series.per }
      .flatMap { $0.points.map(\.figure.value) }
    let scale = Scaled.timeScale(for: times.filter { $0 > 0 }.min() ?? 0)
    let unit =
      switch series.unit {
      case .nanoseconds: scale.sign
      case .ratio: series.reference.map { "× \($0)" } ?? "×"
      case .seconds: "s"
      case .bytes: "memory"
      default: series.unit.rawValue
      }
    heading = "\(series.name) (\(series.per.map { "\(unit)/\($0)" } ?? unit))"
    isSampled = series.isSampled
    let divisor = series.unit == .nanoseconds ? scale.divisor : 1
    let figures = series.points.map { point in
      (point.position, Self.text(point.figure, dividedBy: divisor, series.unit))
    }
    cells = Dictionary(figures) { first, _ in first }
  }

  private static func text(
    _ figure: Figure,
    dividedBy divisor: Double,
    _ unit: Series.Unit
  ) -> String {
    switch figure {
    case .exact(let value) where unit == .bytes:
      // Scaled cell by cell: from one end of a column to the other, memory grows a millionfold.
      let scaled = Scaled.memory(value)
      return scaled.sign == "B" ? "\(Digits.exact(scaled.value)) B" : scaled.words
    case .exact(let value): return Digits.exact(value / divisor)
    case .sampled(let samples):
      let least = Digits.rounded(samples.minimum / divisor)
      let most = Digits.rounded(samples.percentile90 / divisor)
      return "\(Digits.rounded(samples.median / divisor)) (\(least)–\(most))"
    }
  }
}

/// A table in Markdown, of which the first row is the heading; its cells are filled up to columns.
func filledTable(_ rows: [[String]], isAligned: Bool = true) -> String {
  var rows = rows
  let widths = (rows.first ?? []).indices.map { column in
    rows.map { TerminalText.width($0[column]) }.reduce(3, max)
  }
  rows.insert(
    widths.map { String(repeating: "-", count: isAligned ? $0 - 1 : $0) + (isAligned ? ":" : "") },
    at: 1
  )
  let fill = isAligned ? TerminalText.aligned : TerminalText.padded
  return rows.map { "| \(zip($0, widths).map(fill).joined(separator: " | ")) |" }
    .joined(separator: "\n")
}

/// Numbers as people read them: three digits that count, thousands apart.
enum Digits {
  /// What stands for a figure that isn't there.
  static let missing = "—"

  private static let mostDecimals = 4

  /// A number with three significant digits, or all that it has before the point.
  static func rounded(_ value: Double) -> String {
    guard value.isFinite else { return missing }
    guard value != 0 else { return "0" }
    // Rounding may carry into one more digit: 99.96 is 100, not 100.0.
    let decimals = decimals(of: Double(fixed(value, decimals(of: value))) ?? value)
    let text = fixed(value, decimals)
    guard text.contains(where: { "123456789".contains($0) }) else {
      return "<" + fixed(pow(10, -Double(mostDecimals)), mostDecimals)
    }
    return grouped(text)
  }

  /// A number that is the same each time: without zeros that say only how well it is known.
  static func exact(_ value: Double) -> String {
    guard value.rounded() != value else { return grouped(fixed(value, 0)) }
    let text = rounded(value)
    guard text.contains(".") else { return text }
    let short = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(short.reversed())
  }

  /// A whole number.
  static func count(_ value: Int) -> String { grouped("\(value)") }

  /// A figure of a clock, as far as it can be trusted: two digits.
  static func about(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return exact(value) }
    let power = Int(log10(abs(value)).rounded(.down)) - 1
    let unit = pow(10, Double(power))
    return grouped(fixed((value / unit).rounded() * unit, max(0, -power)))
  }

  /// A figure to be compared with a limit: a whole number, or two digits.
  static func short(_ value: Double) -> String {
    value <= 0 ? "0" : value == value.rounded() ? exact(value) : about(value)
  }

  /// A number with a number of decimals.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    value.isFinite ? String(format: "%.\(decimals)f", value) : missing
  }

  private static func decimals(of value: Double) -> Int {
    guard value != 0 else { return mostDecimals }
    return max(0, min(mostDecimals, 2 - Int(log10(abs(value)).rounded(.down))))
  }

  private static func grouped(_ text: String) -> String {
    let whole = text.prefix { $0 != "." }
    let digits = whole.drop { $0 == "-" }
    let groups = digits.enumerated().map { position, digit in
      let rest = digits.count - position
      return position > 0 && rest.isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
    }
    return text.prefix { $0 == "-" } + groups.joined() + text.dropFirst(whole.count)
  }
}

/// A figure, brought to a size that reads well, and the sign of its unit.
struct Scaled {
  let value: Double
  let sign: String
  /// The figure with three digits.
  var words: String { "\(Digits.rounded(value)) \(sign)" }

  /// Processor time.
  static func time(_ nanoseconds: Double) -> Scaled {
    let scale = timeScale(for: nanoseconds)
    return Scaled(value: nanoseconds / scale.divisor, sign: scale.sign)
  }

  /// Memory.
  static func memory(_ bytes: Double) -> Scaled {
    let scale = scale(for: bytes, of: ["B", "kB", "MB", "GB"])
    return Scaled(value: bytes / scale.divisor, sign: scale.sign)
  }

  /// The unit in which a time in nanoseconds reads well, as a divisor and a sign.
  static func timeScale(for nanoseconds: Double) -> (divisor: Double, sign: String) {
    scale(for: nanoseconds, of: ["ns", "µs", "ms", "s"])
  }

  private static func scale(
    for value: Double,
    of signs: [String]
  ) -> (divisor: Double, sign: String) {
    let scales = zip([1, 1e3, 1e6, 1e9], signs).map { (divisor: $0, sign: $1) }
    // What three digits round up to a thousand reads better as one of the next.
    return scales.last { abs(value) >= $0.divisor * 0.9995 } ?? scales[0]
  }
}
