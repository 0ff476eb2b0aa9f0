public import Combine
import LinkStackEngine
public import SwiftUI

extension Binding where Value == Shim.NavigationPath {
  /// Changes the path, and calls back when the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The call comes at once where no stack of links shows the path.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameters:
  ///   - transform: Changes the path.
  ///   - onCompletion: Called once, with how the change ended.
  @MainActor
  public func withDelaysIfUnsupported(
    _ transform: (inout Value) -> Void,
    onCompletion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    SteppedChange(path: self, adapter: .untyped).apply(transform, completion: onCompletion)
  }

  /// Changes the path, and waits until the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The wait ends at once where no stack of links shows the path.
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
    await SteppedChange(path: self, adapter: .untyped).apply(transform)
  }
}

extension Binding
where
  Value: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Value.Element: Hashable
{
  /// Changes the path, and calls back when the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The call comes at once where no stack of links shows the path.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameters:
  ///   - transform: Changes the path.
  ///   - onCompletion: Called once, with how the change ended.
  @MainActor
  public func withDelaysIfUnsupported(
    _ transform: (inout Value) -> Void,
    onCompletion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    SteppedChange(path: self, adapter: .typed).apply(transform, completion: onCompletion)
  }

  /// Changes the path, and waits until the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The wait ends at once where no stack of links shows the path.
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
    await SteppedChange(path: self, adapter: .typed).apply(transform)
  }
}

extension Navigator where Path == Shim.NavigationPath {
  /// Changes the path, and calls back when the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The call comes at once where no stack of links shows the path.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameters:
  ///   - transform: Changes the path.
  ///   - onCompletion: Called once, with how the change ended.
  public func withDelaysIfUnsupported(
    _ transform: (inout Path) -> Void,
    onCompletion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    pathBinding.withDelaysIfUnsupported(transform, onCompletion: onCompletion)
  }

  /// Changes the path, and waits until the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The wait ends at once where no stack of links shows the path.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameter transform: Changes the path.
  /// - Returns: How the change ended.
  @discardableResult
  public func withDelaysIfUnsupported(
    _ transform: (inout Path) -> Void
  ) async -> NavigationOutcome {
    await pathBinding.withDelaysIfUnsupported(transform)
  }
}

extension Navigator
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  /// Changes the path, and calls back when the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The call comes at once where no stack of links shows the path.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameters:
  ///   - transform: Changes the path.
  ///   - onCompletion: Called once, with how the change ended.
  public func withDelaysIfUnsupported(
    _ transform: (inout Path) -> Void,
    onCompletion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    pathBinding.withDelaysIfUnsupported(transform, onCompletion: onCompletion)
  }

  /// Changes the path, and waits until the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The wait ends at once where no stack of links shows the path.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameter transform: Changes the path.
  /// - Returns: How the change ended.
  @discardableResult
  public func withDelaysIfUnsupported(
    _ transform: (inout Path) -> Void
  ) async -> NavigationOutcome {
    await pathBinding.withDelaysIfUnsupported(transform)
  }
}

extension ObservableObject {
  /// Changes a path of this object, and calls back when the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The call comes at once where no stack of links shows the path.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameters:
  ///   - keyPath: Where the object has the path.
  ///   - transform: Changes the path.
  ///   - onCompletion: Called once, with how the change ended.
  @MainActor
  public func withDelaysIfUnsupported(
    _ keyPath: ReferenceWritableKeyPath<Self, Shim.NavigationPath>,
    transform: (inout Shim.NavigationPath) -> Void,
    onCompletion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    binding(to: keyPath).withDelaysIfUnsupported(transform, onCompletion: onCompletion)
  }

  /// Changes a path of this object, and waits until the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The wait ends at once where no stack of links shows the path.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameters:
  ///   - keyPath: Where the object has the path.
  ///   - transform: Changes the path.
  /// - Returns: How the change ended.
  @MainActor
  @discardableResult
  public func withDelaysIfUnsupported(
    _ keyPath: ReferenceWritableKeyPath<Self, Shim.NavigationPath>,
    transform: (inout Shim.NavigationPath) -> Void
  ) async -> NavigationOutcome {
    await binding(to: keyPath).withDelaysIfUnsupported(transform)
  }

  /// Changes a path of this object, and calls back when the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The call comes at once where no stack of links shows the path.
  ///
  /// An addition to SwiftUI's interface.
  ///
  /// - Parameters:
  ///   - keyPath: Where the object has the path.
  ///   - transform: Changes the path.
  ///   - onCompletion: Called once, with how the change ended.
  @MainActor
  public func withDelaysIfUnsupported<Path>(
    _ keyPath: ReferenceWritableKeyPath<Self, Path>,
    transform: (inout Path) -> Void,
    onCompletion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  )
  where
    Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Path.Element: Hashable
  {
    binding(to: keyPath).withDelaysIfUnsupported(transform, onCompletion: onCompletion)
  }

  /// Changes a path of this object, and waits until the screens have followed.
  ///
  /// SwiftUI's own stack takes the change as one. A stack of links takes it in the fewest updates it
  /// can, one after another. The path itself changes as a whole and at once in both cases, so this is
  /// for code that has to wait for the last screen; to just set a path, set it.
  ///
  /// The wait ends at once where no stack of links shows the path.
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
  ) async -> NavigationOutcome
  where
    Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Path.Element: Hashable
  {
    await binding(to: keyPath).withDelaysIfUnsupported(transform)
  }

  private func binding<Path>(to keyPath: ReferenceWritableKeyPath<Self, Path>) -> Binding<Path> {
    Binding(get: { self[keyPath: keyPath] }, set: { self[keyPath: keyPath] = $0 })
  }
}

/// A change of a path that somebody waits for.
@MainActor
struct SteppedChange<Path> {
  let path: Binding<Path>
  let adapter: PathAdapter<Path>

  /// Applies the change as a whole; the stack takes it apart where it has to.
  func apply(
    _ transform: (inout Path) -> Void,
    completion: @escaping @MainActor @Sendable (NavigationOutcome) -> Void
  ) {
    LiveStacks.shared.follow(
      { adapter.elements(path.wrappedValue) },
      {
        var changed = path.wrappedValue
        transform(&changed)
        path.wrappedValue = changed
      },
      completion: completion
    )
  }

  /// Applies the change, and waits for the outcome.
  func apply(_ transform: (inout Path) -> Void) async -> NavigationOutcome {
    await withCheckedContinuation { continuation in
      apply(transform) { continuation.resume(returning: $0) }
    }
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
