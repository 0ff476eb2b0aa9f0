import Foundation
import TestSupport
import Testing
@testable import BenchmarkSuite

@Suite("Check against a baseline")
struct BaselineCheckTests {
  /// What is said of earlier figures of the updates, by position, and of those now.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let (before, now): ([Int: Double], [Int: Double])
    let depths: [Int]
    let complaints: [String]
    let lines: [String]

    init(
      _ description: String,
      _ before: [Int: Double],
      _ now: [Int: Double],
      depths: [Int] = [1, 10],
      fails complaints: [String] = [],
      _ lines: String...
    ) {
      testDescription = description
      (self.before, self.now) = (before, now)
      self.depths = depths
      self.complaints = complaints.map { "splitting, \"split\" (updates) at \($0) in the baseline" }
      self.lines = lines.map { "check: \($0)" }
    }
  }

  static let cases = [
    Case("the same", [1: 1], [1: 1], "1 exact figure compared with b, none is worse"),
    Case(
      "a greater figure fails, and both are told",
      [1: 1, 10: 10],
      [1: 1, 10: 10.5],
      fails: ["10: 10.5, worse than 10"],
      "2 exact figures compared with b, 1 is worse"
    ),
    Case(
      "anything is worse than nothing, and what is no number than any",
      [1: 0, 10: 5],
      [1: 0.001, 10: .nan],
      fails: ["1: 0.001, worse than 0", "10: nan, worse than 5"],
      "2 exact figures compared with b, 2 are worse"
    ),
    Case(
      "a difference in the last digits is none",
      [1: 0.3],
      [1: 0.1 + 0.2],
      "1 exact figure compared with b, none is worse"
    ),
    Case(
      "a smaller figure passes, and it is told how to hold on to it",
      [1: 1, 10: 10],
      [1: 1, 10: 9],
      "splitting, \"split\" (updates) at 10: 9, better than 10 in the baseline",
      "to hold on to what is better: --write-baseline b",
      "2 exact figures compared with b, none is worse"
    ),
    Case(
      "a figure that is no longer found where it was looked for fails",
      [1: 1, 10: 10],
      [1: 1],
      fails: ["10: no figure any more, 10"],
      "1 exact figure compared with b, none is worse, 1 is missing"
    ),
    Case(
      "of a depth that wasn't asked for, nothing is missing",
      [1: 1, 10: 10],
      [1: 1],
      depths: [1],
      "1 exact figure compared with b, none is worse"
    ),
    Case(
      "a figure that the baseline lacks is a note",
      [1: 1],
      [1: 1, 10: 10],
      "1 figure is not in the baseline",
      "1 exact figure compared with b, none is worse"
    ),
  ]

  @Test("it says what is worse, missing, better or new", arguments: cases)
  func comparison(_ made: Case) {
    let check = check(
      Baseline([MadeUp.splitting(updates: made.before)], toolchain: MadeUp.toolchain),
      MadeUp.splitting(updates: made.now),
      depths: made.depths
    )
    #expect(check.isPassed == made.complaints.isEmpty)
    #expect(check.worse + check.missing == made.complaints)
    #expect(check.lines(path: "b") == made.lines)
  }

  @Test("to compare nothing is to fail")
  func nothing() {
    let check = check(Baseline([], toolchain: MadeUp.toolchain), MadeUp.splitting(updates: [:]))
    #expect(!check.isPassed)
    #expect(check.lines(path: "b") == ["check: no exact figure could be compared with b"])
  }

  private func check(
    _ baseline: Baseline,
    _ section: BenchmarkSection,
    depths: [Int] = [1, 10]
  ) -> BaselineCheck {
    BaselineCheck(
      baseline,
      against: [BenchmarkFinding(section: section, depths: depths)],
      on: MadeUp.toolchain
    )
  }

  @Test(
    "on another toolchain, what depends on it isn't compared, and that is said",
    arguments: [("6.2", "x86_64", "Linux"), ("6.3", "arm64", "Linux"), ("6.3", "x86_64", "macOS")]
  )
  func otherToolchain(compiler: String, architecture: String, system: String) {
    let other = Toolchain(compiler: compiler, architecture: architecture, system: system)
    let before = MadeUp.splitting(updates: [1: 1, 10: 10], allocations: [1: 0, 10: 0])
    let check = check(
      Baseline([before], toolchain: other),
      MadeUp.splitting(updates: [1: 2, 10: 10], allocations: [1: 7])
    )
    #expect(check.worse.count == 1)
    #expect(
      check.lines(path: "b") == [
        """
        check: 2 figures are not compared, as the baseline is of \(other.words), \
        and this is \(MadeUp.toolchain.words)
        """,
        "check: 2 exact figures compared with b, 1 is worse",
      ]
    )
  }
}

@Suite("Baseline file")
struct BaselineFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func problem(_ text: String) throws -> String {
    let path = try folder.write(text, to: "baseline.json")
    let error = #expect(throws: BaselineError.self) { try Baseline.read(path) }
    let description = try #require(error).description
    let prefix = "\(path) is no baseline: "
    #expect(description.hasPrefix(prefix))
    return String(description.dropFirst(prefix.count))
  }

  /// A baseline with some JSON for its figures.
  private func document(_ figures: String) -> String {
    """
    {"always": \(figures), "onSameToolchain": {},
    "toolchain": {"compiler": "6.3", "architecture": "x86_64", "system": "Linux"}}
    """
  }

  @Test("it holds counts and virtual time, and no time, ratio or size; what is written is read")
  func roundTrip() throws {
    let section = MadeUp.splitting(updates: [1: 1, 10: 0.1], allocations: [10: 1.0 / 3])
    let baseline = Baseline([section] + [MadeUp.appending([1])], toolchain: MadeUp.toolchain)
    #expect(baseline.always == ["splitting, \"split\" (updates)": [1: 1, 10: 0.1]])
    #expect(
      baseline.onSameToolchain
        == ["splitting, \"split\" (allocations per screen)": [10: 1.0 / 3]]
    )
    let text = try baseline.json()
    #expect(try Baseline.read(folder.write(text, to: "a")) == baseline)
    #expect(text.hasSuffix("}\n"))
  }

  @Test("what is no baseline is refused with its place, and so is one that breaks off anywhere")
  func refused() throws {
    let text = document("{}")
    let broken = (0..<text.count).map { String(text.prefix($0)) }
    for text in broken + [String(repeating: "[", count: 100_000)] {
      let problem = try problem(text)
      if !problem.contains("JSON") { Issue.record("\(text): \(problem)") }
    }
    #expect(try problem("{}") == "'toolchain' is missing")
    for figures in [
      "[]", "3", "null", #"{"a": [1]}"#, #"{"a": null}"#, #"{"a": {"b": 1}}"#,
      #"{"a": {"1.5": 1}}"#, #"{"a": {"1": "1"}}"#, #"{"a": {"1": true}}"#, #"{"a": {"1": null}}"#,
      #"{"a": {"1": "inf"}}"#, #"{"a": {"9223372036854775808": 1}}"#,
    ] {
      let problem = try problem(document(figures))
      if !problem.hasPrefix("always") { Issue.record("\(figures): \(problem)") }
    }
    for number in ["1e999", "NaN", "-"] { _ = try problem(document(#"{"a": {"1": \#(number)}}"#)) }
  }
}
