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
