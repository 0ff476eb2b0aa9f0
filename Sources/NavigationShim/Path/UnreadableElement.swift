import Foundation

/// An element of which nothing is known but that it is there: somebody else has given it to SwiftUI's own stack.
///
/// Its screen is shown, so it stays in the path for as long as what is below it does.
struct UnreadableElement<Source: Equatable>: PathElement.Content {
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

  func encoded(by encoder: JSONEncoder) -> PathElement.Saved? { nil }
  func append<C: PathElement.Collector>(to collector: inout C) {}

  func isEqual(to other: any PathElement.Content) -> Bool {
    (other as? UnreadableElement)?.source == source
  }
}
