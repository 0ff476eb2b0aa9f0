import Foundation

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

  func encoded(by encoder: JSONEncoder) -> UndecodedElement? { nil }
  func append<C: ValueCollector>(to collector: inout C) {}

  func isEqual(to other: any ElementContent) -> Bool {
    (other as? UnreadableElement)?.source == source
  }
}
