import Foundation
import TestSupport
import Testing

@testable import BenchmarkSuite

/// What documents quote is what the committed report says.
///
/// After another run, `QUOTE_FIGURES=1 swift test --filter QuotedFiguresTests` writes its figures into
/// the documents.
@Suite("Quoted figures")
struct QuotedFiguresTests {
  private static let results = "Benchmarks/results"
  private static let documents = ["README.md", "Benchmarks/README.md"]
  /// What is a condition or a goal, and no figure of a run.
  private static let given = ["1 µs", "16,700 µs", "1 ms"]

  private static func report() throws -> PrintedReport {
    PrintedReport(try Document.text(of: "\(results)/report.md"))
  }

  @Test("are those of the report", arguments: documents)
  @available(iOS 16, tvOS 16, macOS 13, *)
  func quotes(document: String) throws {
    let text = try Document.text(of: document)
    let quoting = QuotingDocument(text, quoting: try Self.report())
    #expect(quoting.quotes > 0)
    #expect(quoting.unknown == [])
    if ProcessInfo.processInfo.environment["QUOTE_FIGURES"] == "1" {
      try Document.write(quoting.text, to: document)
    } else {
      let lines = zip(text.split(separator: "\n"), quoting.text.split(separator: "\n"))
      for (shown, reported) in lines { #expect(shown == reported) }
    }
  }

  @Test("are marked, where they are times by the clock or ratios", arguments: documents)
  @available(iOS 16, tvOS 16, macOS 13, *)
  func unmarked(document: String) throws {
    let text = try Document.text(of: document)
    let rest = QuotingDocument(text, quoting: try Self.report()).rest
    let unmarked = rest.matches(of: #/× [0-9][0-9.,]*|[0-9][0-9.,]* (?:ns|µs|ms)\b/#)
      .map { "\($0.output)" }
    #expect(unmarked.filter { !Self.given.contains($0) } == [])
  }

  @Test("are told with goals that are reached")
  func goals() throws {
    let goals = try Self.report().goals
    #expect(!goals.isEmpty)
    #expect(goals.filter { $0.value.verdict != "reached" }.map(\.key) == [])
    let quoted = try Document.text(of: "Benchmarks/README.md")
    #expect(goals.keys.filter { !quoted.contains("<!-- goal; \($0) -->") } == [])
  }

  @Test("are of one run with the picture")
  func oneRun() throws {
    let drawn = numbers(in: try Document.text(of: "\(Self.results)/report.svg"))
    let again = numbers(in: BenchmarkChart(try Self.report().sections).svg)
    #expect(drawn.count == again.count)
    // The report has three digits of each figure, so that a point may be a hair beside the picture's.
    #expect(zip(drawn, again).allSatisfy { abs($0 - $1) < 0.75 })
  }

  /// All numbers in a picture: where its points are, and what is written at its axes.
  private func numbers(in svg: String) -> [Double] {
    svg.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
  }
}

/// A report in Markdown, read back: what a cell of its tables says.
struct PrintedReport {
  /// What was measured of each goal, and the verdict.
  private(set) var goals: [String: (found: String, verdict: String)] = [:]

  private struct Cell {
    let benchmark: String
    let series: String
    /// The unit, without what it is for one of.
    let unit: Substring
    let row: String
    let text: String
    /// The figure itself, which stands before the range.
    var figure: Substring { text.prefix { $0 != " " } }
  }

  private var cells: [Cell] = []

  init(_ text: String) {
    var benchmark = ""
    var headings: [String]?
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("## ") {
        benchmark = line.split(separator: "`").dropFirst().first.map(String.init) ?? ""
      }
      guard line.hasPrefix("|") else {
        headings = nil
        continue
      }
      let row = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let columns = headings else {
        headings = row
        continue
      }
      // Below the headings there is a rule.
      if row[0].hasPrefix("---") { continue }
      if columns.first == "goal", row.count > 2 { goals[row[0]] = (row[1], row[2]) }
      for (heading, text) in zip(columns, row).dropFirst() {
        guard let bracket = heading.lastIndex(of: "("), heading.hasSuffix(")") else { continue }
        cells.append(
          Cell(
            benchmark: benchmark,
            series: heading[..<bracket].trimmingCharacters(in: .whitespaces),
            unit: heading[heading.index(after: bracket)...].dropLast().prefix { $0 != "/" },
            row: row[0],
            text: text
          )
        )
      }
    }
  }

  /// The figure of a series, with its unit where it has one.
  ///
  /// - Parameters:
  ///   - benchmark: The benchmark's name.
  ///   - series: The column's heading without the unit.
  ///   - kind: `time`, `ratio`, `memory`, or the unit.
  ///   - row: What the row begins with.
  func figure(_ benchmark: String, _ series: String, _ kind: String, _ row: String) -> String? {
    for cell in cells where (cell.benchmark, cell.series, cell.row) == (benchmark, series, row) {
      switch kind {
      case "time" where ["ns", "µs", "ms"].contains(cell.unit), "s" where cell.unit == "s":
        return "\(cell.figure) \(cell.unit)"
      case "ratio" where cell.unit.hasPrefix("×"): return "× \(cell.figure)"
      case "memory" where cell.unit == "memory": return cell.text
      case String(cell.unit): return String(cell.figure)
      default: continue
      }
    }
    return nil
  }

  /// What the picture is drawn from: the times in nanoseconds and in seconds, as far as they are printed.
  var sections: [BenchmarkSection] {
    let units = ["ns": Series.Unit.nanoseconds, "s": .seconds]
    var sections: [String: BenchmarkSection] = [:]
    for (name, cells) in Dictionary(
      grouping: cells,
      by: { [$0.benchmark, $0.series, "\($0.unit)"] }
    ) {
      guard let unit = units[name[2]] else { continue }
      var series = Series(name[1], unit)
      for cell in cells {
        let plain = [cell.row, "\(cell.figure)"].map { $0.replacingOccurrences(of: ",", with: "") }
        guard let position = Int(plain[0]), let value = Double(plain[1]) else { continue }
        series.add(.exact(value), at: position)
      }
      sections[name[0], default: BenchmarkSection(name[0], title: "")].add(series)
    }
    return Array(sections.values)
  }
}

/// A document that quotes a report: each figure has a mark after it, which says where it is from.
///
///     takes 383 ns<!-- splitting; split, by the driver; time; 10 --> for each screen
///     | planning | 0 allocations at each depth<!-- goal; planning allocates nothing --> |
@available(iOS 16, tvOS 16, macOS 13, *)
struct QuotingDocument {
  /// The document as it should be.
  private(set) var text: String
  /// How many figures have a mark.
  private(set) var quotes = 0
  /// The marks that name nothing in the report.
  private(set) var unknown: [String] = []
  /// What is left of it without its quotes.
  private(set) var rest: String

  init(_ text: String, quoting report: PrintedReport) {
    var quotes = 0
    var unknown: [String] = []
    func quote(_ found: String?, _ mark: Substring) -> String {
      quotes += 1
      if found == nil { unknown.append("\(mark)") }
      return "\(found ?? "—")<!-- \(mark) -->"
    }
    let figure = #/(?:× )?[0-9][0-9.,]*(?: (?:ns|µs|ms|s|kB|MB))?<!-- ([^>]+) -->/#
    let cell = #/\| [^|<]+<!-- (goal; [^>]+) -->/#
    rest = text.replacing(cell, with: "").replacing(figure, with: "")
    self.text = text.replacing(cell) { match in
      "| " + quote(report.goals["\(match.1.dropFirst(6))"]?.found, match.1)
    }
    .replacing(figure) { match in
      let mark = match.1.components(separatedBy: "; ")
      guard mark.first != "goal" else { return "\(match.0)" }
      return quote(
        mark.count == 4 ? report.figure(mark[0], mark[1], mark[2], mark[3]) : nil,
        match.1
      )
    }
    self.quotes = quotes
    self.unknown = unknown
  }
}
