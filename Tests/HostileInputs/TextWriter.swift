import TestSupport

/// Writes JSON in the many ways in which it can be spelt.
struct TextWriter {
  /// A list of texts.
  func list(_ parts: [String], _ generator: inout SeededGenerator) -> String {
    let spaces = ["", "", "", " ", "\n", "\t \r\n"]
    let open = InputMaker.pick(spaces, &generator)
    let between = InputMaker.pick(spaces, &generator)
    return "\(open)[\(parts.joined(separator: "\(between),\(open)"))\(between)]"
  }

  /// A text as a string, with escapes that need not be.
  func string(_ text: String, _ generator: inout SeededGenerator) -> String {
    let escapes = Int.random(in: 0..<8, using: &generator)
    var result = "\""
    for unit in text.unicodeScalars {
      let isChosen = escapes == 0 && Int.random(in: 0..<4, using: &generator) == 0
      if unit == "\"" || unit == "\\" {
        result += "\\\(unit)"
      } else if isChosen || unit.value < 0x20 {
        for code in String(unit).utf16 { result += Self.escape(code) }
      } else {
        result.unicodeScalars.append(unit)
      }
    }
    // Half a pair, which no text can have.
    if escapes == 1, Int.random(in: 0..<10, using: &generator) == 0 { result += "\\ud800" }
    return result + "\""
  }

  private static func escape(_ code: UInt16) -> String {
    let digits = String(code, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
