import Foundation

/// A value of a path with the type it was given as, which its dynamic type may differ from.
protocol PathValue<Value> {
  associatedtype Value: Hashable

  var value: Value { get }

  /// Whether the value was given as one that can be saved.
  var isCodable: Bool { get }

  /// Returns the value as it is saved.
  func encoded() throws -> SavedElement
}

extension PathValue {
  var type: ObjectIdentifier { ObjectIdentifier(Value.self) }

  var typeName: String { String(reflecting: Value.self) }

  func isEqual(to other: any PathValue) -> Bool {
    (other.value as? Value).map { $0 == value && other.type == type } ?? false
  }
}

/// A value of which nothing is known but that it is hashable.
struct PlainPathValue<Value: Hashable>: PathValue {
  let value: Value

  var isCodable: Bool { false }

  func encoded() throws -> SavedElement {
    let context = EncodingError.Context(
      codingPath: [],
      debugDescription: "A \(typeName) was put in the path where it wasn't known to be Codable."
    )
    throw EncodingError.invalidValue(value, context)
  }
}

/// A value that can be saved.
struct CodablePathValue<Value: Hashable & Codable>: PathValue {
  let value: Value

  var isCodable: Bool { true }

  func encoded() throws -> SavedElement {
    let data = try JSONEncoder().encode(value)
    return SavedElement(typeName: typeName, item: String(decoding: data, as: UTF8.self))
  }
}
