import TestSupport

/// A made-up JSON value, which can be written in many ways.
indirect enum MadeUpJSON {
  case word(String)
  case number(isNegative: Bool, digits: String, exponent: Int)
  case string(String)
  case array([MadeUpJSON])
  case object([(key: String, value: MadeUpJSON)])

  /// Makes up a value that nests no deeper than a number of levels.
  init(levels: Int, _ generator: inout SeededGenerator) {
    switch Int.random(in: 0..<(levels > 0 ? 12 : 7), using: &generator) {
    case 0: self = .word(["null", "true", "false"].randomElement(using: &generator) ?? "null")
    case 1...3:
      let count = Int.random(in: 1...Int.random(in: 1...18, using: &generator), using: &generator)
      self = .number(
        isNegative: Bool.random(using: &generator),
        digits: (0..<count).map { _ in Self.digit(&generator) }.joined(),
        exponent: Int.random(in: -20...20, using: &generator)
      )
    case 4...6: self = .string(Self.text(&generator))
    case 7...9:
      let count = Int.random(in: 0..<4, using: &generator)
      self = .array((0..<count).map { _ in MadeUpJSON(levels: levels - 1, &generator) })
    default:
      let keys = Set(
        (0..<Int.random(in: 0..<5, using: &generator)).map { _ in Self.text(&generator) }
      )
      self = .object(
        keys.sorted().map { ($0, MadeUpJSON(levels: levels - 1, &generator)) }
      )
    }
  }

  private static func digit(_ generator: inout SeededGenerator) -> String {
    // Zeros at the ends are what spellings differ in.
    Bool.random(using: &generator) ? "0" : "\(Int.random(in: 0...9, using: &generator))"
  }

  /// A short text of few different ones, with none that `==` finds equal to another.
  private static func text(_ generator: inout SeededGenerator) -> String {
    let parts = ["a", "b", "é", "😀", "\"", "\\", "/", "\n", "\u{1}", "\u{7F}", "語", "u0061", "\0"]
    return (0..<Int.random(in: 0..<3, using: &generator))
      .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
  }

  /// The value in one of the ways to write it.
  func text(_ generator: inout SeededGenerator) -> String {
    let open = Self.space(&generator)
    let close = Self.space(&generator)
    let text: String
    switch self {
    case .word(let word): text = word
    case .number(let isNegative, let digits, let exponent):
      text = (isNegative ? "-" : "") + Self.number(digits, exponent, &generator)
    case .string(let string): text = Self.string(string, &generator)
    case .array(let values):
      text = "[\(values.map { $0.text(&generator) }.joined(separator: ","))\(close)]"
    case .object(let members):
      let texts = members.shuffled(using: &generator).map { member in
        Self.string(member.key, &generator) + close + ":" + member.value.text(&generator)
      }
      text = "{\(open)\(texts.joined(separator: ",\(open)"))}"
    }
    return open + text + close
  }

  private static func space(_ generator: inout SeededGenerator) -> String {
    ["", "", "", "", " ", "\n", "\t\r "].randomElement(using: &generator) ?? ""
  }

  private static func number(
    _ digits: String,
    _ exponent: Int,
    _ generator: inout SeededGenerator
  ) -> String {
    // 1200 as 1200, as 12e2, as 0.0012e6, as 1.200e3.
    let digits = String(repeating: "0", count: Int.random(in: 0..<3, using: &generator)) + digits
    let point = Int.random(in: 1...digits.count, using: &generator)
    let whole = digits.prefix(point).drop { $0 == "0" }
    let extra = String(repeating: "0", count: Int.random(in: 0..<3, using: &generator))
    let fraction = digits.dropFirst(point) + extra
    let power = exponent + digits.count - point
    let mark = ["e", "E"].randomElement(using: &generator) ?? "e"
    let sign = power >= 0 && Bool.random(using: &generator) ? "+" : ""
    return (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : ".\(fraction)")
      + (power == 0 ? "" : "\(mark)\(sign)\(power)")
  }

  private static func string(_ string: String, _ generator: inout SeededGenerator) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      let isEscaped = scalar.value < 0x20 || Int.random(in: 0..<4, using: &generator) == 0
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "/" where isEscaped: text += "\\/"
      case "\n" where Bool.random(using: &generator): text += "\\n"
      case _ where isEscaped:
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16, uppercase: Bool.random(using: &generator))
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
