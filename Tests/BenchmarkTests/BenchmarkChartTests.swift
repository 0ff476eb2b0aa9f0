import Foundation
import TestSupport
import Testing
@testable import BenchmarkSuite

@Suite("Benchmark chart")
struct BenchmarkChartTests {
  /// Sections as they may come: at all depths, at few, at one, in part.
  static let cases =
    [MadeUp.depths, MadeUp.quickDepths, [1], [10], [11, 14], [8, 200]].map { MadeUp.all($0) }
    + MadeUp.all().map { [$0] } + [[MadeUp.delays, MadeUp.waiting(500, [1, 10])], []]

  @Test("it is well-formed, with a chart for each question", arguments: cases)
  func wellFormed(sections: [BenchmarkSection]) throws {
    let chart = BenchmarkChart(sections: sections)
    let outline = try XMLOutline(chart.svg)
    #expect(outline.count("question") == chart.frames.count)
    #expect(outline.texts(of: "title").count == 1)
  }

  @Test("it has a point for each figure, and a legend with each line, which shows its point")
  func points() throws {
    let outline = try XMLOutline(BenchmarkChart(sections: MadeUp.all()).svg)
    // Split, update plan and automatic.
    #expect(outline.count("mark subject") == 9 + 9 + 8 + 3)
    // By the driver, whole paths and fixed.
    #expect(outline.count("mark costly") == 9 + 8 + 8 + 3)
    #expect(
      outline.texts(of: "legend") == [
        "in one go", "split, by the driver", "split", "whole paths", "update plan",
        "limit", "native", "fixed 0.65 s", "every push", "automatic", "0.35 s transitions",
        "0.5 s transitions",
      ]
    )
    #expect(outline.count("moment") == 1)
  }

  @Test("all is on the card, and each legend within its chart", arguments: cases)
  func onCard(sections: [BenchmarkSection]) {
    let chart = BenchmarkChart(sections: sections)
    let card = ChartBox(left: 0, top: 0, width: chart.width, height: chart.height)
    for frame in chart.frames {
      #expect(card.holds(frame.box))
      #expect(frame.box.holds(frame.plot))
      #expect(frame.plot.width > 200)
      #expect(frame.legend.starts.count == frame.panel.lines.count)
      #expect(frame.legend.end <= frame.box.right)
    }
  }

  @Test("figures lie within the plot", arguments: cases)
  func figuresInside(sections: [BenchmarkSection]) {
    for frame in BenchmarkChart(sections: sections).frames {
      let plot = frame.plot
      for place in frame.panel.lines.flatMap({ frame.places(of: $0) }) {
        #expect((plot.left - 0.01...plot.right + 0.01).contains(place.x))
        #expect((plot.top - 0.01...plot.bottom + 0.01).contains(place.y))
      }
    }
  }

  @Test("figures that have no logarithm are left out")
  func zeros() throws {
    var section = BenchmarkSection("plans", title: "")
    section.add(MadeUp.counts("update plan", .nanoseconds, [0, 1, 10]) { 1 - $0 })
    #expect(BenchmarkChart(sections: [section]).frames.isEmpty)
  }

  @Test("the words name the questions")
  func description() throws {
    let svg = BenchmarkChart(sections: [MadeUp.waiting(350, [1, 10])]).svg
    #expect(svg.contains("in tables: When is the last screen at rest?</desc>"))
  }
}

@Suite("Scale of a chart")
struct ChartScaleTests {
  @Test(
    "a logarithmic scale ends at round numbers around its figures",
    arguments: [
      ([24.0, 259], 20.0, 500.0), ([2.9, 9_309], 2, 10_000), ([0.35, 6_500], 0.2, 10_000),
      ([1, 1_000], 1, 1_000), ([0.004, 0.004], 0.002, 0.005),
    ]
  )
  func rounded(values: [Double], lower: Double, upper: Double) {
    let scale = ChartScale.logarithmic(values, isRounded: true)
    #expect(abs(scale.lower / lower - 1) < 1e-9)
    #expect(abs(scale.upper / upper - 1) < 1e-9)
  }

  @Test("its ticks are decades, or finer where there are few")
  func ticks() {
    #expect(ChartScale.logarithmic([1, 100_000], isRounded: false).ticks.count == 6)
    #expect(ChartScale.logarithmic([20, 260], isRounded: true).ticks == [20, 50, 100, 200, 500])
    #expect(ChartScale.logarithmic([11, 14], isRounded: false).ticks == [11, 14])
    #expect(ChartScale.logarithmic([10], isRounded: false).ticks == [10])
    #expect(ChartScale.logarithmic([1e-9, 1e12], isRounded: true).ticks.count <= 8)
  }

  @Test("a linear scale begins at zero and has few ticks", arguments: [0, 0.3, 1, 9, 10, 800, 1e6])
  func linear(most: Double) {
    let scale = ChartScale.linear(upTo: most)
    #expect(scale.lower == 0)
    #expect(scale.upper >= most && scale.upper > 0)
    #expect((2...9).contains(scale.ticks.count))
  }

  @Test("tenfold is as far everywhere")
  func shares() {
    let scale = ChartScale.logarithmic([1, 1_000], isRounded: false)
    #expect(abs(scale.share(of: 10) - 1 / 3.0) < 1e-9)
    #expect(abs(scale.share(of: 100) - 2 / 3.0) < 1e-9)
  }
}
