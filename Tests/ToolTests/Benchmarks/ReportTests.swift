import Foundation
import TestSupport
import Testing

@testable import BenchmarkSuite

@Suite("Markdown report")
struct MarkdownReportTests {
  private func text(_ sections: [BenchmarkSection]) -> String {
    let machine = Machine(processor: nil, cores: 1, memory: 512, system: "[S](T)")
    let run = BenchmarkReport.Run(date: nil, arguments: [], machine: machine)
    return MarkdownReport(
      BenchmarkReport(run: run, toolchain: MadeUp.toolchain, sections: sections)
    ).text
  }

  /// The report without what its figures are in general, and what it was measured by.
  private func lines(_ sections: BenchmarkSection...) -> [String] {
    text(sections).components(separatedBy: "\n").dropFirst(2).dropLast(2)
  }

  @Test(
    "times have one unit, the least's; memory has its own, ratios what they are to, and rows theirs"
  )
  func units() {
    let lines = lines(
      MadeUp.section(
        "splitting",
        "",
        MadeUp.times("in one go", per: "push", [1]) { _ in 900 },
        MadeUp.times("split", per: "push", [1]) { _ in 52_000 },
        MadeUp.ratio("split", to: "in one go", [1]) { _ in 2 },
        MadeUp.counts("split", .bytes, [432, 12_000_312]) { $0 }
      )
    )
    #expect(
      lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| -") }.prefix(5) == [
        "| depth | in one go (ns/push) |        split (ns/push) | split (× in one go) |",
        "|     1 |       927 (886–959) | 53,560 (51,220–55,432) |    2.06 (1.97–2.13) |",
        "|      depth | split (memory) |",
        "|        432 |          432 B |",
        "| 12,000,312 |        12.0 MB |",
      ]
    )
  }

  @Test("sampled figures stand below one another, with their spread and with the unit above")
  func sampled() {
    var section = MadeUp.section(
      "path.append",
      "Appending",
      MadeUp.times("NavigationPath", per: "element", [1, 1_000]) { $0 == 1 ? 9.61 : 120 },
      MadeUp.times("[AnyHashable]", per: "element", [1]) { _ in 40 },
      MadeUp.counts("NavigationPath", .allocations, per: "element", [1]) { _ in 2 }
    )
    section.add([BenchmarkSection.Fit(name: "time", exponent: 1)])
    section.note("The elements | are_small *structures*.")
    #expect(
      lines(section) == [
        "## Appending (`path.append`)",
        "",
        "| elements | NavigationPath (ns/element) | [AnyHashable] (ns/element) |",
        "| -------: | --------------------------: | -------------------------: |",
        "|        1 |            9.90 (9.47–10.2) |           41.2 (39.4–42.6) |",
        "|    1,000 |               124 (118–128) |                          — |",
        "",
        "| elements | NavigationPath (allocations/element) |",
        "| -------: | -----------------------------------: |",
        "|        1 |                                    2 |",
        "",
        "- time: grows with depth^1.00",
        "",
        #"The elements \| are_small \*structures\*."#,
        "",
      ]
    )
  }

  @Test("all rows of a table have as many cells as its heading, in the same places")
  func cells() {
    let text = text(MadeUp.all())
    // What figures with a range are is said once.
    #expect(text.hasPrefix("Times and ratios (×) are medians (minimum–90th percentile) of 31 "))
    #expect(text.components(separatedBy: "percentile").count == 2)
    for block in text.components(separatedBy: "\n\n") where block.hasPrefix("| ") {
      let rows = block.split(separator: "\n").filter { $0.hasPrefix("|") }
      let edges = rows.map { row in row.indices.filter { row[$0] == "|" }.count }
      #expect(Set(edges).count == 1)
      #expect(Set(rows.map(\.count)).count == 1)
    }
  }

  @Test("a sweep shows the steps alone")
  func sweep() {
    #expect(
      lines(MadeUp.delays).dropFirst(2).prefix(5) == [
        "| delay (ms) | 0.35 s transitions (pushes) | 0.5 s transitions (pushes) |",
        "| ---------: | --------------------------: | -------------------------: |",
        "|      0–349 |                           9 |                          9 |",
        "|    350–499 |                           0 |                          9 |",
        "|    500–800 |                           0 |                          0 |",
      ]
    )
  }

  @Test("goals follow, and those that are missed stand out")
  func goals() {
    let lines = lines(MadeUp.splitting([1, 10, 100]), MadeUp.appending([1, 10]))
    #expect(lines.contains("## Goals"))
    #expect(lines.filter { $0.hasSuffix("| reached    |") }.count == 3)
    #expect(lines.filter { $0.hasSuffix("| × 3.08 at 1 screen  | **MISSED** |") }.count == 1)
  }

  @Test("a section without figures says so, and without goals there is no table of them")
  func nothing() {
    #expect(
      lines(BenchmarkSection("bodies", title: "Bodies")) == [
        "## Bodies (`bodies`)", "", "Nothing was measured.", "",
      ]
    )
  }

  @Test("it ends with what it was measured by, where that is known")
  func origin() {
    let end = """
      Measured by "Benchmarks" on 1 core, 512 B of memory, [S]\\(T), built with Swift 6.3, \
      x86_64, Linux.

      """
    #expect(text([MadeUp.delays]).hasSuffix("\n\n" + end))
    let run = BenchmarkReport.Run(
      date: "2026-01-31T12:00:00Z",
      arguments: ["--quick"],
      machine: Machine(processor: "P/1", cores: 2, memory: 8_000_000_000, system: "S 1")
    )
    #expect(
      BenchmarkReport(run: run, toolchain: MadeUp.toolchain, sections: []).origin == """
        Measured on 2026-01-31 by "Benchmarks --quick" on P/1, 2 cores, 8.00 GB of memory, S 1, \
        built with Swift 6.3, x86_64, Linux.
        """
    )
  }

  @Test(
    "a processor is called as it calls itself",
    arguments: [
      (
        "processor\t: 0\nmodel name\t: Some CPU: 2 GHz \n\nmodel name\t: Other\n", "Some CPU: 2 GHz"
      ),
      ("processor\t: 0\nmodel name\t:\n", nil), ("", nil),
    ]
  )
  func processor(cpuinfo: String, name: String?) {
    #expect(Machine.processor(in: cpuinfo) == name)
  }
}

@Suite("Digits")
struct DigitsTests {
  @Test("three digits count, thousands stand apart, and times and memory are scaled by them")
  func words() {
    func expect(_ words: String, _ expected: String, _ location: SourceLocation = #_sourceLocation)
    {
      if words != expected { Issue.record("\(words), not \(expected)", sourceLocation: location) }
    }
    for (value, text) in [
      (0, "0"), (1, "1.00"), (61.24, "61.2"), (99.96, "100"), (9.996, "10.0"), (999.6, "1,000"),
      (1_234.5, "1,234"), (1_234_567, "1,234,567"), (0.0123, "0.0123"), (0.000_12, "0.0001"),
      (0.000_01, "<0.0001"), (-1_234, "-1,234"), (-0.5, "-0.500"), (.nan, "—"), (.infinity, "—"),
    ] { expect(Digits.rounded(value), text) }
    for (value, text) in [
      (0, "0"), (3, "3"), (10, "10"), (2.5, "2.5"), (3.15, "3.15"), (6_499.7, "6,500"),
      (100_000, "100,000"), (0.1, "0.1"), (.nan, "—"), (-.infinity, "—"),
    ] { expect(Digits.exact(value), text) }
    expect(Scaled.time(0.5).words, "0.500 ns")
    expect(Scaled.time(999.7).words, "1.00 µs")
    expect(Scaled.time(2_500_000).words, "2.50 ms")
    expect(Scaled.memory(4_810_000).words, "4.81 MB")
    expect(Scaled.memory(4e13).words, "40,000 GB")
  }
}

@Suite("Benchmark chart")
struct BenchmarkChartTests {
  /// Sections as they may come: at all depths, at few, at one, in part.
  static let cases =
    [MadeUp.depths, [1, 10, 100, 1_000], [1], [10], [11, 14], [8, 200]].map { MadeUp.all($0) }
    + MadeUp.all().map { [$0] } + [[]]

  @Test("it is well-formed, and all is in its place")
  func layout() throws {
    for sections in Self.cases {
      let chart = BenchmarkChart(sections)
      let outline = try XMLOutline(chart.svg)
      var isInPlace = outline.count("question") == chart.frames.count
      isInPlace = isInPlace && outline.texts(of: "title").count == 1
      for frame in chart.frames {
        let (box, plot) = (frame.box, frame.plot)
        let places = frame.chart.lines.flatMap { frame.places(of: $0) }
        isInPlace =
          isInPlace && (0...chart.size.width).contains(box.x)
          && (0...chart.size.height).contains(box.y)
          && box.x.contains(plot.x) && box.y.contains(plot.y)
          && plot.x.upperBound - plot.x.lowerBound > 200
          && frame.legend.count == frame.chart.lines.count + 1
          && (frame.legend.last ?? .infinity) - 8 <= box.x.upperBound
          && places.allSatisfy { x, y in
            plot.x.contains(x) && (plot.y.lowerBound - 0.01...plot.y.upperBound + 0.01).contains(y)
          }
      }
      if !isInPlace { Issue.record("\(sections.map(\.benchmark)) in \(chart.svg)") }
    }
  }

  @Test("it has a point for each figure, and a legend with each line, which shows its point")
  func points() throws {
    let chart = BenchmarkChart(MadeUp.all())
    let outline = try XMLOutline(chart.svg)
    // Split and automatic; by the driver and fixed.
    for role in ["subject", "costly"] { #expect(outline.count("mark \(role)") == 9 + 8 + 2) }
    #expect(
      outline.texts(of: "legend") == [
        "in one go", "split, by the driver", "split", "limit", "native", "fixed 0.65 s",
        "every push", "automatic",
      ]
    )
    let questions = chart.frames.map(\.chart.title).joined(separator: " ")
    #expect(chart.svg.contains("in tables: \(questions)</desc>"))
  }

  @Test("figures that have no logarithm are left out")
  func zeros() {
    let series = MadeUp.counts("split", .nanoseconds, [0, 1, 10]) { 1 - $0 }
    #expect(BenchmarkChart([MadeUp.section("splitting", "", series)]).frames.isEmpty)
  }

  @Test(
    "a scale ends at round numbers around its figures, with few ticks: decades, or finer",
    arguments: [
      ([24.0, 259], 20.0, 500.0, 5), ([2.9, 9_309], 2, 10_000, 4), ([1, 100_000], 1, 100_000, 6),
      ([0.004, 0.004], 0.002, 0.005, 2), ([10], 10, 100, 4), ([1e-9, 1e12], 1e-9, 1e12, 8),
    ]
  )
  func scale(values: [Double], lower: Double, upper: Double, ticks: Int) {
    let scale = ChartScale(values)
    #expect(abs(scale.lower / lower - 1) < 1e-9)
    #expect(abs(scale.upper / upper - 1) < 1e-9)
    #expect(scale.ticks.count == ticks)
  }

  @Test("tenfold is as far everywhere")
  func shares() {
    let scale = ChartScale([1, 1_000])
    #expect(abs(scale.share(of: 10) - 1 / 3.0) < 1e-9)
    #expect(abs(scale.share(of: 100) - 2 / 3.0) < 1e-9)
  }
}
