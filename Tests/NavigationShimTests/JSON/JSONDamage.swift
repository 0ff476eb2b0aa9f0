import TestSupport

/// Small damage to JSON texts.
enum JSONDamage {
  private static let tokens = [
    "\"", "\\", "\\u", "\\ud800", "\\u0062", ",", ":", "[", "]", "{", "}", "[]", "0", "1", "-", "+",
    ".", "e", "E", "e5", " ", "\n", "t", "true", "null", "\u{1}", "\u{A0}", "é", "\"a\":", "\"b\"",
  ]

  /// A text with one or two damages.
  static func done(to text: String, _ generator: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let place = Int.random(in: 0...scalars.count, using: &generator)
      let end = min(scalars.count, place + Int.random(in: 0..<4, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: scalars.removeSubrange(place..<end)
      case 1: scalars.insert(contentsOf: scalars[place..<end], at: place)
      case 2 where end < scalars.count: scalars.swapAt(end, place)
      case 3: scalars.removeLast(scalars.count - end)
      default:
        let token = tokens.randomElement(using: &generator) ?? ""
        scalars.insert(contentsOf: token.unicodeScalars, at: place)
      }
    }
    var damaged = String.UnicodeScalarView()
    damaged.append(contentsOf: scalars)
    return String(damaged)
  }

  /// Whether a text may have what Foundation's readers and ours don't agree on.
  static func isPassedOver(_ text: String) -> Bool {
    let hasLastComma = text.contains(/,\s*[\]\}]/)
    let hasExtremeNumber = text.contains(/[0-9.]{30}|[eE][+-]?[0-9]{3}/)
    return hasLastComma || hasExtremeNumber
  }
}
