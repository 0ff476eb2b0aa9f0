import LinkStackEngine

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

  /// Makes a change of some path, and calls back once the stack that shows the path has followed.
  ///
  /// A binding has no identity. But a stack whose path is equal to it before the change and after is,
  /// but for a coincidence, the one that it belongs to.
  ///
  /// - Parameters:
  ///   - elements: Reads the path.
  ///   - change: Makes the change.
  ///   - completion: Called once, with the outcome; at once where no stack of links shows the path.
  func follow(
    _ elements: () -> [PathElement],
    _ change: () -> Void,
    completion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    let before = elements()
    let candidates = entries.compactMap(\.stack).filter { $0.path?.elements() == before }
    change()
    let after = elements()
    guard let stack = candidates.first(where: { $0.path?.elements() == after }) else {
      return completion(.presented)
    }
    stack.change(completion: completion)
  }
}
