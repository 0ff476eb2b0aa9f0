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
