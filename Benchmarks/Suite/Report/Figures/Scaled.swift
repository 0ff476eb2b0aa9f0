/// A figure, brought to a size that reads well, and the sign of its unit.
struct Scaled: Equatable {
  let value: Double
  let sign: String

  /// Processor time.
  static func time(_ nanoseconds: Double) -> Scaled {
    scaled(nanoseconds, by: timeScale(for: nanoseconds))
  }

  /// Memory.
  static func memory(_ bytes: Double) -> Scaled {
    scaled(bytes, by: scale(for: bytes, of: [(1, "B"), (1e3, "kB"), (1e6, "MB"), (1e9, "GB")]))
  }

  /// The unit in which a time in nanoseconds reads well, as a divisor and a sign.
  static func timeScale(for nanoseconds: Double) -> (divisor: Double, sign: String) {
    scale(for: nanoseconds, of: [(1, "ns"), (1e3, "µs"), (1e6, "ms"), (1e9, "s")])
  }

  /// The figure with three digits.
  var words: String { "\(Digits.rounded(value)) \(sign)" }

  private static func scaled(
    _ value: Double,
    by scale: (divisor: Double, sign: String)
  ) -> Scaled {
    Scaled(value: value / scale.divisor, sign: scale.sign)
  }

  private static func scale(
    for value: Double,
    of scales: [(divisor: Double, sign: String)]
  ) -> (divisor: Double, sign: String) {
    // What three digits round up to a thousand reads better as one of the next.
    scales.last { abs(value) >= $0.divisor * 0.9995 } ?? scales.first ?? (1, "")
  }
}
