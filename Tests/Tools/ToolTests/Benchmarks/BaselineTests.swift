import Foundation
import Testing
import TestSupport

@testable import Benchmarks

@Suite("--check and --write-baseline")
@MainActor
struct BaselineTests {
  @Test("a baseline that was just written passes, and a worse figure ends with status 1")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("baseline.json")
    let before = SampleFigures.splitting(allocations: [10: 0.25])
    let text = CommandRun(["--write-baseline", path, "--depths=1,10"], finding: before).file(path)
    try folder.write(try #require(text), to: "baseline.json")

    let same = CommandRun(["--check", path, "--depths=1,10"], finding: before)
    #expect(same.status == 0 && same.error.isEmpty)
    #expect(same.output.hasSuffix("check: 3 exact figures compared with \(path), none is worse\n"))

    let after = SampleFigures.splitting(allocations: [10: 0.5])
    let worse = CommandRun(["--check", path, "--depths=1,10"], finding: after)
    #expect(worse.status == 1)
    #expect(
      worse.error == """
        Benchmarks: splitting, "split" (allocations per screen) at 10: 0.5, worse than 0.25 in the baseline
        check: 3 exact figures compared with \(path), 1 is worse

        """
    )
    try folder.write("{}", to: "other.json")
    for path in ["/nowhere/b", folder.path("other.json"), folder.path(".")] {
      let ran = CommandRun(["--check", path])
      #expect(ran.status == 65)
      #expect(ran.error.hasSuffix("accepted: a file that --write-baseline has written\n"))
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
      let check = check(SampleFigures.splitting(updates: now), depths)
      #expect(check.isPassed == (complaints.isEmpty && !now.isEmpty))
      #expect(
        check.worse + check.missing == complaints.map { "splitting, \"split\" (steps) at \($0)" }
      )
      #expect(check.lines(path: "b").last == "check: \(verdict)")
    }
  }

  @Test("allocations are compared on the same toolchain alone, with a note")
  func otherToolchain() {
    let worse = SampleFigures.splitting(updates: [1: 0.3, 10: 10], allocations: [1: 7])
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
    on toolchain: Toolchain = SampleFigures.toolchain
  ) -> BaselineCheck {
    let before = SampleFigures.splitting(updates: [1: 0.3, 10: 10], allocations: allocations)
    return BaselineCheck(
      Baseline([before], toolchain: SampleFigures.toolchain),
      against: [BenchmarkFinding(section: section, depths: depths)],
      on: toolchain
    )
  }
}
