public import Combine
public import SwiftUI

/// A way for a screen to read and change the path of the stack it is in.
///
/// Every stack puts one into the environment, for its root and for all screens above it, as an
/// `@EnvironmentObject var navigator: Navigator<[Route]>`: see <doc:NavigatingFromCode>.
///
/// The parameter is the type of the stack's path: `[Route]`, or `NavigationPath`, for which
/// ``PathNavigator`` is the shorter name.
///
/// A navigator doesn't publish changes of the path, so that its screens are not evaluated for every change of the
/// path. Read ``path`` in actions rather than in `body`.
///
/// A navigator holds the path's binding, and with it the object that the path is a property of. If that object keeps
/// the navigator, it should do so by a `weak` reference.
///
/// An addition to SwiftUI's interface.
@MainActor
public final class Navigator<Path>: ObservableObject {
  private var binding: Binding<Path>?
  private weak var stack: LinksStack?

  /// What a stack of SwiftUI's own needs beside its path.
  var native = NativePath<Path>()

  /// What is told of uses of a path that SwiftUI keeps to itself.
  private var warnings: WarningLog?

  nonisolated init() {}

  /// Follows what the stack's view has been made with; from the evaluation of its body.
  ///
  /// - Parameter stack: The stack of links that shows the path; `nil` where SwiftUI's own does.
  func update(path: Binding<Path>, in stack: LinksStack?) {
    binding = path
    self.stack = stack
  }

  /// Follows a stack that the app has given no path, and that keeps it to itself.
  func updateWithoutPath(_ warnings: WarningLog) where Path == Shim.NavigationPath {
    self.warnings = warnings
    binding = .constant(Shim.NavigationPath())
  }

  /// The stack's path.
  ///
  /// Setting it sets the path that the app has given to the stack. In a column of a split view of SwiftUI's own, a
  /// stack without a path keeps that to itself: it reads as empty, and setting it does nothing but log a warning.
  public var path: Path {
    get { pathBinding.wrappedValue }
    set { pathBinding.wrappedValue = newValue }
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

  /// Changes the path, waits until the screens of this stack have followed, as a binding's method of the same name
  /// does, and returns how the change ended.
  @discardableResult
  public func withDelaysIfUnsupported(
    _ transform: (inout Path) -> Void
  ) async -> NavigationOutcome {
    pathBinding.change(transform)
    return await LinksStack.change { stack.map { [$0] } ?? [] }
  }
}

/// The navigator of a stack with a `NavigationPath`.
public typealias PathNavigator = Navigator<Shim.NavigationPath>

/// The methods of the path, which say what each does.
extension Navigator where Path == Shim.NavigationPath {
  /// Pushes a screen for a value that can't be saved, as `NavigationPath.push(_:)` does.
  public func push<V: Hashable>(_ value: V) { path.push(value) }

  /// Pushes a screen for a value that can be saved.
  public func push<V: Hashable & Codable>(_ value: V) { path.push(value) }

  /// Pops screens, at most as many as there are above the root, as ``Shim/NavigationPath/pop(_:)`` does.
  ///
  /// - Precondition: `count` is not negative.
  public func pop(_ count: Int = 1) { path.pop(count) }

  /// Pops all screens above the root.
  public func popToRoot() { path.popToRoot() }

  /// Pops to the screen at an index, counted from the one on the root.
  ///
  /// - Precondition: There is such an element. The root has none: use `popToRoot()`.
  public func pop(toIndex index: Int) { path.pop(toIndex: index) }

  /// Pops to the topmost screen with an equal value of the same type, and returns whether there is one.
  @discardableResult
  public func pop<V: Hashable>(to value: V) -> Bool { path.pop(to: value) }

  /// Pops to the topmost screen with a value of a type, and returns whether there is one.
  @discardableResult
  public func pop<V: Hashable>(toLast type: V.Type) -> Bool { path.pop(toLast: type) }

  /// Pops to the topmost screen whose value is of a type and meets a condition, and returns whether there is one.
  ///
  /// - Throws: Any error of the condition; then the path is unchanged.
  @discardableResult
  public func pop<V: Hashable>(
    toLast type: V.Type,
    where predicate: (V) throws -> Bool
  ) rethrows -> Bool {
    try path.pop(toLast: type, where: predicate)
  }

  /// Pops to the topmost screen with an identified value, and returns whether there is one.
  @discardableResult
  public func pop<V: Hashable & Identifiable>(toLast type: V.Type, id: V.ID) -> Bool {
    path.pop(toLast: type, id: id)
  }
}

/// The same for a path of values of one type.
extension Navigator
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  /// Pushes a screen for a value.
  public func push(_ value: Path.Element) { path.append(value) }

  /// Pops screens, at most as many as there are above the root.
  ///
  /// - Precondition: `count` is not negative.
  public func pop(_ count: Int = 1) { path.popScreens(count) }

  /// Pops all screens above the root.
  public func popToRoot() { path.removeAll() }

  /// Pops to the screen at an index, counted from 0 on the root.
  ///
  /// - Precondition: There is such a value. The root has none: use `popToRoot()`.
  public func pop(toIndex index: Int) { path.popToScreen(at: index) }

  /// Pops to the topmost screen with an equal value, and returns whether there is one.
  @discardableResult
  public func pop(to value: Path.Element) -> Bool { path.popToLastScreen { $0 == value } }

  /// Pops to the topmost screen whose value meets a condition, and returns whether there is one.
  ///
  /// - Throws: Any error of the condition; then the path is unchanged.
  @discardableResult
  public func pop(
    toLast type: Path.Element.Type,
    where predicate: (Path.Element) throws -> Bool
  ) rethrows -> Bool {
    try path.popToLastScreen(where: predicate)
  }

  /// Pops to the topmost screen with an identified value, and returns whether there is one.
  @discardableResult
  public func pop(toLast type: Path.Element.Type, id: Path.Element.ID) -> Bool
  where Path.Element: Identifiable {
    path.popToLastScreen { $0.id == id }
  }
}
