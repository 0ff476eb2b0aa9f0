import Testing

@testable import BenchmarkSuite

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
