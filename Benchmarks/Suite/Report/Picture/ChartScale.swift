import Foundation

/// Where figures are along an axis, from its lower end to its upper.
struct ChartScale {
  private static let mostTicks = 8

  let lower: Double
  let upper: Double

  /// Where a line across the chart is of help.
  let ticks: [Double]

  private let isLogarithmic: Bool

  /// The place of a figure, from 0 to 1.
  func share(of value: Double) -> Double {
    guard isLogarithmic else { return (value - lower) / (upper - lower) }
    return (log(value) - log(lower)) / (log(upper) - log(lower))
  }

  /// A scale on which a tenfold is as long everywhere.
  ///
  /// - Parameters:
  ///   - values: What it must have room for, each more than zero.
  ///   - isRounded: Whether it ends at round numbers.
  static func logarithmic(_ values: [Double], isRounded: Bool) -> ChartScale {
    let (least, most) = (values.min() ?? 1, values.max() ?? 1)
    var (lower, upper) = (least, most)
    if isRounded {
      lower = roundSteps(from: least / 10, to: least).last ?? least
      upper = roundSteps(from: most, to: most * 10).first ?? most
    }
    if lower == upper { (lower, upper) = (least / 3, most * 3) }
    return ChartScale(
      lower: lower,
      upper: upper,
      ticks: least == most && !isRounded ? [least] : logarithmicTicks(from: lower, to: upper),
      isLogarithmic: true
    )
  }

  /// A scale from zero on.
  static func linear(upTo most: Double) -> ChartScale {
    let most = most > 0 ? most : 1
    // The axis has room for its last tick, which the greatest figure doesn't exceed.
    let step =
      roundSteps(from: most / 100, to: most).first { most / $0 <= Double(mostTicks) } ?? most
    let count = Int((most / step).rounded(.up))
    return ChartScale(
      lower: 0,
      upper: Double(count) * step,
      ticks: (0...count).map { Double($0) * step },
      isLogarithmic: false
    )
  }

  private static func logarithmicTicks(from lower: Double, to upper: Double) -> [Double] {
    let steps = roundSteps(from: lower, to: upper)
    guard steps.count >= mostTicks else { return steps.count < 2 ? [lower, upper] : steps }
    let decades = steps.filter { leadingDigit($0) == 1 }
    let stride = (decades.count + mostTicks - 1) / mostTicks
    return decades.enumerated().filter { $0.offset.isMultiple(of: stride) }.map(\.element)
  }

  /// The numbers 1, 2 and 5 of each power of ten.
  private static func roundSteps(from lower: Double, to upper: Double) -> [Double] {
    let lowest = Int(log10(lower).rounded(.down))
    let highest = Int(log10(upper).rounded(.up))
    let steps = (lowest...highest).flatMap { power -> [Double] in
      let unit = pow(10, Double(power))
      return [unit, 2 * unit, 5 * unit]
    }
    // A power of ten may be off by a bit in the last place.
    return steps.filter { $0 >= lower * (1 - 1e-9) && $0 <= upper * (1 + 1e-9) }
  }

  private static func leadingDigit(_ value: Double) -> Int {
    Int((value / pow(10, (log10(value) + 1e-9).rounded(.down))).rounded())
  }
}
