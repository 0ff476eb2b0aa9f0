import TestSupport
import Testing
@testable import BenchmarkSuite

@Suite("Picture")
struct PictureTests {
  /// Sections as they may come: at all depths, at few, at one, in part.
  static let cases =
    [MadeUp.depths, MadeUp.quickDepths, [1], [10], [11, 14], [8, 200]].map { MadeUp.all($0) }
    + MadeUp.all().map { [$0] } + [[MadeUp.delays, MadeUp.waiting(500, [1, 10])], []]

  @Test("it is well-formed, with a chart for each question", arguments: cases)
  func wellFormed(sections: [Section]) throws {
    let picture = Picture(sections: sections)
    let outline = try XMLOutline(picture.svg)
    #expect(outline.count("question") == picture.frames.count)
    #expect(outline.texts(of: "title").count == 1)
  }

  @Test("it has a point for each figure, and a label for each line")
  func points() throws {
    let outline = try XMLOutline(Picture(sections: MadeUp.all()).svg)
    // Split, update plan and settle-paced.
    #expect(outline.count("mark subject") == 9 + 9 + 8)
    // By the driver, whole paths and fixed.
    #expect(outline.count("mark costly") == 9 + 8 + 8)
    #expect(outline.texts(of: "label limit") == ["physical limit"])
    #expect(outline.texts(of: "label subject").contains("settle-paced"))
    #expect(outline.texts(of: "raised") == ["1.83", "1.00"])
    #expect(outline.count("moment") == 1)
  }

  @Test("all is on the card", arguments: cases)
  func onCard(sections: [Section]) {
    let picture = Picture(sections: sections)
    let card = ChartBox(left: 0, top: 0, width: picture.width, height: picture.height)
    for frame in picture.frames {
      #expect(card.holds(frame.box))
      #expect(frame.plot.width > 200)
      for label in frame.labels { #expect(card.holds(label.box)) }
      let question = ChartText.width(frame.panel.title, size: 13)
      #expect(question <= frame.box.width)
    }
  }

  @Test("no label is over another, or over another's line", arguments: cases)
  func labelsApart(sections: [Section]) {
    for frame in Picture(sections: sections).frames {
      let labels = frame.labels
      #expect(labels.count == frame.panel.lines.count)
      for (index, label) in labels.enumerated() {
        for other in labels[(index + 1)...] { #expect(!label.box.meets(other.box)) }
        for line in frame.panel.lines { #expect(!label.box.meets(frame.places(of: line))) }
      }
    }
  }

  @Test("figures lie within the plot", arguments: cases)
  func figuresInside(sections: [Section]) {
    for frame in Picture(sections: sections).frames {
      let places = frame.panel.lines.flatMap { frame.places(of: $0) }
      #expect(places.allSatisfy { frame.plot.widened(by: 0.01).holds($0) })
    }
  }

  @Test("figures that have no logarithm are left out")
  func zeros() throws {
    var section = Section("plans", title: "")
    section.add(MadeUp.counts("update plan", .nanoseconds, [0, 1, 10]) { 1 - $0 })
    #expect(Picture(sections: [section]).frames.isEmpty)
  }

  @Test("the words say what there is to see")
  func description() throws {
    let svg = Picture(sections: [MadeUp.waiting(350, [1, 10])]).svg
    #expect(svg.contains("settle-paced: 0.35 s at 1, 3.5 s at 10."))
  }
}

extension ChartBox {
  fileprivate func holds(_ point: ChartPoint) -> Bool {
    holds(ChartBox(left: point.x, top: point.y, width: 0, height: 0))
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

  @Test("places that are too close move apart, around their middle")
  func apart() {
    let places = LineEndLabels.apart([50, 50, 90], heights: [10, 10, 10], within: 0...100)
    #expect(places == [45, 55, 90])
    let low = LineEndLabels.apart([98, 99], heights: [10, 10], within: 0...100)
    #expect(low == [85, 95])
  }
}
