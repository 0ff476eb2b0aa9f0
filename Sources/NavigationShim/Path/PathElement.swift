import Foundation

/// One element of a path: a value with its type, or what a saved path says about one.
///
/// An element that was appended has a ``value``. An element of a path that was read from a saved
/// representation is *undecoded*: it has a ``typeName`` and the JSON text of its value, and no
/// type is looked up by that name. ``value(as:)`` decodes it for whoever knows the type.
///
/// An addition to Apple's type, whose elements cannot be read back.
public struct PathElement {
  private let content: any ElementContent

  /// Keeps a value that can not be saved.
  package init<V: Hashable>(_ value: V) {
    content = HashableValue(wrapped: value)
  }

  /// Keeps a value that can be saved.
  package init<V: Hashable & Codable>(_ value: V) {
    content = CodableValue(wrapped: value)
  }

  /// Keeps what is held already.
  init(content: any ElementContent) {
    self.content = content
  }

  /// The name of the element's type, as a saved path spells it.
  ///
  /// This is `String(reflecting:)` of the type that the value had in the source where it was
  /// appended, or what was read from the saved path while the element is undecoded.
  public var typeName: String {
    content.typeName
  }

  /// The value, or `nil` while the element is undecoded.
  public var value: (any Hashable)? {
    content.value
  }

  /// Returns the value as a value of the given type, which an undecoded element is decoded as.
  ///
  /// The type must be exactly the one that the value had in the source where it was appended:
  /// neither a superclass nor a protocol of it. Decoding leaves the element as it is.
  ///
  /// An element that was saved under the mangled name of a type, as some libraries do, decodes as
  /// that type too.
  ///
  /// - Parameter type: The type of the value.
  /// - Returns: The value.
  /// - Throws: ``PathElementError`` with no index, if the value has another type, or if it is
  ///   undecoded and its item does not decode as `type`.
  /// - Complexity: O(1), or for an undecoded element what decoding its item takes.
  public func value<V: Hashable>(as type: V.Type) throws -> V {
    try content.value(as: type)
  }
}

extension PathElement {
  /// The type that the value had in the source, or `nil` while the element is undecoded.
  package var staticType: (any Hashable.Type)? {
    content.staticType
  }

  /// Whether the element can be saved, which an undecoded element always can.
  package var isCodable: Bool {
    content.isCodable
  }

  /// Returns the element with its value decoded as the given type.
  ///
  /// A decoded element is returned as it is, if it has that type.
  ///
  /// - Throws: ``PathElementError`` with no index, if the element has another type or
  ///   does not decode as `type`.
  package func resolved<V: Hashable>(
    as type: V.Type
  ) throws -> PathElement {
    PathElement(content: try content.resolved(as: type))
  }

  /// Appends the value with the type that it had in the source; nothing while it is undecoded.
  func append<C: ValueCollector>(to collector: inout C) {
    content.append(to: &collector)
  }

  /// Returns what to save for the element.
  ///
  /// An undecoded element is saved as it was read, byte for byte.
  ///
  /// - Throws: `EncodingError`, if the element can not be saved or its value does not encode.
  func encoded(by encoder: JSONEncoder) throws -> UndecodedElement {
    try content.encoded(by: encoder)
  }
}

extension PathElement: Equatable {
  /// Whether two elements have the same type and equal values.
  ///
  /// - Two values are equal when they have the same type in the source and `==` says so.
  /// - An undecoded element equals a value when it decodes, as the type of that value, to an equal
  ///   one.
  /// - Two undecoded elements are equal when they have the same ``typeName`` and their items are
  ///   the same JSON value: the order of keys, escapes, white space and how a number is written
  ///   (`1`, `1.0`, `10e-1`) do not matter. Numbers are compared exactly, strings by their Unicode
  ///   scalars, and of a key that occurs twice the first counts.
  ///
  /// The last rule knows less than the others, because no type is at hand: two items may decode to
  /// equal values and yet be different JSON, if for instance one of them has a key that the type
  /// does not read. Items that are no JSON, that nest deeper than 64 levels or that have a number
  /// with an exponent of more than 18 digits are compared as text, byte by byte.
  ///
  /// - Note: With Apple's type a path that was rebuilt from its own `codable` is not equal to the
  ///   original. Here it is.
  /// - Complexity: That of comparing the values; where one is undecoded, that of decoding it too.
  ///   For two undecoded ones O(*n* log *n*) in the length of their items, of which the logarithm is
  ///   that of sorting the keys of an object: O(*n*) where nothing is to be sorted.
  public static func == (lhs: PathElement, rhs: PathElement) -> Bool {
    lhs.content.isEqual(to: rhs.content)
  }
}

extension PathElement: CustomStringConvertible {
  /// The value for reading, or the type and the item of an undecoded element.
  public var description: String {
    content.description
  }
}
