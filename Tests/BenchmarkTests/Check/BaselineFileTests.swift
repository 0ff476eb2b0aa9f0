import Foundation
import Testing

@testable import BenchmarkSuite

@Suite("Baseline file")
@MainActor
struct BaselineFileTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func problem(_ text: String) throws -> String {
    let path = try folder.write(text, to: "baseline.json")
    let error = #expect(throws: BaselineError.self) { try Baseline.read(path) }
    let description = try #require(error).description
    let prefix = "\(path) is no baseline: "
    #expect(description.hasPrefix(prefix))
    return String(description.dropFirst(prefix.count))
  }

  /// A baseline with some JSON for its points.
  private func document(points: String, version: String = "1", unit: String = "updates") -> String {
    """
    {"version": \(version), "sections": [{"benchmark": "a", "axis": "depth", "series": [
      {"name": "s", "unit": "\(unit)", "check": "always", "points": \(points)}
    ]}], "toolchain": {"compiler": "6.3", "architecture": "x86_64", "system": "Linux"}}
    """
  }

  @Test("what is written is read")
  func roundTrip() throws {
    let section = Made.splitting(updates: [1: 1, 10: 0.1], allocations: [10: 1.0 / 3])
    let report = JSONReport(baselineOf: [section], toolchain: Made.toolchain)
    let path = try folder.write(report.text(), to: "baseline.json")
    let baseline = try Baseline.read(path)
    #expect(baseline.toolchain == Made.toolchain)
    #expect(baseline.figures == ExactFigure.all(in: section))
  }

  @Test("a whole report is a baseline, too")
  func wholeReport() throws {
    let run = RunRecord(date: nil, arguments: [], machine: .current)
    let section = Made.splitting(allocations: [1: 2])
    let report = JSONReport([section], goals: [], run: run, toolchain: Made.toolchain)
    let path = try folder.write(report.text(), to: "report.json")
    #expect(try Baseline.read(path).figures == ExactFigure.all(in: section))
  }

  @Test("what is added to the format later is passed over")
  func unknownKeys() throws {
    let text = document(points: #"[{"position": 1, "exact": 2, "colour": "red"}]"#)
    #expect(try Baseline.read(folder.write(text, to: "a")).figures.map(\.value) == [2])
  }

  @Test("an empty or truncated file is refused", arguments: ["", " ", "{", "{\"version\": 1"])
  func truncated(text: String) throws {
    #expect(try problem(text).hasPrefix("it is no JSON: "))
  }

  @Test("wherever a file breaks off, it is refused")
  func everyTruncation() throws {
    let text = document(points: "[]")
    for length in 0..<text.count {
      #expect(try problem(String(text.prefix(length))).hasPrefix("it is no JSON: "))
    }
  }

  @Test("another version is refused", arguments: [0, 2])
  func version(version: Int) throws {
    let problem = try problem(document(points: "[]", version: "\(version)"))
    #expect(problem == "its format has the version \(version), not 1")
  }

  @Test("another version is told even where nothing else is known of it")
  func unknownVersion() throws {
    #expect(try problem("{\"version\": 7}") == "its format has the version 7, not 1")
  }

  @Test("what isn't there is named, with its place")
  func missingKey() throws {
    #expect(try problem("{}") == "there is no \"version\"")
    #expect(
      try problem(document(points: "[{\"exact\": 1}]"))
        == "sections[0].series[0].points[0]: there is no \"position\""
    )
  }

  nonisolated static let wrong = [
    "{}", "3", "null", "[1]", "[null]", #"[{"position": "1", "exact": 1}]"#,
    #"[{"position": 1.5, "exact": 1}]"#, #"[{"position": 1, "exact": "1"}]"#,
    #"[{"position": 1, "exact": true}]"#, #"[{"position": 1, "exact": 1, "samples": 3}]"#,
    #"[{"position": 9223372036854775808, "exact": 1}]"#, #"[{"position": 1}]"#,
    #"[{"position": 1, "exact": null}]"#,
  ]

  @Test("a value of another type is refused with its place", arguments: wrong)
  func wrongType(points: String) throws {
    #expect(try problem(document(points: points)).hasPrefix("sections[0].series[0].points"))
  }

  @Test("a number that is none is refused", arguments: ["1e999", "NaN", "\"inf\"", "-"])
  func noNumber(number: String) throws {
    let points = #"[{"position": 1, "exact": \#(number)}]"#
    #expect(try !problem(document(points: points)).isEmpty)
  }

  @Test("an unknown unit is refused")
  func unit() throws {
    #expect(try problem(document(points: "[]", unit: "miles")).contains("series[0].unit: "))
  }

  @Test("a second figure for the same is refused with its place")
  func duplicate() throws {
    let points = #"[{"position": 1, "exact": 1}, {"position": 1, "exact": 2}]"#
    #expect(
      try problem(document(points: points)) == """
        sections[0].series[0].points[1]: there is a second figure for a, "s" (updates) at 1
        """
    )
  }

  @Test("a key that stands twice is read once")
  func repeatedKey() throws {
    let text = document(points: #"[{"position": 1, "exact": 1, "exact": 2}]"#)
    let values = try Baseline.read(folder.write(text, to: "a")).figures.map(\.value)
    #expect(values == [1] || values == [2], "which of them, the parser decides")
  }

  @Test("a file that is nested too deep is refused")
  func nesting() throws {
    let brackets = String(repeating: "[", count: 100_000)
    #expect(try problem(brackets).hasPrefix("it is no JSON: "))
  }

  @Test("what a file holds can't steer a terminal")
  func controlCharacters() throws {
    let points = #"[{"position": 1, "exact": 1}, {"position": 1, "exact": 2}]"#
    let text = document(points: points).replacingOccurrences(of: "\"a\"", with: "\"\\u001b[2J\"")
    let problem = try problem(text)
    #expect(!problem.contains("\u{1B}"))
    #expect(problem.contains("second figure"))
  }

  @Test("a file that isn't there or is none is refused")
  func unreadable() {
    let cases = [
      (folder.path("none"), "No such file or directory"), (folder.path, "it is no plain file"),
      ("/dev/null", "it is no plain file"),
    ]
    for (path, reason) in cases {
      let error = #expect(throws: BaselineError.self) { try Baseline.read(path) }
      #expect(error?.description == "\(path) is no baseline: \(reason)")
    }
  }
}
