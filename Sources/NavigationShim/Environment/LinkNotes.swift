import Combine

/// The values that links of SwiftUI's own have been made with.
///
/// When one is tapped, a stack with a path of any types hands back a longer path without saying what was added.
/// Comparing with the values of the links tells. Of values that aren't objects, as many as a screen may have links at
/// once are kept as long as the stack is there.
@MainActor
final class LinkNotes: ObservableObject, EqualByIdentity {
  private static let capacity = 1024

  /// What has been noted since it was last sorted: most links are made, and few are tapped.
  private var unsorted: [LinkValue] = []

  /// The newest values, and those before them: a link that is still in use is made again and again.
  private var values: (newest: Set<Note>, older: Set<Note>) = ([], [])

  /// The objects among the values, which live as long as their links do.
  private var objects: [LinkValue.Reference.Key: LinkValue.Reference] = [:]

  /// The kind of the last value, and whether that is an object: to find out takes several hundred instructions, and
  /// the rows of a list mostly lead to values of one type.
  private var lastKind: (id: ObjectIdentifier, isOfObjects: Bool)?

  /// The number of objects at which those are looked for that are gone.
  private var mostObjects = 64

  private struct Note: Hashable {
    let element: PathElement

    static func == (lhs: Note, rhs: Note) -> Bool {
      lhs.element.isCodable == rhs.element.isCodable && lhs.element == rhs.element
    }

    func hash(into hasher: inout Hasher) {
      element.value?.hash(into: &hasher)
    }
  }

  nonisolated init() {}

  var elements: [PathElement] {
    sort()
    return objects.values.compactMap { $0.element() }
      + values.newest.union(values.older).map(\.element)
  }

  /// Learns where a link leads; from the evaluation of its body, and in constant time.
  func note(_ value: LinkValue) {
    if lastKind?.id != value.kind { lastKind = (value.kind, value.leadsToObject) }
    if lastKind?.isOfObjects == true {
      if let reference = value.reference { note(reference) }
      return
    }
    unsorted.append(value)
    if unsorted.count >= Self.capacity { sort() }
  }

  private func note(_ reference: LinkValue.Reference) {
    objects[reference.key] = reference
    guard objects.count >= mostObjects else { return }
    objects = objects.filter { $0.value.element() != nil }
    mostObjects = max(mostObjects, 2 * objects.count)
  }

  private func sort() {
    for element in unsorted.compactMap(\.element) {
      if values.newest.count >= Self.capacity { values = ([], values.newest) }
      values.newest.insert(Note(element: element))
    }
    unsorted = []
  }
}
