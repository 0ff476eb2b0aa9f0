/// What the links and destinations in one of SwiftUI's own stacks of any types say: see ``LinkNotes``.
@MainActor
final class LinkValues {
  let links = LinkNotes()

  /// Where links lead in the columns around the stack, from which they may set its path.
  var linksOfColumns: LinkNotes?

  /// Decode an element as a value of one of the types that have had a destination.
  private var decoders: [ObjectIdentifier: (PathElement) -> PathElement?] = [:]

  /// Called when one more type has a destination.
  var typesHaveChanged: () -> Void = {}
  var elements: [PathElement] { links.elements + (linksOfColumns?.elements ?? []) }

  /// Learns that there is a destination for a type; from the evaluation of a body.
  func register<D: Hashable>(_ type: D.Type) {
    let former = decoders.updateValue(
      { try? $0.resolved(as: type) },
      forKey: ObjectIdentifier(type)
    )
    if former == nil { typesHaveChanged() }
  }

  var knowsTypes: Bool { !decoders.isEmpty }

  /// An element with its value decoded as one of the types that have had a destination, if it is one of those.
  func decoded(_ element: PathElement) -> PathElement? {
    decoders.values.lazy.compactMap { $0(element) }.first
  }

  /// Whether the stack may have shown an element: SwiftUI shortens its path because of a person, who goes back only
  /// from what one of the destinations takes, or because of an element that it can't show.
  ///
  /// SwiftUI's own modifiers don't report their types here. Where no type is known, they may be in use, and it is
  /// better to assume a person than to lose what the person did.
  func canShow(_ element: PathElement) -> Bool {
    !element.isUndecoded || decoders.isEmpty || decoded(element) != nil
  }
}
