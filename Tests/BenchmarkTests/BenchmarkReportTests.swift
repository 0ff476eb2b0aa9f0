import BenchmarkKit
import Foundation
import Testing
@testable import BenchmarkSuite

@Suite("JSON report")
@MainActor
struct BenchmarkReportTests {
  private let machine = Machine(processor: "P/1", cores: 2, memory: 8, system: "S")

  private var report: BenchmarkReport {
    BenchmarkReport(
      [MadeUp.splitting(updates: [10: 10], allocations: [10: 0.3])],
      run: BenchmarkReport.Run(date: nil, arguments: ["--quick"], machine: machine),
      toolchain: MadeUp.toolchain
    )
  }

  @Test("what is written is read as the same, but for samples, which are kept to hundredths")
  func roundTrip() throws {
    let read = try BenchmarkReport(json: Data(report.json().utf8))
    #expect(read.baseline == report.baseline)
    #expect(read.run == report.run)
    #expect(read.goals == report.goals)
    let times = try #require(read.sections[0].series("split", .nanoseconds))
    #expect(times.points.map(\.figure) == [.sampled(Distribution([59, 60.13, 75]))])
  }

  @Test("what is written twice is the same text, and ends its last line")
  func stability() throws {
    let text = try report.json()
    #expect(try BenchmarkReport(json: Data(text.utf8)).json() == text)
    #expect(text.hasSuffix("}\n"))
  }

  @Test("keys are sorted, and slashes are left alone")
  func form() throws {
    let text = try report.json()
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
    #expect(try json(series.points[0]) == #"{"exact":0.3,"position":10}"#)
  }

  @Test("a sampled figure comes with its samples, to hundredths")
  func sampled() throws {
    let point = try #require(report.sections[0].series.first { $0.unit == .nanoseconds }).points[0]
    #expect(
      try json(point) == """
        {"median":60.13,"minimum":59,"percentile90":75,"position":10,"samples":[59,60.13,75]}
        """
    )
  }

  private func json(_ point: Series.Point) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(point), as: UTF8.self)
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
    #expect(report.goals?.map(\.found) == ["60.1 ns at 10 screens"])
  }

  @Test("a baseline holds the exact figures that are checked, and nothing that changes otherwise")
  func baseline() throws {
    let section = MadeUp.splitting(updates: [1: 1, 10: 10], allocations: [10: 0.3])
    let times = BenchmarkSection("empty", title: "Nothing exact")
    let report = BenchmarkReport([section, times], run: nil, toolchain: MadeUp.toolchain).baseline
    #expect(report.sections.map(\.benchmark) == ["splitting"])
    #expect(report.sections[0].series.map(\.unit) == [.updates, .allocations])
    let text = try report.json()
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

@Suite("How a report came about")
struct ReportOriginTests {
  private func origin(_ run: BenchmarkReport.Run?) -> String? {
    BenchmarkReport([], run: run, toolchain: MadeUp.toolchain).origin
  }

  @Test("it says when, how, where and with what the figures were measured")
  func words() {
    let machine = Machine(processor: "P/1", cores: 2, memory: 8_000_000_000, system: "S 1")
    let date = "2026-01-31T12:00:00Z"
    #expect(
      origin(.init(date: date, arguments: ["--quick"], machine: machine)) == """
        Measured on 2026-01-31 by "Benchmarks --quick" on P/1, 2 cores, 8.00 GB of memory, S 1, \
        built with Swift 6.3, x86_64, Linux.
        """
    )
  }

  @Test("what isn't known is left out")
  func unknown() {
    let machine = Machine(processor: nil, cores: 1, memory: 512, system: "S")
    #expect(
      origin(.init(date: nil, arguments: [], machine: machine)) == """
        Measured by "Benchmarks" on 1 core, 512 B of memory, S, built with Swift 6.3, x86_64, \
        Linux.
        """
    )
    #expect(origin(nil) == nil)
  }
}
