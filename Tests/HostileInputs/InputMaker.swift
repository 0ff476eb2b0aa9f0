import Foundation
import TestSupport

/// Makes up inputs.
enum InputMaker {
  /// A saved path, or what is left of one.
  static func document(for entrance: Entrance, _ generator: inout SeededGenerator) -> [UInt8] {
    let kind = Int.random(in: 0..<100, using: &generator)
    if kind < 3 { return ByteMutation.noise(&generator) }
    var bytes: [UInt8]
    switch entrance {
    case .routes: bytes = routes(&generator)
    case .rootedPath: bytes = rooted(&generator)
    case .recording: bytes = Array(Corpus.recording.utf8)
    default: bytes = path(&generator)
    }
    if kind < 60 {
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let number = Int.random(in: 0..<1_000, using: &generator)
        bytes = ByteMutation.mutated(bytes, with: { path(&$0) }, number, &generator)
      }
    } else if kind < 64 {
      bytes = ByteMutation.encodedAnew(bytes, &generator)
    }
    return bytes
  }

  /// A link, or what is left of one.
  static func url(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(pick(Corpus.urls, &generator).utf8)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let number = Int.random(in: 0..<1_000, using: &generator)
      bytes = ByteMutation.mutated(
        bytes,
        with: { Array(pick(Corpus.urls, &$0).utf8) },
        number,
        &generator
      )
    }
    return bytes
  }

  /// The strings of a path as JSON, mostly in pairs.
  private static func path(_ generator: inout SeededGenerator) -> [UInt8] {
    let writer = TextWriter()
    var parts: [String] = []
    let count = Int.random(in: 0..<4, using: &generator) * Int.random(in: 0..<4, using: &generator)
    for _ in 0..<count {
      parts.append(writer.string(pick(Corpus.tags, &generator), &generator))
      parts.append(writer.string(item(&generator), &generator))
    }
    switch Int.random(in: 0..<20, using: &generator) {
    case 0 where !parts.isEmpty: parts.removeLast()
    case 1: parts.append(pick(Corpus.items, &generator))
    case 2: return Array(pick(Corpus.items, &generator).utf8)
    default: break
    }
    return Array(writer.list(parts, &generator).utf8)
  }

  /// The text of a value, sometimes one that nests.
  static func item(_ generator: inout SeededGenerator) -> String {
    let item = pick(Corpus.items, &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0 where Int.random(in: 0..<8, using: &generator) == 0: return nested(item, &generator)
    case 1: return "[\(item),\(pick(Corpus.items, &generator))]"
    case 2: return "{\"id\":\(item),\"name\":\(pick(Corpus.items, &generator))}"
    case 3:
      let number = Int.random(in: 0..<1_000, using: &generator)
      let bytes = ByteMutation.mutated(
        Array(item.utf8),
        with: { Array(pick(Corpus.items, &$0).utf8) },
        number,
        &generator
      )
      return String(decoding: bytes, as: UTF8.self)
    default: return item
    }
  }

  private static func nested(_ item: String, _ generator: inout SeededGenerator) -> String {
    let depths = [1, 2, 31, 60, 62, 63, 64, 65, 66, 127, 510, 511, 512, 513, 2_000]
    let depth = pick(depths, &generator)
    let (opening, closing) = Bool.random(using: &generator) ? ("[", "]") : ("{\"a\":", "}")
    let end = Bool.random(using: &generator) ? String(repeating: closing, count: depth) : ""
    return String(repeating: opening, count: depth) + item + end
  }

  private static func routes(_ generator: inout SeededGenerator) -> [UInt8] {
    let count = Int.random(in: 0..<6, using: &generator)
    let values = (0..<count).map { _ in
      Int.random(in: 0..<3, using: &generator) == 0
        ? item(&generator) : pick(stops, &generator)
    }
    return Array("[\(values.joined(separator: ","))]".utf8)
  }

  private static let stops = [
    "{\"list\":{}}", "{\"detail\":{\"id\":7}}", "{\"note\":{\"text\":\"x\"}}",
  ]

  private static func rooted(_ generator: inout SeededGenerator) -> [UInt8] {
    let root = Bool.random(using: &generator) ? "{\"list\":{}}" : item(&generator)
    let above = path(&generator)
    let key = Int.random(in: 0..<20, using: &generator) == 0 ? "root" : "path"
    return Array("{\"root\":\(root),\"\(key)\":".utf8) + above + Array("}".utf8)
  }

  static func pick<T>(_ values: [T], _ generator: inout SeededGenerator) -> T {
    values[Int.random(in: values.indices, using: &generator)]
  }
}

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
