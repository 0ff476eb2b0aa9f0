import Foundation

/// What a saved path says about one element: the name of its type, and its value as JSON.
///
/// Both strings are kept as they were read, so that an element which nobody can decode is saved
/// again byte for byte.
struct UndecodedElement {
  let tag: String
  let item: String
}

extension UndecodedElement: ElementContent {
  var typeName: String { tag }

  var value: (any Hashable)? { nil }

  var staticType: (any Hashable.Type)? { nil }

  var isCodable: Bool { true }

  var description: String {
    "undecoded \(tag) \(item)"
  }

  func value<V: Hashable>(as type: V.Type) throws -> V {
    try resolved(as: type).value(as: type)
  }

  /// Decodes the item as the given type, if the tag is a name of that type.
  ///
  /// The result can be saved again. The tag is only ever compared with names of `type`: it comes
  /// from a file, and a file has no say in which types are brought to life.
  func resolved<V: Hashable>(
    as type: V.Type
  ) throws -> any ElementContent {
    guard ElementTag.isName(tag, of: type) else {
      throw error(type, ElementTag.namesTypeOfOneLaunch(tag) ? .typeOfOneLaunch : .otherType)
    }
    guard let codableType = type as? any (Hashable & Codable).Type else {
      throw error(type, .notCodable)
    }
    do {
      return try decoded(as: codableType)
    } catch let underlyingError {
      throw error(type, .undecodable(item: item, underlyingError: underlyingError))
    }
  }

  func encoded(by encoder: JSONEncoder) throws -> UndecodedElement {
    self
  }

  func append<C: ValueCollector>(to collector: inout C) {}

  func isEqual(to other: any ElementContent) -> Bool {
    guard let other = other as? UndecodedElement else { return other.isEqual(to: self) }
    return self == other
  }

  private func decoded<V: Hashable & Codable>(as type: V.Type) throws -> any ElementContent {
    CodableValue(wrapped: try V(json: Data(item.utf8)))
  }

  private func error(
    _ expected: Any.Type,
    _ reason: PathElementError.Reason
  ) -> PathElementError {
    PathElementError(expected: expected, found: .tag(tag), reason: reason)
  }
}

extension UndecodedElement: Equatable {
  /// Whether both have the same tag and the same JSON value.
  ///
  /// The text of an item says too much: an encoder may order the keys anew at each call.
  ///
  /// - Complexity: That of ``CanonicalJSON/init(_:)``, or O(*n*) where the tags or the texts settle it.
  static func == (lhs: UndecodedElement, rhs: UndecodedElement) -> Bool {
    guard lhs.tag.hasSameBytes(as: rhs.tag) else { return false }
    if lhs.item.hasSameBytes(as: rhs.item) { return true }
    guard let left = CanonicalJSON(lhs.item) else { return false }
    return left == CanonicalJSON(rhs.item)
  }
}
