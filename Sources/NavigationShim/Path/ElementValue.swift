import Foundation

/// A value beside the type that it had in the source where it was appended.
///
/// The type is a parameter of the conforming wrapper rather than a stored property, so a wrapper is
/// as large as its value, and nothing is looked up to wrap it: `AnyHashable`, for comparison,
/// asks each value for a custom representation first.
protocol ElementValue: ElementContent {
  associatedtype Value: Hashable

  var wrapped: Value { get }
}

/// A value that was appended where only `Hashable` was known.
struct HashableValue<Value: Hashable>: ElementValue {
  let wrapped: Value

  var isCodable: Bool { false }

  func append<C: ValueCollector>(to collector: inout C) {
    collector.append(wrapped)
  }

  func encoded(by encoder: JSONEncoder) throws -> UndecodedElement {
    throw EncodingError.invalidValue(
      wrapped,
      EncodingError.Context(
        codingPath: [],
        debugDescription: "The value was appended where it was not known to be Codable."
      )
    )
  }
}

/// A value that was appended where it was known to be `Codable`.
struct CodableValue<Value: Hashable & Codable>: ElementValue {
  let wrapped: Value

  var isCodable: Bool { true }

  func append<C: ValueCollector>(to collector: inout C) {
    collector.append(wrapped)
  }

  func encoded(by encoder: JSONEncoder) throws -> UndecodedElement {
    let item = try encoder.encode(wrapped)
    return UndecodedElement(tag: typeName, item: String(decoding: item, as: UTF8.self))
  }
}

extension ElementValue {
  var typeName: String {
    ElementTag.name(of: Value.self)
  }

  var value: (any Hashable)? {
    wrapped
  }

  var staticType: (any Hashable.Type)? {
    Value.self
  }

  var description: String {
    String(reflecting: wrapped)
  }

  func value<V: Hashable>(as type: V.Type) throws -> V {
    // A cast alone would also bridge and upcast, which no destination does.
    guard Value.self == type, let value = wrapped as? V else {
      throw PathElementError(
        expected: type,
        found: .type(Value.self),
        reason: .otherType
      )
    }
    return value
  }

  func resolved<V: Hashable>(
    as type: V.Type
  ) throws -> any ElementContent {
    _ = try value(as: type)
    return self
  }

  func isEqual(to other: any ElementContent) -> Bool {
    // Which overload appended either of them plays no part.
    guard let other = try? other.value(as: Value.self) else { return false }
    return other == wrapped
  }
}
