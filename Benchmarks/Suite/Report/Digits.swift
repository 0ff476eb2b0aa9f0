import Foundation

/// Numbers as people read them: three digits that count, thousands apart.
enum Digits {
  /// What stands for a figure that isn't there.
  static let missing = "—"

  private static let mostDecimals = 4

  /// A number with three significant digits, or all that it has before the point.
  static func rounded(_ value: Double) -> String {
    guard value.isFinite else { return missing }
    guard value != 0 else { return "0" }
    // Rounding may carry into one more digit: 99.96 is 100, not 100.0.
    let decimals = decimals(of: Double(fixed(value, decimals(of: value))) ?? value)
    let text = fixed(value, decimals)
    guard text.contains(where: { "123456789".contains($0) }) else {
      return "<" + fixed(pow(10, -Double(mostDecimals)), mostDecimals)
    }
    return grouped(text)
  }

  /// A number that is the same each time: without zeros that say only how well it is known.
  static func exact(_ value: Double) -> String {
    guard value.rounded() != value else { return grouped(fixed(value, 0)) }
    let text = rounded(value)
    guard text.contains(".") else { return text }
    let short = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(short.reversed())
  }

  /// A whole number.
  static func count(_ value: Int) -> String { grouped("\(value)") }

  /// A number with a number of decimals.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    value.isFinite ? String(format: "%.\(decimals)f", value) : missing
  }

  private static func decimals(of value: Double) -> Int {
    guard value != 0 else { return mostDecimals }
    return max(0, min(mostDecimals, 2 - Int(log10(abs(value)).rounded(.down))))
  }

  private static func grouped(_ text: String) -> String {
    let whole = text.prefix { $0 != "." }
    let digits = whole.drop { $0 == "-" }
    let groups = digits.enumerated().map { position, digit in
      let rest = digits.count - position
      return position > 0 && rest.isMultiple(of: 3) ? ",\(digit)" : "\(digit)"
    }
    return text.prefix { $0 == "-" } + groups.joined() + text.dropFirst(whole.count)
  }
}

/// A figure, brought to a size that reads well, and the sign of its unit.
struct Scaled {
  let value: Double
  let sign: String

  /// The figure with three digits.
  var words: String { "\(Digits.rounded(value)) \(sign)" }

  /// Processor time.
  static func time(_ nanoseconds: Double) -> Scaled {
    let scale = timeScale(for: nanoseconds)
    return Scaled(value: nanoseconds / scale.divisor, sign: scale.sign)
  }

  /// Memory.
  static func memory(_ bytes: Double) -> Scaled {
    let scale = scale(for: bytes, of: ["B", "kB", "MB", "GB"])
    return Scaled(value: bytes / scale.divisor, sign: scale.sign)
  }

  /// The unit in which a time in nanoseconds reads well, as a divisor and a sign.
  static func timeScale(for nanoseconds: Double) -> (divisor: Double, sign: String) {
    scale(for: nanoseconds, of: ["ns", "µs", "ms", "s"])
  }

  private static func scale(
    for value: Double,
    of signs: [String]
  ) -> (divisor: Double, sign: String) {
    let scales = zip([1, 1e3, 1e6, 1e9], signs).map { (divisor: $0, sign: $1) }
    // What three digits round up to a thousand reads better as one of the next.
    return scales.last { abs(value) >= $0.divisor * 0.9995 } ?? scales[0]
  }
}
