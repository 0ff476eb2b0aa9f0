public import Combine
import SwiftUI

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
