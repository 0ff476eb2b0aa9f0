package import Foundation

/// The saved form of an element: the name of its type, and its value as JSON, each byte for byte.
///
/// A class, so that all copies of an element share the value that one of them was decoded to.
final class UndecodedElement: PathElement.Content {
  let tag: String
  let item: String

  private var decoded: (any PathElement.Content)?

  /// Paths are compared and saved on any thread.
  private static let lock = NSLock()

  init(tag: String, item: String) {
    self.tag = tag
    self.item = item
  }

  var typeName: String { tag }
  var value: (any Hashable)? { nil }
  var staticType: (any Hashable.Type)? { nil }
  var isCodable: Bool { true }
  var description: String { "undecoded \(tag) \(item)" }

  func value<V: Hashable>(as type: V.Type) throws -> V {
    try decoded(as: type).value(as: type)
  }

  /// Decodes the item as the given type, if the tag is a name of that type.
  ///
  /// The tag comes from a file, so it never chooses a type.
  func decoded<V: Hashable>(as type: V.Type) throws -> any PathElement.Content {
    if let known, known.staticType == type { return known }
    guard Tag.isName(tag, of: type) else {
      throw error(type, Tag.isUnstable(tag) ? .unstableTypeName : .otherType)
    }
    guard let codableType = type as? any (Hashable & Codable).Type else {
      throw error(type, .notCodable)
    }
    do {
      let decoded = try value(of: codableType)
      remember(decoded)
      return decoded
    } catch let underlyingError {
      throw error(type, .undecodable(underlyingError: underlyingError))
    }
  }

  func encoded(by encoder: JSONEncoder) -> PathElement.Saved? { (tag, item) }

  func append<C: PathElement.Collector>(to collector: inout C) {}

  func isEqual(to other: any PathElement.Content) -> Bool {
    guard let other = other as? UndecodedElement else { return other.isEqual(to: self) }
    if tag.hasSameBytes(as: other.tag), item.hasSameBytes(as: other.item) { return true }
    if let known { return known.isEqual(to: other) }
    if let known = other.known { return known.isEqual(to: self) }
    return tag.hasSameBytes(as: other.tag) && item.isSameJSON(as: other.item)
  }

  /// The value that the element was decoded to, if it was.
  private var known: (any PathElement.Content)? { Self.lock.withLock { decoded } }

  private func remember(_ decoded: any PathElement.Content) {
    // The former value isn't released under the lock: that may call the app.
    var other: (any PathElement.Content)? = decoded
    Self.lock.withLock { swap(&self.decoded, &other) }
  }

  private func value<V: Hashable & Codable>(of type: V.Type) throws -> any PathElement.Content {
    PathElement.CodableValue(wrapped: try V(json: item.data(using: .utf8) ?? Data()))
  }

  private func error(_ expected: Any.Type, _ reason: PathElementError.Reason) -> PathElementError {
    PathElementError(expected: expected, found: .tag(tag), reason: reason)
  }
}

extension UndecodedElement {
  /// The name of a type in a saved path.
  ///
  /// Names are made from types and compared, never the reverse.
  enum Tag {
    /// Returns the name that is written for a type: `Swift.Int`, `App.Outer.Inner`.
    static func name(of type: Any.Type) -> String { String(reflecting: type) }

    /// Returns whether a tag from a file is a name of the type.
    ///
    /// Some libraries with a similar representation write mangled names, with or without the prefix of symbols. Their
    /// files are read, and never written. The function that makes such a name has an underscore, and is public all
    /// the same.
    static func isName(_ tag: String, of type: Any.Type) -> Bool {
      if tag.hasSameBytes(as: name(of: type)) { return true }
      return _mangledTypeName(type).map {
        tag.hasSameBytes(as: $0) || tag.hasSameBytes(as: "$s" + $0)
      } == true
    }

    /// Returns whether a tag names a private or local type, by an address in the memory of the process that wrote it.
    fileprivate static func isUnstable(_ tag: String) -> Bool {
      tag.range(of: "(unknown context at $", options: .literal) != nil
    }
  }
}

extension Decodable {
  /// Reads a value from a JSON text of any source.
  package init(json data: Data) throws {
    guard !data.endsWhereArrayBegins else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [],
          debugDescription: "The text is no JSON: it ends where an array begins."
        )
      )
    }
    self = try JSONDecoder().decode(Self.self, from: data)
  }
}

extension Data {
  /// Whether the text ends with the bracket that no JSON ends with.
  ///
  /// Where the bracket opens one level more than the 512 that Foundation's parser allows, some versions of it trap.
  /// After a bracket of UTF-16 or UTF-32 there may be zeros.
  fileprivate var endsWhereArrayBegins: Bool { last { $0 != 0 } == UInt8(ascii: "[") }
}

extension String {
  /// Returns whether both strings have the same bytes.
  ///
  /// `==` also finds characters that Unicode spells in several ways, in a time that grows with the square of a run of
  /// combining marks; a file may have a million of them.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// Returns whether both strings are the same JSON, apart from white space and the order of keys.
  ///
  /// Then they decode alike, or not at all, as any type. Strings and numbers that are spelt differently differ, because
  /// only a type decides whether that matters to it.
  fileprivate func isSameJSON(as other: String) -> Bool {
    func countOfEachByte(_ text: String) -> [Int] {
      text.utf8.reduce(into: Array(repeating: 0, count: 256)) { counts, byte in
        if !" \t\r\n".utf8.contains(byte) { counts[Int(byte)] += 1 }
      }
    }
    guard countOfEachByte(self) == countOfEachByte(other), let json = normalizedJSON,
      let otherJSON = other.normalizedJSON
    else { return false }
    return json.hasSameBytes(as: otherJSON)
  }

  /// The text in the form that Foundation writes, with sorted keys.
  ///
  /// It is `nil` if this is no JSON, or if an object has a key twice: parsers differ in which of the two counts.
  private var normalizedJSON: String? {
    guard let text = data(using: .utf8), !text.endsWhereArrayBegins,
      let value = try? JSONSerialization.jsonObject(with: text, options: .allowFragments),
      JSONSerialization.isValidJSONObject([value]),
      let json = try? JSONSerialization.data(withJSONObject: [value], options: .sortedKeys)
    else { return nil }
    // A member that is lost takes its colon with it.
    func colons(_ text: String) -> Int { text.utf8.filter { $0 == UInt8(ascii: ":") }.count }
    let normalized = String(decoding: json, as: UTF8.self)
    return colons(normalized) == colons(self) ? normalized : nil
  }
}
