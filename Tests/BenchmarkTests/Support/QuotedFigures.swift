import Foundation

/// A report in Markdown, read back: what a cell of its tables says.
struct PrintedReport {
  /// What was measured of each goal.
  private(set) var goals: [String: String] = [:]

  /// The cells by benchmark, column and row.
  private var cells: [[String]: String] = [:]

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
      if columns.first == "goal", row.count > 1 { goals[row[0]] = row[1] }
      for (heading, cell) in zip(columns, row).dropFirst() {
        cells[[benchmark, heading, row[0]]] = cell
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
    for (key, cell) in cells where key[0] == benchmark && key[2] == row {
      guard key[1].hasPrefix(series + " ("), key[1].hasSuffix(")") else { continue }
      let unit = key[1].dropFirst(series.count + 2).dropLast()
      let sign = unit.split(separator: "/").first.map(String.init) ?? ""
      // The median stands before the range.
      let figure = cell.split(separator: " ").first.map(String.init) ?? ""
      switch kind {
      case "time" where ["ns", "µs", "ms"].contains(sign): return "\(figure) \(sign)"
      case "ratio" where unit.hasPrefix("×"): return "× \(figure)"
      case "s" where sign == "s": return "\(figure) s"
      case "memory" where sign == "memory": return cell
      case sign: return figure
      default: continue
      }
    }
    return nil
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
      "| " + quote(report.goals["\(match.1.dropFirst(6))"], match.1)
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
