import Combine
import SwiftUI

/// The values of the links in one of SwiftUI's own stacks, and the types of its destinations.
///
/// When a link is tapped there, the stack hands back a longer path without saying what was added.
/// Comparing with the values of the links tells.
@MainActor
final class LinkValues: ObservableObject {
  private struct Entry {
    weak var source: LinkValue?
  }

  private var entries: [Entry] = []

  /// Whether an element decodes as a value of one of the types that have had a destination.
  private var decoders: [ObjectIdentifier: (PathElement) -> Bool] = [:]

  nonisolated init() {}

  var elements: [PathElement] { entries.compactMap { $0.source?.element } }

  func add(_ source: LinkValue) {
    guard !entries.contains(where: { $0.source === source }) else { return }
    entries.removeAll { $0.source == nil }
    entries.append(Entry(source: source))
  }
}

extension LinkValues {
  /// Notes that there is a destination for a type; from the evaluation of a body.
  func noteDestination<D: Hashable>(for type: D.Type) {
    decoders[ObjectIdentifier(type)] = { (try? $0.value(as: type)) != nil }
  }

  /// Whether the stack may have shown an element, as far as is known here.
  ///
  /// SwiftUI's own modifiers don't report their types here. Where no type is known, they may be in
  /// use, and it is better to believe in a person than to lose what the person did.
  func canShow(_ element: PathElement) -> Bool {
    element.value != nil || decoders.isEmpty || decoders.values.contains { $0(element) }
  }
}

/// The value of one link.
@MainActor
final class LinkValue: ObservableObject {
  private(set) var element: PathElement?

  nonisolated init() {}

  /// Takes in the value; from the evaluation of a body.
  func update(_ element: PathElement?, in values: LinkValues) {
    self.element = element
    values.add(self)
  }
}
