/// The stacks of links that are there now, by which a change of a path finds those that show it.
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

  /// Makes a change, and finds the stacks whose path it has changed.
  ///
  /// A change that leaves all paths as they are may be made to wait for one that is under way. Then it
  /// is the stacks whose path is equal to what was to be changed, before and after.
  ///
  /// - Parameters:
  ///   - value: Reads what is changed: a path, or something that holds paths.
  ///   - change: Changes it.
  /// - Complexity: O(*n*), where *n* is the number of elements in the paths of all stacks.
  func changed<Value>(by change: () -> Void, to value: () -> Value) -> [StackModel] {
    let before = entries.compactMap(\.stack).compactMap { stack in
      stack.path.map { (stack: stack, elements: $0.elements()) }
    }
    let candidates = showing(value())
    change()
    let changed = before.filter { $0.stack.path?.elements() != $0.elements }.map(\.stack)
    guard changed.isEmpty, !candidates.isEmpty else { return changed }
    let path = value()
    return candidates.filter { $0.path?.equals(path) == true }
  }

  /// The stacks whose path is equal to a path.
  private func showing(_ path: Any) -> [StackModel] {
    entries.compactMap(\.stack).filter { $0.path?.equals(path) == true }
  }
}
