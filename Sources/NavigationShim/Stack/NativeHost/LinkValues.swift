import Combine
import SwiftUI

/// The values of the links in one of SwiftUI's own stacks.
///
/// When a link is tapped there, the stack hands back a longer path without saying what was added.
/// Comparing with the values of the links tells.
@MainActor
final class LinkValues: ObservableObject {
  private struct Entry {
    weak var source: LinkValue?
  }

  private var entries: [Entry] = []

  nonisolated init() {}

  var elements: [PathElement] { entries.compactMap { $0.source?.element } }

  func add(_ source: LinkValue) {
    guard !entries.contains(where: { $0.source === source }) else { return }
    entries.removeAll { $0.source == nil }
    entries.append(Entry(source: source))
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
