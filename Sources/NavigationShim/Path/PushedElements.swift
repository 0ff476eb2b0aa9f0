import Foundation

/// The elements that SwiftUI has pushed last on a stack, until their values are known.
///
/// The declarations of destinations pass it each value that SwiftUI shows, on any thread.
final class PushedElements: EqualByIdentity {
  private struct Waiting {
    weak var content: (any PathElement.PushedContent)?
    let lower: ArraySlice<PathElement>
  }

  private var waiting: [Waiting] = []
  private let lock = NSLock()

  /// Waits for the values of the elements that SwiftUI has pushed.
  ///
  /// - Parameter elements: The elements of the path.
  func wait(in elements: [PathElement]) {
    let first = elements.lastIndex { $0.pushed?.isCertain != false } ?? -1
    let newWaiting = elements.indices.dropFirst(first + 1).map { index in
      Waiting(content: elements[index].pushed, lower: elements[..<index])
    }
    lock.lock()
    defer { lock.unlock() }
    waiting = newWaiting
  }

  /// Offers a value that SwiftUI shows.
  ///
  /// A value that is equal to that of a lower element may be that element's. So the lowest element takes it, and one
  /// with other bits replaces it.
  func offer<V: Hashable>(_ value: V) {
    lock.lock()
    let waiting = waiting
    lock.unlock()
    guard !waiting.isEmpty else { return }
    for element in waiting { element.content?.take(value, above: element.lower) }
    lock.lock()
    defer { lock.unlock() }
    self.waiting.removeAll { $0.content?.isCertain != false }
  }
}
