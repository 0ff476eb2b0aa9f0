/// A JSON text as a value, to compare texts by what they say.
///
/// Foundation's own reader is no help here: it turns numbers into floating-point ones, so that two
/// large numbers that differ may come out equal.
enum JSONValue: Equatable {
  case null
  case boolean(Bool)
  case number(JSONNumber)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a text.
  ///
  /// The result is `nil` if the text is no JSON, repeats a key in an object, has an exponent beyond
  /// all reason, or nests deeper than ``JSONParser/maximumDepth``.
  init?(_ text: String) {
    var parser = JSONParser(text)
    guard let value = parser.parse() else { return nil }
    self = value
  }
}

/// A JSON number, exactly as written: `digits` times ten to the `exponent`.
///
/// Equal numbers have the same members, because the digits neither start nor end with a zero.
struct JSONNumber: Equatable {
  let isNegative: Bool
  let digits: [UInt8]
  let exponent: Int

  /// Makes a number of the parts of its text, which are all digits but for the exponent's sign.
  ///
  /// The result is `nil` if the exponent is so large that arithmetic on it could overflow.
  init?(
    isNegative: Bool,
    whole: ArraySlice<UInt8>,
    fraction: ArraySlice<UInt8>,
    exponent: ArraySlice<UInt8>
  ) {
    let zero = UInt8(ascii: "0")
    let all = whole + fraction
    let significant = all.drop { $0 == zero }
    guard let last = significant.lastIndex(where: { $0 != zero }) else {
      // Zero has one value, whatever its sign and exponent.
      self.isNegative = false
      digits = []
      self.exponent = 0
      return
    }
    let power = exponent.isEmpty ? 0 : Int(String(decoding: exponent, as: UTF8.self))
    guard let power, power.magnitude < 1 << 32 else { return nil }
    self.isNegative = isNegative
    digits = Array(significant[...last])
    self.exponent = power - fraction.count + (significant.endIndex - 1 - last)
  }
}
