import CommandSupport
import Foundation
import Testing

@testable import BenchmarkSuite

@Suite("Output files")
@MainActor
struct OutputTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  @Test("JSON tells the arguments, the date, the machine and every section")
  func json() throws {
    let path = folder.path("a.json")
    let arguments = ["--depths=1,2", "--json", path]
    let ran = Ran(arguments, date: Date(timeIntervalSince1970: 0))
    let report = try JSONReport(reading: Data(#require(ran.file(path)).utf8))
    #expect(report.run?.arguments == arguments)
    #expect(report.run?.date == "1970-01-01T00:00:00Z")
    #expect(report.run?.machine == .current)
    #expect(report.toolchain == .current)
    #expect(report.sections.map(\.benchmark) == ["splitting", "path.append", "bodies"])
    #expect(!ran.output.isEmpty)
  }

  @Test("a picture comes beside the report")
  func picture() throws {
    let path = folder.path("a.svg")
    let ran = Ran(["--svg", path])
    #expect(try #require(ran.file(path)).hasPrefix("<svg"))
    #expect(!ran.output.isEmpty)
  }

  @Test("no file is written before the end")
  func nothingWritten() throws {
    _ = Ran(["--json", folder.path("a"), "--svg", folder.path("b")])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(
    "a file that can't be created ends with status 73 before anything is measured",
    arguments: ["--json", "--svg", "--write-baseline"]
  )
  func unwritable(option: String) {
    let ran = Ran([option, folder.path("none/a")])
    #expect(ran.status == 73)
    #expect(
      ran.error == "Benchmarks: can't write \(folder.path("none/a")): No such file or directory\n"
    )
    #expect(ran.output.isEmpty)
    #expect(ran.progress.isEmpty)
  }

  @Test("a report that JSON can't hold ends with status 70, and the figures are still told")
  func infinite() {
    let benchmark = Made.benchmark("a") { _ in
      var series = Series("split", .updates, check: .always)
      series.add(.exact(.infinity), at: 1)
      var section = Section("a", title: "A")
      section.add(series)
      return section
    }
    let ran = Ran(["--json", folder.path("a")], benchmarks: [benchmark])
    #expect(ran.status == 70)
    #expect(ran.error.hasPrefix("Benchmarks: the report can't be written as JSON: "))
    #expect(ran.titles == ["A (a)"])
    #expect(ran.result.files.isEmpty)
  }
}
