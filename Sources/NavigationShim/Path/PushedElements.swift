import Foundation

/// The elements that SwiftUI has pushed last on a stack, until their values are known.
///
/// The declarations of destinations pass it each value that SwiftUI shows, on any thread.
final class PushedElements: EqualByIdentity {
  private var waiting: [WeakReference<PushedElement>] = []

  /// Whether the update of the push is under way.
  private var isInUpdate = false

  private let lock = NSLock()

  /// Waits for the values of those elements of a path that SwiftUI has pushed.
  func wait(in elements: [PathElement]) {
    // The app may have appended other elements since.
    let new = elements.compactMap(\.pushed).filter { !$0.isCertain }.map { WeakReference($0) }
    lock.withLock { waiting = new }
  }

  /// Takes in that the update of a push begins.
  func beginUpdate() { lock.withLock { isInUpdate = true } }

  /// Offers a value that SwiftUI shows.
  ///
  /// A lower screen may have an equal value. SwiftUI evaluates lower screens first, so in the update of the push the
  /// last value counts, and after it the first.
  func offer<V: Hashable>(_ value: V) {
    let (waiting, isInUpdate) = lock.withLock { (self.waiting, self.isInUpdate) }
    guard !waiting.isEmpty else { return }
    for element in waiting { element.object?.take(value) }
    if !isInUpdate { endUpdate() }
  }

  /// Takes in that the update of the push is over.
  func endUpdate() {
    let waiting = lock.withLock {
      self.isInUpdate = false
      return self.waiting
    }
    for element in waiting { element.object?.endUpdate() }
  }
}
