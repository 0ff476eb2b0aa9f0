public import Combine
public import SwiftUI

/// A way for a screen to read and change the path of the stack it is in: see <doc:NavigatingFromCode>.
///
/// Every stack puts one into the environment, for its root and for all screens above it, as an `@EnvironmentObject
/// var navigator: Navigator<[Route]>`. For a `NavigationPath`, ``PathNavigator`` is the shorter name.
///
/// A navigator doesn't publish changes of the path, so that its screens are not evaluated for each. Read ``path`` in
/// actions rather than in `body`. It holds the path's binding, and with it the object that the path is a property of:
/// if that keeps the navigator, it should be by a `weak` reference.
///
/// An addition to SwiftUI's interface.
@MainActor
public final class Navigator<Path>: ObservableObject {
  private var binding: Binding<Path>?
  private weak var stack: (any LiveStacks.Stack)?

  /// What a stack of SwiftUI's own needs beside its path.
  var native = NativePath<Path>()

  /// What is told of uses of a path that SwiftUI keeps to itself.
  private var warnings: WarningLog?

  nonisolated init() {}

  /// Follows what the stack's view has been made with, and the stack of links, if any; from the evaluation of its
  /// body.
  func update(path: Binding<Path>, in stack: (any LiveStacks.Stack)?) {
    binding = path
    self.stack = stack
  }

  /// Follows a stack that the app has given no path, and that keeps it to itself.
  func updateWithoutPath(_ warnings: WarningLog) where Path == Shim.NavigationPath {
    self.warnings = warnings
    binding = .constant(Shim.NavigationPath())
  }

  /// The stack's path, which the app has given it.
  ///
  /// In a column of a split view of SwiftUI's own, a stack without a path keeps that to itself: it reads as empty,
  /// and setting it does nothing but log a warning.
  public var path: Path {
    get { pathBinding.wrappedValue }
    set {
      pathBinding.wrappedValue = newValue
      stack?.pathMayHaveChanged()
    }
  }

  /// A binding to the stack's path.
  public var pathBinding: Binding<Path> {
    guard let binding else {
      trap(
        "a Navigator that no stack has made: get one by @EnvironmentObject on a stack's screen"
      )
    }
    warnings?.warn(.navigatorWithoutPath)
    return binding
  }

  /// Changes the path, waits until the screens of this stack have followed, and returns how the change ended.
  ///
  /// ```swift
  /// @MainActor
  /// func showOrder(with navigator: Navigator<[Int]>) async {
  ///   let outcome = await navigator.navigate { path in path = [1, 2, 3] }
  ///   if outcome == .presented { print("The third screen is there.") }
  /// }
  /// ```
  ///
  /// The path changes as a whole and at once, so use this only if code has to wait for the last screen. SwiftUI's own
  /// stack takes the change in one update, and the wait ends with its transition; on macOS and watchOS, where that
  /// can't be asked for, the wait ends at once.
  @discardableResult
  public func navigate(_ transform: (inout Path) -> Void) async -> NavigationOutcome {
    pathBinding.change(transform)
    return await LiveStacks.change {
      let awaited: (any LiveStacks.Stack)? = stack ?? native.transitions
      return awaited.map { [$0] } ?? []
    }
  }

  /// Does the same as ``navigate(_:)``, under NavigationBackport's name.
  @discardableResult
  public func withDelaysIfUnsupported(
    _ transform: (inout Path) -> Void
  ) async -> NavigationOutcome {
    await navigate(transform)
  }
}

/// The navigator of a stack with a `NavigationPath`.
public typealias PathNavigator = Navigator<Shim.NavigationPath>

/// The methods of the path that most screens need; for the others, change the ``path``.
extension Navigator where Path == Shim.NavigationPath {
  /// Pushes a screen for a value that can't be saved, as `NavigationPath.push(_:)` does.
  public func push<V: Hashable>(_ value: V) { path.push(value) }

  /// Pushes a screen for a value that can be saved.
  public func push<V: Hashable & Codable>(_ value: V) { path.push(value) }

  /// Pops screens, at most as many as there are above the root, as ``Shim/NavigationPath/pop(_:)`` does.
  public func pop(_ count: Int = 1) { path.pop(count) }

  /// Pops all screens above the root.
  public func popToRoot() { path.popToRoot() }
}

/// The same for a path of values of one type, as in ``NavigationRoute``.
extension Navigator
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  /// Pushes a screen for a value.
  public func push(_ value: Path.Element) { path.append(value) }

  /// Pops screens, at most as many as there are above the root.
  public func pop(_ count: Int = 1) { path.popScreens(count) }

  /// Pops all screens above the root.
  public func popToRoot() { path.removeAll() }
}
