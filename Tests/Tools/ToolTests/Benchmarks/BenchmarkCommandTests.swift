import BenchmarkKit
import Foundation
import Testing
import TestSupport

@testable import Benchmarks

@Suite("Benchmark command")
@MainActor
struct BenchmarkCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("what is found is told on the standard output, and the status is 0")
  func success() {
    let ran = Ran(["--filter", "bodies", "--filter", "split"])
    #expect(ran.result == .init(standardOutput: ran.output))
    #expect(ran.titles == ["The cost of splitting (splitting)", "The cost of bodies (bodies)"])
    #expect(ran.progress == "splitting\nbodies\n")
  }

  nonisolated static let noFilter = """
    no benchmark has a name with "pth"; accepted: splitting, path.append, bodies
    """

  @Test(
    "what can't be asked for ends with status 64 and a usage line, and nothing is run",
    arguments: [
      (["--speed"], true, "no option is called \"--speed\""),
      (["--filter", "split", "--filter", "pth"], true, noFilter),
      (
        ["--depths", "20,30", "--filter", "bodies"], true,
        "none of these benchmarks goes as deep as 20; accepted: depths up to 5"
      ),
      (
        [], false,
        "the figures of a debug build say nothing; accepted: swift run -c release Benchmarks"
      ),
    ]
  )
  func usage(arguments: [String], isOptimized: Bool, complaint: String) {
    let ran = Ran(arguments, isOptimized: isOptimized)
    #expect(ran.status == 64)
    #expect(ran.output.isEmpty)
    #expect(ran.progress.isEmpty)
    #expect(ran.error.hasPrefix("Benchmarks: \(complaint)"))
    #expect(ran.error.hasSuffix("\n\(BenchmarkCommand.usage)\n"))
  }

  @Test("results are the report, all figures as JSON with how they came about, and charts")
  func files() throws {
    let arguments = ["--all", "--results", folder.path]
    var section = MadeUp.splitting(updates: [1: 1, 10: 10])
    section.add(MadeUp.times("split, by the driver", per: "screen", [10]) { _ in 400 })
    let ran = Ran(
      arguments,
      benchmarks: [MadeUp.benchmark("splitting") { _ in section }],
      date: Date(timeIntervalSince1970: 0)
    )
    let text = try #require(ran.file(folder.path("report.json")))
    let report = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let origin = try #require(report?["origin"] as? String)
    #expect(
      origin.contains(
        "Measured on 1970-01-01 by \"Benchmarks \(arguments.joined(separator: " "))\""
      )
    )
    #expect(text.contains("\"splitting, \\\"split\\\" (updates)\":{\"1\":1,\"10\":10}"))
    #expect(text.contains("\"1\":[59,60.13,75]"))
    let page = try #require(ran.file(folder.path("report.md")))
    #expect(page.hasPrefix("# The cost of splitting a deep link"))
    #expect(ran.output.hasPrefix("Times and ratios"))
    #expect(Ran(["--results", folder.path]).output.hasPrefix("# The cost of splitting"))
    let chart = try #require(ran.file(folder.path("chart-processor.svg")))
    #expect(chart.hasPrefix("<svg") && chart.contains("engine, split"))
    #expect(ran.file(folder.path("chart-time.svg")) == nil)

    #expect(folder.names.isEmpty)
  }
}

@Suite("--check and --write-baseline")
@MainActor
struct CheckOptionTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("baseline.json")
  }

  /// Runs with a section for the result, at the depths 1 and 10.
  private func run(_ section: BenchmarkSection, _ arguments: String...) -> Ran {
    let benchmark = MadeUp.benchmark(section.benchmark) { _ in section }
    return Ran(arguments + ["--depths=1,10"], benchmarks: [benchmark])
  }

  private func writeBaseline(_ section: BenchmarkSection) throws {
    let text = try #require(run(section, "--write-baseline", path).file(path))
    try folder.write(text, to: "baseline.json")
  }

  @Test("a baseline that was just written passes, which the last line says")
  func success() throws {
    let section = MadeUp.splitting(allocations: [10: 0.25])
    try writeBaseline(section)
    let ran = run(section, "--check", path)
    #expect(ran.status == 0)
    #expect(ran.error.isEmpty)
    #expect(
      ran.output.hasSuffix("\n\ncheck: 3 exact figures compared with \(path), none is worse\n")
    )
  }

  @Test("a worse figure ends with status 1, and is told on the standard error after the report")
  func worse() throws {
    try writeBaseline(MadeUp.splitting(allocations: [10: 0.25]))
    let ran = run(MadeUp.splitting(allocations: [10: 0.5]), "--check", path)
    #expect(ran.status == 1)
    #expect(
      ran.error == """
        Benchmarks: splitting, "split" (allocations per screen) at 10: 0.5, worse than 0.25 in the baseline
        check: 3 exact figures compared with \(path), 1 is worse

        """
    )
    #expect(ran.titles == ["Splitting a deep link (splitting)"])
  }
}

@Suite("Options")
struct BenchmarkOptionsTests {
  @Test("arguments are read, or refused with what is wrong and what is accepted")
  func reading() throws {
    typealias Options = BenchmarkOptions
    for (arguments, options) in [
      ([], Options()), (["--quick"], Options(isQuick: true)),
      (["--depths=5,1,5,1000000,01"], Options(depths: [1, 5, 1_000_000])),
      (["--all", "--filter", "path"], Options(isAll: true, filters: ["path"])),
      (["--results", "a=b"], Options(results: "a=b")),
      // A baseline may be written over the one that is compared with.
      (["--check", "c", "--write-baseline=c"], Options(baseline: "c", newBaseline: "c")),
    ] {
      #expect(try BenchmarkOptions(parsing: arguments) == options)
    }
    #expect(Options(isQuick: true).depthsOrUsual == [1, 10, 100, 1000])
    #expect(Options(depths: [7], isQuick: true).depthsOrUsual == [7])
    for (arguments, complaint) in [
      (["path"], "the argument \"path\" belongs to no option"),
      (["--results", ""], "--results has no value"),
      (["--depths", "0"], "no depth is \"0\""), (["--depths=1000001"], "no depth is \"1000001\""),
      (["--depths=٣"], "no depth is \"٣\""), (["--depths", "1,,2"], "no depth is \"\""),
    ] {
      let error = try #require(throws: UsageError.self) {
        try BenchmarkOptions(parsing: arguments)
      }
      #expect(error.complaint == complaint)
    }
  }
}
