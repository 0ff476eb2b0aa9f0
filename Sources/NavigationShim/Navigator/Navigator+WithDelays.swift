import SwiftUI

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
