import Foundation
import Testing

@testable import BenchmarkSuite

@Suite("--check and --write-baseline")
@MainActor
struct CheckOptionTests {
  private let folder: Folder
  private let path: String

  init() throws {
    folder = try Folder()
    path = folder.path("baseline.json")
  }

  /// Runs with a section for the result, at the depths 1 and 10.
  private func run(_ section: Section, _ arguments: String...) -> Ran {
    let benchmark = Made.benchmark(section.benchmark) { _ in section }
    return Ran(arguments + ["--depths=1,10"], benchmarks: [benchmark])
  }

  private func writeBaseline(_ section: Section) throws {
    let text = try #require(run(section, "--write-baseline", path).file(path))
    _ = try folder.write(text, to: "baseline.json")
  }

  @Test("a baseline that was just written passes, which the last line says")
  func success() throws {
    let section = Made.splitting(allocations: [10: 0.25])
    try writeBaseline(section)
    let ran = run(section, "--check", path)
    #expect(ran.status == 0)
    #expect(ran.error.isEmpty)
    #expect(
      ran.output.hasSuffix("\ncheck: 3 exact figures compared with \(path), none is worse\n")
    )
  }

  @Test("a worse figure ends with status 1, and is told on the standard error after the report")
  func worse() throws {
    try writeBaseline(Made.splitting(allocations: [10: 0.25]))
    let ran = run(Made.splitting(allocations: [10: 0.5]), "--check", path)
    #expect(ran.status == 1)
    #expect(
      ran.error == """
        Benchmarks: splitting, "split" (allocations per link) at 10: 0.5, worse than 0.25 in the baseline
        check: 3 exact figures compared with \(path), 1 is worse

        """
    )
    #expect(ran.output.hasPrefix("Splitting a deep link (splitting)\n"))
  }

  @Test("a baseline of other benchmarks ends with status 1")
  func nothingCompared() throws {
    try writeBaseline(Section("other", title: "Other"))
    let ran = run(Made.splitting(), "--check", path)
    #expect(ran.status == 1)
    #expect(ran.error.contains("check: no exact figure could be compared with \(path)\n"))
  }

  @Test("a baseline is written anew where it was missed, too")
  func rewriting() throws {
    try writeBaseline(Made.splitting(updates: [1: 1]))
    let ran = run(Made.splitting(updates: [1: 2]), "--check", path, "--write-baseline", path)
    #expect(ran.status == 1)
    let baseline = try JSONReport(reading: Data(#require(ran.file(path)).utf8))
    #expect(try Baseline(baseline).figures.map(\.value) == [2])
  }

  @Test("a bad baseline ends with status 65 before anything is measured", arguments: ["", "{}"])
  func badBaseline(text: String) throws {
    _ = try folder.write(text, to: "baseline.json")
    let ran = run(Made.splitting(), "--check", path)
    #expect(ran.status == 65)
    #expect(ran.error.hasPrefix("Benchmarks: \(path) is no baseline: "))
    #expect(ran.output.isEmpty)
    #expect(ran.progress.isEmpty)
  }

  @Test("a baseline that isn't there ends with status 65 before anything is measured")
  func noBaseline() {
    let ran = run(Made.splitting(), "--check", path)
    #expect(ran.status == 65)
    #expect(ran.error.contains("No such file or directory"))
    #expect(ran.progress.isEmpty)
  }
}
