import Combine

/// The values that links of SwiftUI's own have been made with.
///
/// When such a link is tapped, a stack with a path of any types hands back a longer path without saying what was
/// added. Comparing with the values of the links tells.
@MainActor
final class LinkNotes: ObservableObject {
  /// How many values of either generation are kept.
  private static let capacity = 4096

  /// What has been noted since it was last sorted: most links are made, and few are tapped.
  private var unsorted: [PathElement] = []

  /// The newest values, and those before them: a link that is still in use is made again and again.
  private var values: (newest: Set<Note>, older: Set<Note>) = ([], [])

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

  /// The elements that the links lead to.
  var elements: [PathElement] {
    sort()
    return values.newest.union(values.older).map(\.element)
  }

  /// Learns where a link leads; from the evaluation of its body.
  ///
  /// - Complexity: O(1), amortized.
  func note(_ element: PathElement?) {
    guard let element else { return }
    unsorted.append(element)
    if unsorted.count >= Self.capacity { sort() }
  }

  private func sort() {
    for element in unsorted {
      if values.newest.count >= Self.capacity { values = ([], values.newest) }
      values.newest.insert(Note(element: element))
    }
    unsorted = []
  }
}
