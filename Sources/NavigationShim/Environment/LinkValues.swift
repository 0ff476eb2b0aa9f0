/// The values of the navigation links, and the types of the destinations, on a native stack with a path of any types:
/// see ``LinkNotes``.
@MainActor
final class LinkValues {
  let links = LinkNotes()

  /// The values of the navigation links in earlier columns, which may set the stack's path.
  var linksOfColumns: LinkNotes?

  /// Functions that decode an element as a type that has or had a destination.
  private var decoders: [ObjectIdentifier: (PathElement) -> PathElement?] = [:]

  /// Called when another type has a destination.
  var typesHaveChanged: () -> Void = {}
  var elements: [PathElement] { links.elements + (linksOfColumns?.elements ?? []) }

  /// Registers a type that has a destination.
  ///
  /// Called from the evaluation of a body.
  func register<D: Hashable>(_ type: D.Type) {
    let former = decoders.updateValue(
      { try? $0.resolved(as: type) },
      forKey: ObjectIdentifier(type)
    )
    if former == nil { typesHaveChanged() }
  }

  var knowsTypes: Bool { !decoders.isEmpty }

  /// Returns an element with its value decoded as a type that has or had a destination, or `nil` if it has none of
  /// these types.
  func decoded(_ element: PathElement) -> PathElement? {
    decoders.values.lazy.compactMap { $0(element) }.first
  }

  /// Returns whether the stack may have shown an element.
  ///
  /// SwiftUI shortens its path if people go back, which they can only from an element with a destination, or if it
  /// can't show an element.
  ///
  /// SwiftUI's modifiers don't register their types here. If no type is known, they may be in use. Then a shorter
  /// path is taken for a back navigation, so that none is lost.
  func canShow(_ element: PathElement) -> Bool {
    !element.isUndecoded || decoders.isEmpty || decoded(element) != nil
  }
}
