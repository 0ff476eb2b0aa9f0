import Foundation

/// What an element holds: a value with its type, or what a saved path says about one.
///
/// One existential rather than an enumeration of the two: an element is then 40 bytes instead of
/// 48, which long paths feel, and a value of up to three words is kept inline.
protocol ElementContent: CustomStringConvertible {
  /// The name of the element's type, as a saved path spells it.
  var typeName: String { get }

  /// The value, or `nil` while it is undecoded.
  var value: (any Hashable)? { get }

  /// The type that the value had in the source, or `nil` while it is undecoded.
  var staticType: (any Hashable.Type)? { get }

  /// Whether the element can be saved.
  var isCodable: Bool { get }

  /// Returns the value as the given type, decoding it if need be.
  func value<V: Hashable>(as type: V.Type) throws -> V

  /// Returns the content with its value decoded as the given type.
  func resolved<V: Hashable>(
    as type: V.Type
  ) throws -> any ElementContent

  /// Returns what to save.
  ///
  /// - Throws: `EncodingError`, if the element can not be saved or its value does not encode.
  func encoded(by encoder: JSONEncoder) throws -> UndecodedElement

  /// Appends the value with the type that it had in the source; nothing while it is undecoded.
  func append<C: ValueCollector>(to collector: inout C)

  /// Whether both have the same type and equal values.
  func isEqual(to other: any ElementContent) -> Bool
}
