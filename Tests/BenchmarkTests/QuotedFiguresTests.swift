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
