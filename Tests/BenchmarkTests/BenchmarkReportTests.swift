import BenchmarkKit
import Foundation
import Testing
@testable import BenchmarkSuite

@Suite("JSON report")
@MainActor
struct JSONReportTests {
  private let machine = Machine(processor: "P/1", cores: 2, memory: 8, system: "S")

  private var report: JSONReport {
    JSONReport(
      [Made.splitting(updates: [10: 10], allocations: [10: 0.3])],
      goals: [Goal(name: "g", found: "2", isReached: true)],
      run: RunRecord(date: nil, arguments: ["--quick"], machine: machine),
      toolchain: Made.toolchain
    )
  }

  @Test("what is written is read as the same")
  func roundTrip() throws {
    #expect(try JSONReport(reading: Data(report.text().utf8)) == report)
  }

  @Test("what is written twice is the same text, and ends its last line")
  func stability() throws {
    let text = try report.text()
    #expect(try JSONReport(reading: Data(text.utf8)).text() == text)
    #expect(text.hasSuffix("}\n"))
  }

  @Test("keys are sorted, and slashes are left alone")
  func form() throws {
    let text = try report.text()
    let keys = ["\"goals\"", "\"run\"", "\"sections\"", "\"toolchain\"", "\"version\" : 1"]
    let places = keys.compactMap { text.range(of: "\n  " + $0)?.lowerBound }
    #expect(places.count == keys.count)
    #expect(places == places.sorted())
    #expect(text.contains("\"P/1\""))
  }

  @Test("an exact figure is told as it is, and without statistics")
  func exact() throws {
    let series = try #require(report.sections[0].series.first { $0.unit == .allocations })
    #expect(series.check == .onSameToolchain)
    #expect(series.per == "link")
    #expect(series.points.map(\.exact) == [0.3])
    #expect(series.points[0].median == nil)
    #expect(series.points[0].samples == nil)
  }

  @Test("a sampled figure comes with its samples, to hundredths")
  func sampled() throws {
    let point = try #require(report.sections[0].series.first { $0.unit == .nanoseconds }).points[0]
    #expect(point.exact == nil)
    #expect(point.minimum == 59)
    #expect(point.median == 60.13)
    #expect(point.percentile90 == 75)
    #expect(point.samples == [59, 60.13, 75])
  }

  @Test("a section keeps its title, its fits and its notes")
  func section() {
    let section = report.sections[0]
    #expect(section.title == "Splitting a deep link")
    #expect(section.fits == [.init(name: "time", exponent: 1.0156)])
    #expect(section.notes == ["On a host that takes no time."])
    #expect(section.axis == .depth)
  }

  @Test("goals are told")
  func goals() {
    #expect(report.goals?.map(\.isReached) == [true])
  }

  @Test("a baseline holds the exact figures that are checked, and nothing that changes otherwise")
  func baseline() throws {
    let section = Made.splitting(updates: [1: 1, 10: 10], allocations: [10: 0.3])
    let times = Section("empty", title: "Nothing exact")
    let report = JSONReport(baselineOf: [section, times], toolchain: Made.toolchain)
    #expect(report.sections.map(\.benchmark) == ["splitting"])
    #expect(report.sections[0].series.map(\.unit) == [.updates, .allocations])
    let text = try report.text()
    for word in ["run", "goals", "notes", "fits", "title", "samples", "median", "bytes"] {
      #expect(!text.contains("\"\(word)\""))
    }
  }

  @Test("a processor is called as it calls itself")
  func processor() {
    let cpuinfo = "processor\t: 0\nmodel name\t: Some CPU: 2 GHz \n\nmodel name\t: Other\n"
    #expect(Machine.processor(in: cpuinfo) == "Some CPU: 2 GHz")
    #expect(Machine.processor(in: "processor\t: 0\nmodel name\t:\n") == nil)
    #expect(Machine.processor(in: "") == nil)
  }
}

@Suite("Record of a run")
struct RunRecordTests {
  private let toolchain = Toolchain(compiler: "6.3", architecture: "x86_64", system: "Linux")

  @Test("it says when, how, where and with what the figures were measured")
  func words() {
    let machine = Machine(processor: "P/1", cores: 2, memory: 8_000_000_000, system: "S 1")
    let run = RunRecord(date: "2026-01-31T12:00:00Z", arguments: ["--quick"], machine: machine)
    #expect(
      run.words(toolchain) == """
        Measured on 2026-01-31 by "Benchmarks --quick" on P/1, 2 cores, 8.00 GB of memory, S 1, \
        built with Swift 6.3, x86_64, Linux.
        """
    )
  }

  @Test("what isn't known is left out")
  func unknown() {
    let machine = Machine(processor: nil, cores: 1, memory: 512, system: "S")
    let run = RunRecord(date: nil, arguments: [], machine: machine)
    #expect(
      run.words(toolchain) == """
        Measured by "Benchmarks" on 1 core, 512 B of memory, S, built with Swift 6.3, x86_64, \
        Linux.
        """
    )
  }
}
