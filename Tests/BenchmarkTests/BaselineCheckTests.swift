import Foundation
import Testing
@testable import BenchmarkSuite

@Suite("Check against a baseline")
struct BaselineCheckTests {
  private let toolchain = Toolchain(
    compiler: "6.3",
    architecture: "x86_64",
    system: "Linux"
  )

  private func check(
    _ before: BenchmarkSection...,
    against now: BenchmarkSection...,
    depths: [Int] = [1, 10],
    on other: Toolchain? = nil
  ) throws -> BaselineCheck {
    BaselineCheck(
      try Baseline(BenchmarkReport(before, run: nil, toolchain: other ?? toolchain).baseline),
      against: now.map { BenchmarkFinding(section: $0, depths: depths) },
      on: toolchain
    )
  }

  @Test("the same figures pass")
  func same() throws {
    let section = MadeUp.splitting(allocations: [1: 3])
    let check = try check(section, against: section)
    #expect(check.isPassed)
    #expect(check.compared == 3)
    #expect(check.verdict(path: "b") == "check: 3 exact figures compared with b, none is worse")
  }

  @Test("a greater figure fails, and both are told")
  func worse() throws {
    let check = try check(
      MadeUp.splitting(updates: [1: 1, 10: 10]),
      against: MadeUp.splitting(updates: [1: 1, 10: 10.5])
    )
    #expect(!check.isPassed)
    #expect(
      check.complaints == [
        "splitting, \"split\" (updates) at 10: 10.5, worse than 10 in the baseline"
      ]
    )
    #expect(check.verdict(path: "b") == "check: 2 exact figures compared with b, 1 is worse")
  }

  @Test("anything is worse than nothing")
  func worseThanZero() throws {
    let check = try check(
      MadeUp.splitting(updates: [1: 0]),
      against: MadeUp.splitting(updates: [1: 0.001])
    )
    #expect(check.worse.count == 1)
  }

  @Test("what is no number is worse than any")
  func notANumber() throws {
    let check = try check(
      MadeUp.splitting(updates: [1: 5]),
      against: MadeUp.splitting(updates: [1: .nan])
    )
    #expect(check.worse.count == 1)
  }

  @Test("a difference in the last digits is none")
  func rounding() throws {
    let check = try check(
      MadeUp.splitting(updates: [1: 0.3]),
      against: MadeUp.splitting(updates: [1: 0.1 + 0.2])
    )
    #expect(check.isPassed)
    #expect(check.better.isEmpty)
  }

  @Test("a smaller figure passes, and the notes tell how to hold on to it")
  func better() throws {
    let check = try check(
      MadeUp.splitting(updates: [1: 1, 10: 10]),
      against: MadeUp.splitting(updates: [1: 1, 10: 9])
    )
    #expect(check.isPassed)
    #expect(
      check.notes(path: "b", toolchains: (toolchain, toolchain)) == [
        "check: splitting, \"split\" (updates) at 10: 9, better than 10 in the baseline",
        "check: to hold on to what is better: --write-baseline b",
      ]
    )
  }

  @Test("a figure that is no longer found where it was looked for fails")
  func missing() throws {
    let check = try check(
      MadeUp.splitting(updates: [1: 1, 10: 10]),
      against: MadeUp.splitting(updates: [1: 1])
    )
    #expect(!check.isPassed)
    #expect(
      check.complaints == [
        "splitting, \"split\" (updates) at 10: no figure any more, 10 in the baseline"
      ]
    )
    #expect(
      check.verdict(path: "b")
        == "check: 1 exact figure compared with b, none is worse, 1 is missing"
    )
  }

  @Test("of a depth that wasn't asked for, nothing is missing")
  func otherDepth() throws {
    let check = try check(
      MadeUp.splitting(updates: [1: 1, 10: 10]),
      against: MadeUp.splitting(updates: [1: 1]),
      depths: [1]
    )
    #expect(check.isPassed)
  }

  @Test("of an axis of its own, every position counts")
  func otherAxis() throws {
    func section(_ delays: Int...) -> BenchmarkSection {
      var section = BenchmarkSection("delays", title: "Delays", axis: .milliseconds)
      var lost = Series("lost", .pushes, check: .always)
      for delay in delays { lost.add(.exact(0), at: delay) }
      section.add(lost)
      return section
    }
    let check = try check(section(25, 350), against: section(25), depths: [10])
    #expect(check.missing.map(\.key.position) == [350])
  }

  @Test("of a benchmark that wasn't run, nothing is missing")
  func otherBenchmark() throws {
    var other = BenchmarkSection("other", title: "Other")
    var series = Series("a", .updates, check: .always)
    series.add(.exact(1), at: 1)
    other.add(series)
    let check = try check(other, MadeUp.splitting(), against: MadeUp.splitting())
    #expect(check.isPassed)
  }

  @Test("a figure that the baseline lacks is a note")
  func added() throws {
    let check = try check(
      MadeUp.splitting(updates: [1: 1]),
      against: MadeUp.splitting(updates: [1: 1, 10: 10])
    )
    #expect(check.isPassed)
    #expect(
      check.notes(path: "b", toolchains: (toolchain, toolchain))
        == ["check: 1 figure is not in the baseline"]
    )
  }

  static let others = [
    Toolchain(compiler: "6.2", architecture: "x86_64", system: "Linux"),
    Toolchain(compiler: "6.3", architecture: "arm64", system: "Linux"),
    Toolchain(compiler: "6.3", architecture: "x86_64", system: "macOS"),
  ]

  @Test(
    "on another toolchain, what depends on it isn't compared, and that is said",
    arguments: others
  )
  func otherToolchain(other: Toolchain) throws {
    let check = try check(
      MadeUp.splitting(updates: [1: 1, 10: 10], allocations: [1: 0, 10: 0]),
      against: MadeUp.splitting(updates: [1: 1, 10: 10], allocations: [1: 7]),
      on: other
    )
    #expect(check.isPassed)
    #expect(check.compared == 2)
    #expect(
      check.notes(path: "b", toolchains: (other, toolchain)) == [
        """
        check: 2 figures are not compared, as the baseline is of \(other.words), \
        and this is \(toolchain.words)
        """
      ]
    )
  }

  @Test("on another toolchain, what is the same everywhere is compared")
  func everywhere() throws {
    let check = try check(
      MadeUp.splitting(updates: [1: 1]),
      against: MadeUp.splitting(updates: [1: 2]),
      on: Self.others[0]
    )
    #expect(check.worse.count == 1)
  }

  @Test("to compare nothing is to fail")
  func nothing() throws {
    let check = try check(against: MadeUp.splitting())
    #expect(!check.isPassed)
    #expect(check.verdict(path: "b") == "check: no exact figure could be compared with b")
  }

  @Test("a time is never compared")
  func times() throws {
    #expect(ExactFigure.all(in: MadeUp.splitting()).map(\.key.unit) == [.updates, .updates])
  }
}

@Suite("Baseline file")
@MainActor
struct BaselineFileTests {
  private let folder: OutputFolder

  init() throws {
    folder = try OutputFolder()
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
    let section = MadeUp.splitting(updates: [1: 1, 10: 0.1], allocations: [10: 1.0 / 3])
    let report = BenchmarkReport([section], run: nil, toolchain: MadeUp.toolchain).baseline
    let path = try folder.write(report.json(), to: "baseline.json")
    let baseline = try Baseline.read(path)
    #expect(baseline.toolchain == MadeUp.toolchain)
    #expect(baseline.figures == ExactFigure.all(in: section))
  }

  @Test("a whole report is a baseline, too")
  func wholeReport() throws {
    let run = BenchmarkReport.Run(date: nil, arguments: [], machine: .current)
    let section = MadeUp.splitting(allocations: [1: 2])
    let report = BenchmarkReport([section], run: run, toolchain: MadeUp.toolchain)
    let path = try folder.write(report.json(), to: "report.json")
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
    #"[{"position": 1, "samples": []}]"#, #"[{"position": 1, "samples": ["1"]}]"#,
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
