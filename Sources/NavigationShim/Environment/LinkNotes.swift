import Combine

/// The values of the navigation links on a native stack.
///
/// When people tap one, a stack with a path of any types returns a longer path whose new element can't be read. The
/// element is found by comparing it with these values. Objects aren't retained. Of other values, the latest 1,024 to
/// 2,048 are kept as long as the stack is.
@MainActor
final class LinkNotes: ObservableObject, EqualByIdentity {
  private static let capacity = 1024

  /// The values noted since the last sort.
  ///
  /// Most navigation links are created and never tapped, so sorting waits.
  private var unsorted: [LinkValue] = []

  /// The newest values, and those before them.
  ///
  /// A navigation link that is still in use is created again and again.
  private var values: (newest: Set<Note>, older: Set<Note>) = ([], [])

  /// The objects among the values.
  ///
  /// They live as long as their navigation links do.
  private var objects: [LinkValue.Reference.Key: LinkValue.Reference] = [:]

  /// The kind of the last value, and whether it is an object.
  ///
  /// Finding out takes several hundred instructions, and the rows of a list mostly have values of one type.
  private var lastKind: (id: ObjectIdentifier, isOfObjects: Bool)?

  /// The number of objects that triggers the next removal of released ones.
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

  /// Notes the value of a navigation link.
  ///
  /// Called from the evaluation of its body, and takes constant time.
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
