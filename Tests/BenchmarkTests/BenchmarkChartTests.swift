import TestSupport
import Testing
@testable import BenchmarkSuite

@Suite("Benchmark chart")
struct BenchmarkChartTests {
  /// Sections as they may come: at all depths, at few, at one, in part.
  static let cases =
    [MadeUp.depths, [1, 10, 100, 1_000], [1], [10], [11, 14], [8, 200]].map { MadeUp.all($0) }
    + MadeUp.all().map { [$0] } + [[]]

  @Test("it is well-formed, and all is in its place", arguments: cases)
  func layout(sections: [BenchmarkSection]) throws {
    let chart = BenchmarkChart(sections)
    let outline = try XMLOutline(chart.svg)
    #expect(outline.count("question") == chart.frames.count)
    #expect(outline.texts(of: "title").count == 1)
    for frame in chart.frames {
      let (box, plot) = (frame.box, frame.plot)
      #expect((0...chart.size.width).contains(box.x))
      #expect((0...chart.size.height).contains(box.y))
      #expect(box.x.contains(plot.x) && box.y.contains(plot.y))
      #expect(plot.x.upperBound - plot.x.lowerBound > 200)
      #expect(frame.legend.count == frame.chart.lines.count + 1)
      #expect(try #require(frame.legend.last) - 8 <= box.x.upperBound)
      for (x, y) in frame.chart.lines.flatMap({ frame.places(of: $0) }) {
        #expect(plot.x.contains(x))
        #expect((plot.y.lowerBound - 0.01...plot.y.upperBound + 0.01).contains(y))
      }
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
