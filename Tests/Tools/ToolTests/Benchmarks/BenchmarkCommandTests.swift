import Foundation
import Testing
import TestSupport

@testable import Benchmarks

@Suite("Benchmark command")
@MainActor
struct BenchmarkCommandTests {
  @Test("benchmarks that a filter names are run and printed, with status 0")
  func success() {
    let ran = Ran(["--filter", "bod", "--depths=2,1,2"])
    #expect(ran.result == .init(standardOutput: ran.output))
    #expect(ran.progress == "bodies\n")
    #expect(ran.output.contains("## Bodies (`bodies`)"))
  }

  @Test("the help names each exit status")
  func help() {
    let help = Ran(["--help"]).output
    for status in ExitStatus.allCases { #expect(help.contains("\n  \(status.rawValue) ")) }
  }

  @Test("what can't be asked for ends with status 64 and a usage line, and nothing is run")
  func usage() {
    for (arguments, complaint) in [
      (["--speed"], "no option is called \"--speed\""),
      (["path"], "the argument \"path\" belongs to no option"),
      (["--results", ""], "--results has no value"),
      (["--depths", "1,,2"], "no depth is \"\""), (["--depths=٣"], "no depth is \"٣\""),
      (["--depths=100001"], "no depth is \"100001\""),
      (["--filter", "pth"], "no benchmark has a name with \"pth\"; accepted: splitting, bodies"),
      (
        ["--depths=20", "--filter", "bodies"],
        "none of these benchmarks goes as deep as 20; accepted: depths up to 5"
      ),
      ([], "the figures of a debug build say nothing"),
    ] {
      let ran = Ran(arguments, isOptimized: !arguments.isEmpty)
      #expect(ran.status == 64)
      #expect(ran.output.isEmpty && ran.progress.isEmpty)
      #expect(ran.error.hasPrefix("Benchmarks: \(complaint)"))
      #expect(ran.error.hasSuffix("\n\(BenchmarkCommand.usage)\n"))
    }
  }

  @Test("results are the report, all figures as JSON, and charts")
  func files() throws {
    let ran = Ran(["--results", "r"])
    let page = try #require(ran.file("r/report.md"))
    #expect(page.hasPrefix("# The cost of splitting a deep link"))
    #expect(page.contains("](chart-time.svg)"))
    // A terminal has neither pictures nor room for wide tables.
    #expect(ran.output.hasPrefix("# The cost of splitting a deep link"))
    #expect(
      !ran.output.contains("](") && ran.output.split(separator: "\n").allSatisfy { $0.count <= 80 }
    )
    let json = try #require(ran.file("r/report.json"))
    let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let figures = try #require(report?["figures"] as? [String: [String: Any]])
    #expect(figures["splitting, \"split\" (steps)"]?["10"] as? Double == 10)
    #expect(figures["splitting, \"split\" (nanoseconds per screen)"]?["1"] as? [Double] != nil)
    #expect(ran.file("r/chart-processor.svg")?.contains("engine, split") == true)
  }

  @Test("a file that can't be written ends with status 74 before anything is measured")
  func unwritable() {
    for arguments in [["--results", "/r"], ["--write-baseline", "/r/report.md"]] {
      let ran = Ran(
        arguments,
        checkingFile: { throw FileError.writing($0, "read-only file system") }
      )
      #expect(ran.status == 74)
      #expect(ran.output.isEmpty && ran.progress.isEmpty)
      #expect(
        ran.error.hasPrefix(
          "Benchmarks: can't write \"/r/report.md\": read-only file system; accepted: "
        )
      )
    }
  }

  @Test("a table has the figures of a unit below one another, times with their spread")
  func table() {
    var section = BenchmarkSection("path.append", title: "Appending")
    section.add(
      MadeUp.times("NavigationPath", per: "element", [1: 9.61, 1_000: 120]),
      MadeUp.times("[AnyHashable]", per: "element", [1: 40]),
      MadeUp.counts("NavigationPath", .allocations, per: "element", [1: 2])
    )
    section.note("The elements are small.")
    #expect(
      Ran(["--filter", "splitting"], finding: section).output.contains(
        """
        ## Appending (`path.append`)

        | elements | NavigationPath (ns/element) | [AnyHashable] (ns/element) |
        | -------: | --------------------------: | -------------------------: |
        |        1 |            9.90 (9.47–10.2) |           41.2 (39.4–42.6) |
        |    1,000 |               124 (118–128) |                          — |

        | elements | NavigationPath (allocations/element) |
        | -------: | -----------------------------------: |
        |        1 |                                    2 |

        The elements are small.

        """
      )
    )
  }

  @Test("three digits count, and what is no number is none")
  func digits() {
    let values = [0, 99.96, 9.996, 999.6, 1_234_567, 0.0123, 0.000_01, -0.5, .nan, .infinity]
    let texts = ["0", "100", "10.0", "1,000", "1,234,567", "0.0123", "<0.0001", "-0.500", "—", "—"]
    #expect(values.map(Digits.rounded) == texts)
    #expect([3, 2.5, 6_499.7, 0.1].map(Digits.exact) == ["3", "2.5", "6,500", "0.1"])
    #expect([0.0784, 99.6, 1_257].map(Digits.about) == ["0.078", "100", "1,300"])
  }
}

@Suite("--check and --write-baseline")
@MainActor
struct BaselineTests {
  @Test("a baseline that was just written passes, and a worse figure ends with status 1")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("baseline.json")
    let before = MadeUp.splitting(allocations: [10: 0.25])
    let text = Ran(["--write-baseline", path, "--depths=1,10"], finding: before).file(path)
    try folder.write(try #require(text), to: "baseline.json")

    let same = Ran(["--check", path, "--depths=1,10"], finding: before)
    #expect(same.status == 0 && same.error.isEmpty)
    #expect(same.output.hasSuffix("check: 3 exact figures compared with \(path), none is worse\n"))

    let after = MadeUp.splitting(allocations: [10: 0.5])
    let worse = Ran(["--check", path, "--depths=1,10"], finding: after)
    #expect(worse.status == 1)
    #expect(
      worse.error == """
        Benchmarks: splitting, "split" (allocations per screen) at 10: 0.5, worse than 0.25 in the baseline
        check: 3 exact figures compared with \(path), 1 is worse

        """
    )
    try folder.write("{}", to: "other.json")
    for (path, problem) in [
      ("/nowhere/b", "no such file or directory"),
      (folder.path("other.json"), "it has no \"toolchain\""),
      (folder.path("."), "it isn't a plain file"),
    ] {
      let ran = Ran(["--check", path])
      #expect(ran.status == 65)
      #expect(
        ran.error.hasSuffix("\": \(problem); accepted: a file that --write-baseline has written\n")
      )
    }
  }

  @Test("less is better, what is no number is worse than any, and what isn't there is missing")
  func comparison() {
    for (now, depths, complaints, verdict) in [
      ([1: 0.1 + 0.2, 10: 10], [1, 10], [], "2 exact figures compared with b, none is worse"),
      (
        [1: 0.301, 10: .nan], [1, 10],
        ["1: 0.301, worse than 0.3 in the baseline", "10: nan, worse than 10 in the baseline"],
        "2 exact figures compared with b, 2 are worse"
      ),
      ([1: 0.2], [1], [], "1 exact figure compared with b, none is worse"),
      (
        [1: 0.3], [1, 10], ["10: no figure any more, 10 in the baseline"],
        "1 exact figure compared with b, none is worse, 1 is missing"
      ),
      ([1: 0.3, 2: 7], [1, 2], [], "1 exact figure compared with b, none is worse"),
      ([:], [7], [], "no exact figure could be compared with b"),
    ] as [([Int: Double], [Int], [String], String)] {
      let check = check(MadeUp.splitting(updates: now), depths)
      #expect(check.isPassed == (complaints.isEmpty && !now.isEmpty))
      #expect(
        check.worse + check.missing == complaints.map { "splitting, \"split\" (steps) at \($0)" }
      )
      #expect(check.lines(path: "b").last == "check: \(verdict)")
    }
  }

  @Test("allocations are compared on the same toolchain alone, and that is said")
  func otherToolchain() {
    let worse = MadeUp.splitting(updates: [1: 0.3, 10: 10], allocations: [1: 7])
    #expect(check(worse, [1, 10], allocations: [1: 0]).worse.count == 1)
    let other = Toolchain(compiler: "6.3", architecture: "arm64", system: "Linux")
    let check = check(worse, [1, 10], allocations: [1: 0], on: other)
    #expect(check.isPassed)
    #expect(check.lines(path: "b").first?.hasPrefix("check: 1 figure is not compared") == true)
  }

  private func check(
    _ section: BenchmarkSection,
    _ depths: [Int],
    allocations: [Int: Double] = [:],
    on toolchain: Toolchain = MadeUp.toolchain
  ) -> BaselineCheck {
    let before = MadeUp.splitting(updates: [1: 0.3, 10: 10], allocations: allocations)
    return BaselineCheck(
      Baseline([before], toolchain: MadeUp.toolchain),
      against: [BenchmarkFinding(section: section, depths: depths)],
      on: toolchain
    )
  }
}
