import Foundation
import Testing

@testable import Benchmarks

@Suite("Markdown report")
struct MarkdownReportTests {
  private func text(_ sections: [BenchmarkSection]) -> String {
    let machine = Machine(processor: nil, cores: 1, memory: 512, system: "[S](T)")
    let toolchain = MadeUp.toolchain
    let report = BenchmarkReport(
      date: nil,
      arguments: [],
      machine: machine,
      toolchain: toolchain,
      sections: sections
    )
    return MarkdownReport(report).text
  }

  /// The report without what its figures are in general, and what it was measured by.
  private func lines(_ sections: BenchmarkSection...) -> [String] {
    text(sections).components(separatedBy: "\n").dropFirst(2).dropLast(2)
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
    section.note("The elements are small.")
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
        "The elements are small.",
        "",
      ]
    )
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
    for (value, text) in [
      (0, "0"), (0.0784, "0.078"), (0.1, "0.10"), (1.58, "1.6"), (2.06, "2.1"), (99.6, "100"),
      (1_257, "1,300"),
      (.infinity, "—"),
    ] { expect(Digits.about(value), text) }
    for (value, text) in [(-1, "0"), (4, "4"), (1.497, "1.5")] { expect(Digits.short(value), text) }
    expect(Scaled.time(0.5).words, "0.500 ns")
    expect(Scaled.time(999.7).words, "1.00 µs")
    expect(Scaled.time(2_500_000).words, "2.50 ms")
    expect(Scaled.memory(4_810_000).words, "4.81 MB")
    expect(Scaled.memory(4e13).words, "40,000 GB")
  }
}
