package import Foundation

extension Shim.NavigationPath {
  /// The representation to save, or `nil` if one of the elements can't be saved: it was appended where the compiler
  /// didn't see that its type is `Codable`.
  ///
  /// - Important: The name of a private, file-private or local type differs from launch to launch, so an element of
  ///   such a type can never be decoded after a relaunch, as with Apple's type. Make the types of saved values
  ///   internal or public, and declare them outside of functions.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationPath.codable`. The values are encoded later, with the representation.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.isCodable } ? CodableRepresentation(elements: elements) : nil
  }

  /// Creates a path from its representation, as SwiftUI's initializer does; elements from a file are undecoded.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// The form in which a path is saved.
  ///
  /// Encoded, it is a sequence of strings in pairs, the top of the stack first: the name of the element's type, and
  /// its value as JSON with sorted keys, as in `["Swift.Int", "42", "Swift.String", "\"hello\""]` for `42` on top of
  /// `"hello"`.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationPath.CodableRepresentation`, which reads and writes the same form.
  public struct CodableRepresentation: Equatable {
    let elements: [PathElement]
  }
}

extension Shim.NavigationPath.CodableRepresentation: Codable {
  /// Reads the representation of a path: the strings as they are, so that an element which nobody knows is no error.
  ///
  /// - Throws: `DecodingError`, if this is no sequence of strings, or if their count is odd.
  public init(from decoder: any Decoder) throws {
    var strings = try decoder.unkeyedContainer()
    var elements: [PathElement] = []
    while !strings.isAtEnd {
      let tag = try strings.decode(String.self)
      guard !strings.isAtEnd else {
        let index = 2 * elements.count
        throw DecodingError.dataCorruptedError(
          in: strings,
          debugDescription: """
            A saved path is strings in pairs, found \(index + 1) of them: the type name at index \
            \(index) has no item.
            """
        )
      }
      let item = try strings.decode(String.self)
      elements.append(PathElement(content: UndecodedElement(tag: tag, item: item)))
    }
    // The top of the stack is written first.
    elements.reverse()
    self.elements = elements
  }

  /// Writes the representation of a path.
  ///
  /// - Throws: `EncodingError` with the element's index, if a value does not encode. Any other error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var strings = encoder.unkeyedContainer()
    let itemEncoder = JSONEncoder()
    // Equal values are to be equal texts: undecoded elements are compared by these.
    itemEncoder.outputFormatting = .sortedKeys
    for index in elements.indices.reversed() {
      let element = elements[index]
      let encoded: SavedElement
      do {
        encoded = try element.encoded(by: itemEncoder)
      } catch {
        throw EncodingError.invalidValue(
          element.value ?? element.typeName,
          EncodingError.Context(
            codingPath: strings.codingPath,
            debugDescription: """
              Element \(index) of the path, counted from the root, of type \(element.typeName), \
              can not be encoded: \(error)
              """,
            underlyingError: error
          )
        )
      }
      try strings.encode(encoded.tag)
      try strings.encode(encoded.item)
    }
  }
}

/// What a saved path says about one element: the name of its type, and its value as JSON, each byte for byte.
///
/// An object, so that all copies of an element know what one of them has been decoded to.
final class UndecodedElement: ElementContent {
  let tag: String
  let item: String

  private var decoded: (any ElementContent)?

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

  /// Decodes the item as the given type, if the tag, which comes from a file and has no say in types, is a name of
  /// that.
  func decoded<V: Hashable>(as type: V.Type) throws -> any ElementContent {
    if let known, known.staticType == type { return known }
    guard ElementTag.isName(tag, of: type) else {
      throw error(type, ElementTag.isUnstable(tag) ? .unstableTypeName : .otherType)
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

  func encoded(by encoder: JSONEncoder) -> SavedElement? { (tag, item) }

  func append<C: ValueCollector>(to collector: inout C) {}

  func isEqual(to other: any ElementContent) -> Bool {
    guard let other = other as? UndecodedElement else { return other.isEqual(to: self) }
    if tag.hasSameBytes(as: other.tag), item.hasSameBytes(as: other.item) { return true }
    if let known { return known.isEqual(to: other) }
    if let known = other.known { return known.isEqual(to: self) }
    guard tag.hasSameBytes(as: other.tag), let json = NormalizedJSON(item) else { return false }
    return json == NormalizedJSON(other.item)
  }

  /// What somebody has decoded the element to.
  private var known: (any ElementContent)? {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    return decoded
  }

  private func remember(_ decoded: any ElementContent) {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    self.decoded = decoded
  }

  private func value<V: Hashable & Codable>(of type: V.Type) throws -> any ElementContent {
    CodableValue(wrapped: try V(json: Data(item.utf8)))
  }

  private func error(_ expected: Any.Type, _ reason: PathElementError.Reason) -> PathElementError {
    PathElementError(expected: expected, found: .tag(tag), reason: reason)
  }
}

/// How a saved path names the type of an element: names are made from types and compared, and never the reverse.
enum ElementTag {
  /// The name that is written for a type: `Swift.Int`, `App.Outer.Inner`.
  static func name(of type: Any.Type) -> String { String(reflecting: type) }

  /// Whether a tag that was read is a name of the type.
  ///
  /// Some libraries with a similar representation write mangled names, with or without the prefix
  /// that symbols have. Files of theirs are read as a courtesy, never written. The function that makes
  /// such a name has an underscore, and is public all the same.
  static func isName(_ tag: String, of type: Any.Type) -> Bool {
    if tag.hasSameBytes(as: name(of: type)) { return true }
    guard let mangled = _mangledTypeName(type) else { return false }
    return tag.hasSameBytes(as: mangled) || tag.hasSameBytes(as: "$s" + mangled)
  }

  /// Whether a tag names a private or local type, by an address in the memory of the process that wrote it.
  fileprivate static func isUnstable(_ tag: String) -> Bool {
    let bytes = tag.utf8
    return bytes.indices.contains { bytes[$0...].starts(with: "(unknown context at $".utf8) }
  }
}

extension Decodable {
  /// Reads a value from a JSON text that may come from anywhere.
  package init(json data: Data) throws {
    // No JSON ends so, and where this bracket opens one level more than Foundation's decoder allows,
    // 513, some versions of it trap. After a bracket of UTF-16 or UTF-32 there may be zeros.
    guard data.last(where: { $0 != 0 }) != UInt8(ascii: "[") else {
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

extension String {
  /// Whether both are the same bytes: `==` takes time that grows with the square of a run of combining marks, of
  /// which a file may have a million, to find out whether Unicode spells a character in several ways.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

/// An element of which nothing is known but that it is there: somebody else has given it to SwiftUI's own stack.
///
/// Its screen is shown, so it stays in the path for as long as what is below it does.
struct UnreadableElement<Source: Equatable>: ElementContent {
  let source: Source
  let below: [PathElement]

  var typeName: String { "(unreadable)" }
  var value: (any Hashable)? { nil }
  var staticType: (any Hashable.Type)? { nil }
  var isCodable: Bool { false }
  var description: String { typeName }

  func value<V: Hashable>(as type: V.Type) throws -> V {
    throw PathElementError(expected: type, found: .tag(typeName), reason: .unreadable)
  }

  func encoded(by encoder: JSONEncoder) -> SavedElement? { nil }
  func append<C: ValueCollector>(to collector: inout C) {}

  func isEqual(to other: any ElementContent) -> Bool {
    (other as? UnreadableElement)?.source == source
  }
}
