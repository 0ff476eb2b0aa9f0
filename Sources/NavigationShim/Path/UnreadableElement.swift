import Foundation

/// A placeholder for an element that SwiftUI alone has pushed, and that can't be read.
///
/// Its screen is shown, so it stays in the path as long as the elements below it do.
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
