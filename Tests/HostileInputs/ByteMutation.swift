import TestSupport

/// Small damage to bytes, of the kinds that disks, networks and people do.
enum ByteMutation {
  private static let tokens: [[UInt8]] =
    [
      "\"", "\\", "\\\"", "\\u", "\\ud800", ",", ":", "[", "]", "{", "}", "null", "1e999", "-", "%",
      "\u{0}", "\u{FEFF}", "\n", "/", "Swift.Int", "\u{301}", "//", "[[[[[[[[", "]]]]", "{\"a\":",
    ].map { Array($0.utf8) } + [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ]

  /// Bytes of no meaning.
  static func noise(_ generator: inout SeededGenerator) -> [UInt8] {
    let count = Int.random(in: 0..<64, using: &generator)
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// The bytes with one damage.
  static func mutated(
    _ bytes: [UInt8],
    with other: (inout SeededGenerator) -> [UInt8],
    _ number: Int,
    _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    let place = Int.random(in: 0...bytes.count, using: &generator)
    let end = Int.random(in: place...bytes.count, using: &generator)
    switch number % 9 {
    case 0: bytes.removeLast(bytes.count - place)
    case 1, 2:
      if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator) }
    case 3:
      if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &generator) }
    case 4: bytes.removeSubrange(place..<end)
    case 5: bytes.insert(contentsOf: InputMaker.pick(tokens, &generator), at: place)
    case 6:
      let rest = other(&generator)
      bytes = bytes[..<place] + rest.suffix(Int.random(in: 0...rest.count, using: &generator))
    case 7:
      let times = min(Int.random(in: 1...64, using: &generator), 8_192 / (end - place + 1))
      for _ in 0..<times { bytes.insert(contentsOf: bytes[place..<end], at: place) }
    default: bytes.insert(contentsOf: bytes[place..<end], at: bytes.count)
    }
    return bytes
  }

  /// The text in another of Unicode's encodings, or with a mark of one.
  static func encodedAnew(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    let isMarked = Bool.random(using: &generator)
    switch Int.random(in: 0..<5, using: &generator) {
    case 0: return [0xEF, 0xBB, 0xBF] + bytes
    case 1: return (isMarked ? [0xFF, 0xFE] : []) + text.utf16.flatMap { split($0, 2) }
    case 2: return (isMarked ? [0xFE, 0xFF] : []) + text.utf16.flatMap { split($0, 2).reversed() }
    case 3:
      return (isMarked ? [0xFF, 0xFE, 0, 0] : [])
        + text.unicodeScalars.flatMap { split($0.value, 4) }
    default:
      return (isMarked ? [0, 0, 0xFE, 0xFF] : [])
        + text.unicodeScalars.flatMap { split($0.value, 4).reversed() }
    }
  }

  private static func split(_ unit: some BinaryInteger, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: unit >> ($0 * 8)) }
  }
}
