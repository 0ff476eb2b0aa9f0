public import Combine
import LinkStackEngine
public import SwiftUI

extension Binding {
  /// Changes a stack's path, and waits until the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one, and the wait ends at once. A stack of links takes
  /// it in the fewest updates it can, one after another. The path itself changes as a whole and at
  /// once in both cases, so this is for code that has to wait for the last screen; to just set a path,
  /// set it.
  ///
  /// A binding doesn't know the stack that it was given to. The one is waited for whose path is equal
  /// to the binding's before the change and after; where there is none, the wait ends at once. A
  /// ``Navigator`` knows its stack.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameter transform: Changes the path.
  /// - Returns: How the change ended.
  @MainActor
  @discardableResult
  public func withDelaysIfUnsupported(
    _ transform: (inout Value) -> Void
  ) async -> NavigationOutcome {
    await StackModel.change {
      let candidates = LiveStacks.shared.showing(wrappedValue)
      change(transform)
      let path = wrappedValue
      return candidates.first { $0.path?.equals(path) == true }
    }
  }

  /// Changes the value by one write.
  @MainActor
  func change(_ transform: (inout Value) -> Void) {
    var changed = wrappedValue
    transform(&changed)
    wrappedValue = changed
  }
}

extension ObservableObject {
  /// Changes a path that this object has, and waits until the screens have followed.
  ///
  /// See `Binding.withDelaysIfUnsupported(_:)`.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameters:
  ///   - keyPath: Where the object has the path.
  ///   - transform: Changes the path.
  /// - Returns: How the change ended.
  @MainActor
  @discardableResult
  public func withDelaysIfUnsupported<Path>(
    _ keyPath: ReferenceWritableKeyPath<Self, Path>,
    transform: (inout Path) -> Void
  ) async -> NavigationOutcome {
    await Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
      .withDelaysIfUnsupported(transform)
  }
}

/// The stacks of links that are there now, by which a change of a path finds the stack that shows it.
@MainActor
final class LiveStacks {
  static let shared = LiveStacks()

  private struct Entry {
    weak var stack: StackModel?
  }

  private var entries: [Entry] = []

  func add(_ stack: StackModel) {
    entries.removeAll { $0.stack == nil }
    entries.append(Entry(stack: stack))
  }

  /// The stacks whose path is equal to a path.
  func showing(_ path: Any) -> [StackModel] {
    entries.compactMap(\.stack).filter { $0.path?.equals(path) == true }
  }
}
