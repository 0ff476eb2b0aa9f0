import CommandSupport
import Testing
@testable import BenchmarkSuite

@Suite("Markdown report")
struct MarkdownReportTests {
  @Test("a table has its figures to the right")
  func table() {
    var section = Section("path.append", title: "Appending")
    section.add(
      MadeUp.times("[AnyHashable]", per: "element", [1, 1_000]) { _ in 40 },
      MadeUp.counts("NavigationPath", .allocations, per: "element", [1]) { _ in 2 }
    )
    section.add([Section.Fit(name: "time", exponent: 1)])
    let text = MarkdownReport(sections: [section], goals: []).text
    #expect(
      text == """
        ## Appending

        | elements | \\[AnyHashable\\]<br>ns/element | NavigationPath<br>allocations/element |
        | ---: | ---: | ---: |
        | 1 | 41.2 (39.4–42.6) | 2 |
        | 1,000 | 41.2 (39.4–42.6) | — |

        Figures with a range are the median (minimum–90th percentile) of 31 samples.

        - time: grows with depth<sup>1.00</sup>

        """
    )
  }

  @Test("all rows of a table have as many cells as its heading")
  func cells() {
    let sections = MadeUp.all()
    let text = MarkdownReport(sections: sections, goals: Goals(sections: sections).all).text
    for block in text.split(separator: "\n\n") where block.contains("| --") {
      let rows = block.split(separator: "\n").filter { $0.hasPrefix("|") }
      #expect(Set(rows.map { $0.filter { $0 == "|" }.count }).count == 1)
    }
  }

  @Test("goals that are missed stand out")
  func goals() {
    let goals = [
      Goal(name: "a | b", found: "2 *", isReached: false),
      Goal(name: "c", found: "1", isReached: true),
    ]
    let text = MarkdownReport(sections: [], goals: goals).text
    #expect(text.contains("| a \\| b | 2 \\* | **MISSED** |\n| c | 1 | reached |"))
  }

  @Test("it ends with what it was measured by, where that is known")
  func origin() {
    let report = MarkdownReport(sections: [], goals: [], origin: "Measured by hand.")
    #expect(report.text.hasSuffix("Measured by hand.\n"))
  }
}

@Suite("Text report")
struct TextReportTests {
  private func lines(_ sections: [Section], goals: [Goal] = []) -> [String] {
    TextReport(sections: sections, goals: goals).text.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    .map(String.init)
  }

  @Test("sampled figures stand below one another, with their spread and the unit above")
  func sampled() {
    var section = Section("path.append", title: "Appending")
    section.add(
      MadeUp.times("NavigationPath", per: "element", [1, 1_000]) { $0 == 1 ? 9.61 : 120 },
      MadeUp.times("[AnyHashable]", per: "element", [1]) { _ in 40 },
      MadeUp.ratio("NavigationPath", [1, 1_000]) { _ in 1.2 }
    )
    #expect(
      lines([section]) == [
        "Appending (path.append)",
        "",
        "elements     NavigationPath      [AnyHashable]     NavigationPath",
        "                 ns/element         ns/element    × [AnyHashable]",
        "       1   9.90 (9.47–10.2)   41.2 (39.4–42.6)   1.24 (1.18–1.28)",
        "   1,000    124 (118–128)        —               1.24 (1.18–1.28)",
        "",
        "Figures with a range are the median (minimum–90th percentile) of 31 samples. Ratios (×) are of",
        "samples that were taken in the same round.",
        "",
      ]
    )
  }

  @Test("a section that is too wide has times apart from exact figures")
  func partition() {
    let tables = ReportTable.tables(of: MadeUp.splitting(MadeUp.depths))
    #expect(
      tables.map { $0.columns.map(\.isSampled) } == [
        [true, true, true, true], Array(repeating: false, count: 5),
      ]
    )
  }

  @Test("no line of a table is wider than a terminal", arguments: MadeUp.all())
  func width(section: Section) {
    let widest = ReportTable.tables(of: section).map { TextTable($0).width }.max() ?? 0
    #expect(widest <= ReportTable.mostWidth)
  }

  @Test("all times of a section have one unit, that of the least")
  func unit() {
    var section = Section("splitting", title: "")
    section.add(
      MadeUp.times("in one go", per: "link", [1]) { _ in 900 },
      MadeUp.times("split", per: "link", [1]) { _ in 52_000 }
    )
    let columns = section.series.map { TableColumn($0, in: section) }
    #expect(columns.map(\.unit) == ["ns/link", "ns/link"])
    #expect(columns[1].cell(at: 1).figure == "53,560")
  }

  @Test("a ratio says what it is to, where that can be known")
  func reference() {
    var section = Section("splitting", title: "")
    section.add(
      MadeUp.times("in one go", per: "link", [1]) { _ in 1 },
      MadeUp.times("split", per: "link", [1]) { _ in 2 },
      MadeUp.times("by the driver", per: "link", [1]) { _ in 3 },
      Series("split", .ratio, to: "in one go", [1: .exact(2)]),
      Series("by the driver", .ratio, [1: .exact(3)])
    )
    let ratios = section.series.filter { $0.unit == .ratio }
    #expect(ratios.map { TableColumn($0, in: section).unit } == ["× in one go", "×"])
  }

  @Test("memory has its unit in each cell")
  func memory() {
    let section = MadeUp.splitting([1, 100_000])
    let column = section.series("split", .bytes).map { TableColumn($0, in: section) }
    #expect(column?.cell(at: 1).text == "432 B")
    #expect(column?.cell(at: 100_000).text == "12.0 MB")
  }

  @Test("a sweep shows the steps alone")
  func sweep() {
    #expect(
      lines([MadeUp.delays])[2...].prefix(6) == [
        "               0.35 s         0.5 s",
        "  delay   transitions   transitions",
        "     ms        pushes        pushes",
        "  0–349             9             9",
        "350–499             0             9",
        "500–800             0             0",
      ]
    )
  }

  @Test("what columns mean is said once, below the first table of samples")
  func note() {
    let lines = lines([MadeUp.delays] + MadeUp.all([1]))
    let notes = lines.indices.filter { lines[$0].hasPrefix("Figures with a range") }
    let header = lines.firstIndex { $0.contains("ns/link") }
    #expect(notes == [(header ?? 0) + 3])
  }

  @Test("fits, notes, goals and the summary follow")
  func rest() {
    let sections = MadeUp.all([1, 10])
    let lines = lines(sections, goals: Goals(sections: sections).all)
    #expect(lines.contains("time to plan, whole paths: grows with depth^1.83"))
    #expect(
      lines.contains("The engine alone (plan, sequence, apply), on a host that takes no time.")
    )
    #expect(lines.filter { $0 == "To reach" || $0 == "In short" } == ["To reach", "In short"])
    #expect(lines.filter { $0.hasSuffix("   MISSED") }.count == 1)
  }

  @Test("a section without figures says so, and a report without sections is empty")
  func nothing() {
    #expect(lines([Section("bodies", title: "Bodies")]).contains("Nothing was measured."))
    #expect(TextReport(sections: [], goals: []).text.isEmpty)
  }

  @Test("colour changes no column")
  func colour() {
    let sections = MadeUp.all()
    let goals = Goals(sections: sections).all
    let painter = Painter(isTerminal: true, environment: [:])
    let painted = TextReport(sections: sections, goals: goals, painter: painter).text
    var plain = painted
    for code in ["1", "2", "32", "1;31", "0"] {
      plain = plain.split(separator: "\u{1B}[\(code)m", omittingEmptySubsequences: false).joined()
    }
    #expect(plain != painted)
    #expect(plain == TextReport(sections: sections, goals: goals).text)
  }

  @Test("it ends with what it was measured by, where that is known")
  func origin() {
    let report = TextReport(sections: [MadeUp.delays], goals: [], origin: "Measured by hand.")
    #expect(report.text.hasSuffix("\n\nMeasured by hand.\n"))
  }
}

extension Series {
  fileprivate init(
    _ name: String,
    _ unit: Unit,
    to reference: String? = nil,
    _ figures: [Int: Figure]
  ) {
    self.init(name, unit, to: reference)
    for (position, figure) in figures { add(figure, at: position) }
  }
}

@Suite("Digits")
struct DigitsTests {
  @Test(
    "three digits count, and thousands stand apart",
    arguments: [
      (0, "0"), (1, "1.00"), (61.24, "61.2"), (99.96, "100"), (9.996, "10.0"), (999.6, "1,000"),
      (1_234.5, "1,234"), (1_234_567, "1,234,567"), (0.0123, "0.0123"), (0.000_12, "0.0001"),
      (0.000_01, "<0.0001"), (-1_234, "-1,234"), (-0.5, "-0.500"),
    ]
  )
  func rounded(value: Double, text: String) {
    #expect(Digits.rounded(value) == text)
  }

  @Test(
    "an exact figure has no zeros at its end",
    arguments: [
      (0, "0"), (3, "3"), (10, "10"), (2.5, "2.5"), (3.15, "3.15"), (6_499.7, "6,500"),
      (100_000, "100,000"), (0.1, "0.1"),
    ]
  )
  func exact(value: Double, text: String) {
    #expect(Digits.exact(value) == text)
  }

  @Test("what is no number is missing", arguments: [Double.infinity, -.infinity, .nan])
  func noNumber(value: Double) {
    #expect(Digits.exact(value) == "—")
    #expect(Digits.rounded(value) == "—")
  }

  @Test("times and memory are scaled by thousands")
  func scaled() {
    #expect(Scaled.time(0.5).words == "0.500 ns")
    #expect(Scaled.time(999.7).words == "1.00 µs")
    #expect(Scaled.time(2_500_000).words == "2.50 ms")
    #expect(Scaled.memory(4_810_000).words == "4.81 MB")
    #expect(Scaled.memory(4e13).words == "40,000 GB")
  }

  @Test(
    "a deep link has the article that it is spoken with",
    arguments: [
      (1, "a 1-screen deep link"), (8, "an 8-screen deep link"), (11, "an 11-screen deep link"),
      (10, "a 10-screen deep link"), (80, "an 80-screen deep link"),
      (1_100, "a 1,100-screen deep link"), (18_000, "an 18,000-screen deep link"),
    ]
  )
  func articles(screens: Int, words: String) {
    #expect(Words.deepLink(screens) == words)
  }
}
