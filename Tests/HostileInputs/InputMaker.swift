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
