import Foundation

/// An element of which nothing is known but that it is there.
///
/// SwiftUI's own stack has been given it by somebody else, and neither says what it is nor can save it.
/// Its screen is shown, so it stays in the path for as long as what is below it does.
struct UnreadableElement<Source: Equatable> {
  /// A path of SwiftUI's that ends with the element.
  let source: Source

  /// The elements below this one in that path.
  let below: [PathElement]
}

extension UnreadableElement: ElementContent {
  var typeName: String { "(unreadable)" }
  var value: (any Hashable)? { nil }
  var staticType: (any Hashable.Type)? { nil }
  var isCodable: Bool { false }
  var description: String { typeName }

  func value<V: Hashable>(as type: V.Type) throws -> V {
    throw PathElementError(expected: type, found: .tag(typeName), reason: .unreadable)
  }

  func resolved<V: Hashable>(as type: V.Type) throws -> any ElementContent {
    HashableValue(wrapped: try value(as: type))
  }

  func encoded(by encoder: JSONEncoder) -> UndecodedElement? { nil }
  func append<C: ValueCollector>(to collector: inout C) {}

  /// Whether SwiftUI finds the paths equal that end with the elements.
  func isEqual(to other: any ElementContent) -> Bool {
    (other as? UnreadableElement)?.source == source
  }
}
