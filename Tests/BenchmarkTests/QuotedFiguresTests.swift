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
    let report = try BenchmarkReport(
      json: Data(try Document.text(of: "\(Self.results)/report.json").utf8)
    )
    let goals = try #require(report.goals)
    #expect(goals.filter { !$0.isReached }.map(\.name) == [])
    let quoted = try Document.text(of: "Benchmarks/README.md")
    #expect(goals.filter { !quoted.contains("<!-- goal; \($0.name) -->") }.map(\.name) == [])
  }

  @Test("are of one run with the samples and the picture")
  func oneRun() throws {
    let text = try Document.text(of: "\(Self.results)/report.md")
    let report = try BenchmarkReport(
      json: Data(try Document.text(of: "\(Self.results)/report.json").utf8)
    )
    #expect(text.contains(try #require(report.origin)))
    let printed = try Self.report()
    for goal in report.goals ?? [] { #expect(printed.goals[goal.name] == goal.found) }
    // The samples are kept to hundredths, so that a point may be a hair beside the picture's.
    let drawn = numbers(in: try Document.text(of: "\(Self.results)/report.svg"))
    let again = numbers(in: BenchmarkChart(sections: report.sections).svg)
    #expect(drawn.count == again.count)
    #expect(zip(drawn, again).allSatisfy { abs($0 - $1) < 0.5 })
  }

  /// All numbers in a picture: where its points are, and what is written at its axes.
  private func numbers(in svg: String) -> [Double] {
    svg.split { !($0.isNumber || $0 == ".") }.compactMap { Double($0) }
  }
}
