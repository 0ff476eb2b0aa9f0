import Foundation

/// One element of a path: a value with its type, or the saved form of one.
///
/// An element of a saved path is *undecoded*: it has a ``typeName`` and the JSON text of its value, and no type is
/// looked up by that name. Code that knows the type can decode it with ``value(as:)``. What something other than this
/// package has pushed in SwiftUI's own stack has a value if that can be saved; if not, it can be popped, but neither
/// read nor saved.
///
/// An addition to Apple's type, whose elements cannot be read back.
public struct PathElement: Equatable, CustomStringConvertible {
  private let content: any Content

  package init<V: Hashable>(_ value: V) { content = HashableValue(wrapped: value) }
  package init<V: Hashable & Codable>(_ value: V) { content = CodableValue(wrapped: value) }
  init(content: any Content) { self.content = content }

  /// The name of the element's type, as a saved path spells it; `(unreadable)` if it can't be read.
  public var typeName: String { content.typeName }

  /// The value, or `nil` while the element is undecoded, or if it can't be read.
  public var value: (any Hashable)? { content.value }

  /// Returns the value as a value of the given type, and decodes it if necessary, which doesn't change the element.
  ///
  /// The type must be exactly the one that the value had in the source where it was appended, and not a superclass or
  /// a protocol of it. Where a library has saved the type's mangled name, the element decodes, too.
  ///
  /// - Throws: ``PathElementError`` with no index, if the value has another type, can't be read, or does not decode.
  public func value<V: Hashable>(as type: V.Type) throws -> V {
    try content.value(as: type)
  }

  /// The type that the value had in the source, or `nil` while the element is undecoded.
  package var staticType: (any Hashable.Type)? { content.staticType }

  /// Whether the element can be saved, which an undecoded element always can.
  package var isCodable: Bool { content.isCodable }

  var isUndecoded: Bool { content is UndecodedElement }

  func content<Kind: Content>(as kind: Kind.Type) -> Kind? {
    content as? Kind
  }

  /// Returns the element with its value decoded as the given type; throws as ``value(as:)`` does.
  package func resolved<V: Hashable>(as type: V.Type) throws -> PathElement {
    if let undecoded = content as? UndecodedElement {
      return PathElement(content: try undecoded.decoded(as: type))
    }
    _ = try value(as: type)
    return self
  }

  /// Appends the value with the type that it had in the source; nothing while it is undecoded.
  func append<C: Collector>(to collector: inout C) { content.append(to: &collector) }

  /// Returns the form in which to save the element, an undecoded one byte for byte; throws `EncodingError` if it
  /// can't be.
  func encoded(by encoder: JSONEncoder) throws -> Saved {
    if let encoded = try content.encoded(by: encoder) { return encoded }
    let reason = "The value was appended where it was not known to be Codable."
    throw EncodingError.invalidValue(typeName, .init(codingPath: [], debugDescription: reason))
  }

  /// Whether two elements have the same type in the source and equal values.
  ///
  /// An undecoded element equals a value if it decodes, as the type of that, to an equal one, and counts as that value
  /// from then on, as it does once its value has been asked for. Two undecoded elements have to have the same
  /// ``typeName`` and the same JSON, whatever the order of its keys and its white space: another spelling of a number
  /// or a string makes them unequal, until one is decoded. Elements that can't be read are equal if SwiftUI considers
  /// the paths so that end with them.
  public static func == (lhs: PathElement, rhs: PathElement) -> Bool {
    lhs.content.isEqual(to: rhs.content)
  }

  /// The value for reading, or the type and the item of an undecoded element.
  public var description: String { content.description }
}

extension PathElement {
  /// How an element is saved: the name of its type, and its value as JSON.
  typealias Saved = (tag: String, item: String)

  /// The content of an element: a value with its type, or the saved form of one.
  ///
  /// One existential rather than an enumeration of the two: an element is then 40 bytes instead of
  /// 48, which long paths feel, and a value of up to three words is kept inline.
  protocol Content: CustomStringConvertible {
    var typeName: String { get }
    var value: (any Hashable)? { get }
    var staticType: (any Hashable.Type)? { get }
    var isCodable: Bool { get }
    func value<V: Hashable>(as type: V.Type) throws -> V

    /// Returns the form in which to save the content, or `nil` if it isn't known to be `Codable`.
    func encoded(by encoder: JSONEncoder) throws -> Saved?

    func append<C: Collector>(to collector: inout C)
    func isEqual(to other: any Content) -> Bool
  }

  /// A value beside the type that it had in the source where it was appended.
  ///
  /// The type is a parameter of the wrapper, which is as large as its value, and nothing is looked up to wrap that, as
  /// by `AnyHashable`.
  protocol ValueContent: Content {
    associatedtype Value: Hashable

    var wrapped: Value { get }
  }

  struct HashableValue<Value: Hashable>: ValueContent {
    let wrapped: Value

    var isCodable: Bool { false }

    func append<C: Collector>(to collector: inout C) { collector.append(wrapped) }

    func encoded(by encoder: JSONEncoder) -> Saved? { nil }
  }

  struct CodableValue<Value: Hashable & Codable>: ValueContent {
    let wrapped: Value

    var isCodable: Bool { true }

    func append<C: Collector>(to collector: inout C) { collector.append(wrapped) }

    func encoded(by encoder: JSONEncoder) throws -> Saved? {
      let item = try encoder.encode(wrapped)
      return (typeName, String(decoding: item, as: UTF8.self))
    }
  }

  /// Something that values of any type can be appended to, such as SwiftUI's own path.
  protocol Collector {
    mutating func append<V: Hashable>(_ value: V)
    mutating func append<V: Hashable & Codable>(_ value: V)
  }
}

extension PathElement.ValueContent {
  var typeName: String { UndecodedElement.Tag.name(of: Value.self) }
  var value: (any Hashable)? { wrapped }
  var staticType: (any Hashable.Type)? { Value.self }
  var description: String { String(reflecting: wrapped) }

  func value<V: Hashable>(as type: V.Type) throws -> V {
    // A cast alone would also bridge and upcast, which no destination does.
    guard Value.self == type, let value = wrapped as? V else {
      throw PathElementError(expected: type, found: .type(Value.self), reason: .otherType)
    }
    return value
  }

  func isEqual(to other: any PathElement.Content) -> Bool {
    // Which overload appended either of them plays no part.
    guard let other = try? other.value(as: Value.self) else { return false }
    return other == wrapped
  }
}

extension Array {
  /// Whether both have their elements at the same place, so that these are the same.
  func isIdentical(to other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}
