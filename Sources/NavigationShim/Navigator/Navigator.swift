public import Combine
public import SwiftUI

/// The path of the stack that a screen is in, for the screen's own use.
///
/// Every stack puts one into the environment, for its root and for all screens above it:
///
/// ```swift
/// struct OrderView: View {
///   @EnvironmentObject var navigator: Navigator<[Route]>
///
///   var body: some View {
///     Button("Back to the list") { navigator.popToRoot() }
///   }
/// }
/// ```
///
/// The parameter is the type of the stack's path: `[Route]`, or `NavigationPath`, for which
/// ``PathNavigator`` is the shorter name.
///
/// It publishes nothing, so that a screen which has it is not evaluated for every change of the path:
/// read ``path`` in actions rather than in `body`.
///
/// An addition to SwiftUI's interface.
@MainActor
public final class Navigator<Path>: ObservableObject {
  private var binding: Binding<Path>?

  nonisolated init() {}

  /// Takes in what the stack's view has been made with; from the evaluation of its body.
  func update(path: Binding<Path>) {
    binding = path
  }

  /// The stack's path.
  ///
  /// Set it as you would set the app's own: it is the same.
  public var path: Path {
    get { pathBinding.wrappedValue }
    set { pathBinding.wrappedValue = newValue }
  }

  /// A binding to the stack's path.
  public var pathBinding: Binding<Path> {
    guard let binding else {
      preconditionFailure(
        "a Navigator that no stack has made: get one by @EnvironmentObject on a stack's screen"
      )
    }
    return binding
  }
}

/// The navigator of a stack with a `NavigationPath`.
public typealias PathNavigator = Navigator<Shim.NavigationPath>

/// The functions of a `NavigationPath`.
extension Navigator where Path == Shim.NavigationPath {
  /// Pushes a screen for a value that can not be saved.
  ///
  /// - Parameter value: The value of the new top of the stack.
  public func push<V: Hashable>(_ value: V) {
    path.push(value)
  }

  /// Pushes a screen for a value that can be saved.
  ///
  /// - Parameter value: The value of the new top of the stack.
  public func push<V: Hashable & Codable>(_ value: V) {
    path.push(value)
  }

  /// Pops screens, at most as many as there are above the root.
  ///
  /// - Parameter count: How many screens to pop.
  /// - Precondition: `count` is not negative.
  public func pop(_ count: Int = 1) {
    path.pop(count)
  }

  /// Pops all screens above the root.
  public func popToRoot() {
    path.popToRoot()
  }

  /// Pops to the screen at an index of the path, which becomes the top.
  ///
  /// - Precondition: `index` is an index of the path's elements.
  public func pop(toIndex index: Int) {
    path.pop(toIndex: index)
  }

  /// Pops to the topmost screen with an equal value of the same type.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  @discardableResult
  public func pop<V: Hashable>(to value: V) -> Bool {
    path.pop(to: value)
  }

  /// Pops to the topmost screen with a value of a type.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  @discardableResult
  public func pop<V: Hashable>(toLast type: V.Type) -> Bool {
    path.pop(toLast: type)
  }

  /// Pops to the topmost screen with an identified value.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  @discardableResult
  public func pop<V: Hashable & Identifiable>(toLast type: V.Type, id: V.ID) -> Bool {
    path.pop(toLast: type, id: id)
  }

  /// Pops to the topmost screen whose value is of a type and meets a condition.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  /// - Throws: What the condition throws; then nothing changes.
  @discardableResult
  public func pop<V: Hashable>(
    toLast type: V.Type,
    where predicate: (V) throws -> Bool
  ) rethrows -> Bool {
    try path.pop(toLast: type, where: predicate)
  }

  /// Replaces the top by a screen for a value that can not be saved.
  ///
  /// - Parameter value: The value of the new top. At the root, it is pushed.
  public func popAndPush<V: Hashable>(_ value: V) {
    path.popAndPush(value)
  }

  /// Replaces the top by a screen for a value that can be saved.
  ///
  /// - Parameter value: The value of the new top. At the root, it is pushed.
  public func popAndPush<V: Hashable & Codable>(_ value: V) {
    path.popAndPush(value)
  }
}

/// The functions of a path whose elements are of one type.
extension Navigator
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable
{
  /// Pushes a screen for a value.
  ///
  /// - Parameter value: The value of the new top of the stack.
  public func push(_ value: Path.Element) {
    path.append(value)
  }

  /// Pops screens, at most as many as there are above the root.
  ///
  /// - Parameter count: How many screens to pop.
  /// - Precondition: `count` is not negative.
  public func pop(_ count: Int = 1) {
    precondition(
      count >= 0,
      "pop(\(count)): the number of screens to pop is negative; use push(_:) to add screens"
    )
    path.removeLast(min(count, path.count))
  }

  /// Pops all screens above the root.
  public func popToRoot() {
    path.removeAll()
  }

  /// Pops to the screen at an index of the path, which becomes the top.
  ///
  /// - Precondition: `index` is an index of the path. The root has none: use ``popToRoot()``.
  public func pop(toIndex index: Path.Index) {
    precondition(
      path.indices.contains(index),
      "pop(toIndex: \(index)): the path has no such index; use popToRoot() to pop to the root"
    )
    path.removeLast(path.distance(from: index, to: path.endIndex) - 1)
  }

  /// Pops to the topmost screen of a value.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  @discardableResult
  public func pop(to value: Path.Element) -> Bool {
    pop(toLastWhere: { $0 == value })
  }

  /// Pops to the topmost screen whose value meets a condition.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  /// - Throws: What the condition throws; then nothing changes.
  @discardableResult
  public func pop(toLastWhere predicate: (Path.Element) throws -> Bool) rethrows -> Bool {
    let current = path
    guard let index = try current.lastIndex(where: predicate) else { return false }
    let excess = current.distance(from: index, to: current.endIndex) - 1
    if excess > 0 { path.removeLast(excess) }
    return true
  }

  /// Replaces the top by a screen for a value.
  ///
  /// - Parameter value: The value of the new top. At the root, it is pushed.
  public func popAndPush(_ value: Path.Element) {
    var changed = path
    if !changed.isEmpty { changed.removeLast() }
    changed.append(value)
    path = changed
  }
}

extension Navigator
where
  Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Path.Element: Hashable & Identifiable
{
  /// Pops to the topmost screen of an identified value.
  ///
  /// - Returns: Whether there is one. If not, nothing changes.
  @discardableResult
  public func pop(toLastID id: Path.Element.ID) -> Bool {
    pop(toLastWhere: { $0.id == id })
  }
}
