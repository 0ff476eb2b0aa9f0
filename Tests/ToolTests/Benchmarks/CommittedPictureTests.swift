import Foundation
import TestSupport
import Testing

@testable import BenchmarkSuite

/// What documents quote of the committed report, `.ci/figures` compares.
@Suite("The committed picture")
struct CommittedPictureTests {
  @Test("is of one run with the report")
  func oneRun() throws {
    let results = "Benchmarks/results"
    let drawn = numbers(in: try Document.text(of: "\(results)/report.svg"))
    let report = sections(in: try Document.text(of: "\(results)/report.md"))
    let again = numbers(in: BenchmarkChart(report).svg)
    #expect(drawn.count == again.count)
    // The report has three digits of each figure, so that a point may be a hair beside the picture's.
    #expect(zip(drawn, again).allSatisfy { abs($0 - $1) < 0.75 })
  }

  /// All numbers in a picture: where its points are, and what is written at its axes.
  private func numbers(in svg: String) -> [Double] {
    svg.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
  }

  /// What the picture is drawn from, read back: the times, as far as they are printed.
  private func sections(in text: String) -> [BenchmarkSection] {
    var sections: [String: BenchmarkSection] = [:]
    var benchmark = ""
    for lines in text.split(separator: "\n\n") {
      if lines.hasPrefix("## ") {
        benchmark = lines.split(separator: "`").dropFirst().first.map(String.init) ?? ""
      }
      let rows = lines.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
      for (column, heading) in (rows.first ?? []).enumerated().dropFirst() {
        guard let bracket = heading.lastIndex(of: "("), heading.hasSuffix(")") else { continue }
        let unit = heading[heading.index(after: bracket)...].prefix { $0 != "/" && $0 != ")" }
        guard let scale = ["ns": 1, "µs": 1e3, "ms": 1e6, "s": 1.0][unit] else { continue }
        let name = heading[..<bracket].trimmingCharacters(in: .whitespaces)
        var series = Series(name, unit == "s" ? .seconds : .nanoseconds)
        // Below the headings there is a rule.
        for row in rows.dropFirst(2) {
          let plain = [row[0], row[column]].map { cell in
            cell.prefix { $0 != " " }.replacingOccurrences(of: ",", with: "")
          }
          guard let position = Int(plain[0]), let value = Double(plain[1]) else { continue }
          series.add(.exact(value * scale), at: position)
        }
        sections[benchmark, default: BenchmarkSection(benchmark, title: "")].add(series)
      }
    }
    return Array(sections.values)
  }
}
