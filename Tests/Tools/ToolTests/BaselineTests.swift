import BenchmarkKit
import Foundation
import TestSupport
import Testing

@testable import Benchmarks

@Suite("--check and --write-baseline")
@MainActor
struct BaselineTests {
  private static let toolchain = Toolchain(compiler: "6.3", architecture: "x86_64", system: "Linux")

  /// What a benchmark finds that counts steps and allocations.
  private func figures(
    steps: [Int: Double] = [1: 1, 10: 10],
    allocations: [Int: Double] = [:]
  ) -> BenchmarkSection {
    var section = BenchmarkSection("splitting", title: "Splitting a deep link")
    section.add(
      series(Series("split", .steps, per: nil), steps),
      series(Series("split", .allocations, per: "screen"), allocations)
    )
    return section
  }

  private func series(_ series: Series, _ values: [Int: Double]) -> Series {
    values.sorted { $0.key < $1.key }
      .reduce(into: series) { $0.add(.exact($1.value), at: $1.key) }
  }

  private func run(_ option: String, _ path: String, finding section: BenchmarkSection)
    -> BenchmarkCommand.Output
  {
    var command = BenchmarkCommand(
      arguments: [option, path, "--depths=1,10"],
      meter: .none,
      date: nil,
      showProgress: { _ in }
    )
    command.isOptimized = true
    command.checkFile = { _ in }
    command.benchmarks = [Benchmark("splitting", upTo: 100_000) { _ in section }]
    return command.run()
  }

  @Test("a baseline that was just written passes, and a worse figure ends with status 1")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("baseline.json")
    let before = figures(allocations: [10: 0.25])
    let written = run("--write-baseline", path, finding: before)
    let text = try #require(written.files.first { $0.path == path }?.contents)
    try folder.write(text, to: "baseline.json")
    let same = run("--check", path, finding: before)
    #expect(same.status.rawValue == 0 && same.standardError.isEmpty)
    let worse = run("--check", path, finding: figures(allocations: [10: 0.5]))
    #expect(worse.status.rawValue == 1)
    #expect(worse.standardError.contains("at 10: 0.5, worse than 0.25 in the baseline"))
    #expect(run("--check", folder.path("."), finding: before).status.rawValue == 65)
  }

  @Test("less is better, what is no number is worse than any, and what isn't there is missing")
  func comparison() {
    for (steps, depths, worse, missing) in [
      ([1: 0.1 + 0.2, 10: 10], [1, 10], 0, 0), ([1: 0.301, 10: .nan], [1, 10], 2, 0),
      ([1: 0.2], [1], 0, 0), ([1: 0.3], [1, 10], 0, 1), ([1: 0.3, 2: 7], [1, 2], 0, 0),
    ] as [([Int: Double], [Int], Int, Int)] {
      let check = check(figures(steps: steps), depths)
      #expect(check.worse.count == worse && check.missing.count == missing, "\(steps)")
      #expect(check.isPassed == (worse + missing == 0), "\(steps)")
    }
    #expect(!check(figures(steps: [:]), [7]).isPassed)
  }

  @Test("allocations are compared on the same toolchain alone")
  func otherToolchain() {
    let worse = figures(steps: [1: 0.3, 10: 10], allocations: [1: 7])
    #expect(check(worse, [1, 10], allocations: [1: 0]).worse.count == 1)
    let other = Toolchain(compiler: "6.3", architecture: "arm64", system: "Linux")
    #expect(check(worse, [1, 10], allocations: [1: 0], on: other).isPassed)
  }

  private func check(
    _ section: BenchmarkSection,
    _ depths: [Int],
    allocations: [Int: Double] = [:],
    on toolchain: Toolchain = Self.toolchain
  ) -> BaselineCheck {
    let before = figures(steps: [1: 0.3, 10: 10], allocations: allocations)
    return BaselineCheck(
      Baseline([before], toolchain: Self.toolchain),
      against: [BenchmarkFinding(section: section, depths: depths)],
      on: toolchain
    )
  }
}
