public import Combine
public import SwiftUI

/// An object with which a screen reads and changes the path of its stack.
///
/// ```swift
/// struct ItemView: View {
///   let number: Int
///
///   @EnvironmentObject private var navigator: PathNavigator
///
///   var body: some View {
///     Button("Next item") { navigator.push(Route.item(number + 1)) }
///     Button("Back to the order") { navigator.pop() }
///     Button("Back to the orders") { navigator.popToRoot() }
///   }
/// }
/// ```
///
/// Every stack puts one into the environment of its root and of all screens above it. It is a ``PathNavigator`` where
/// the path is a `NavigationPath`, or where the stack has no binding, and a `Navigator<[Route]>` where the path is an
/// array. See <doc:NavigatingFromCode>.
///
/// A navigator doesn't publish changes of the path, so that its screens aren't evaluated for each. Read ``path`` in
/// actions, not in `body`. A navigator retains the path's binding, and with it the object that has the path as a
/// property: let that object refer to the navigator by a `weak` reference.
///
/// An addition to SwiftUI's interface, isolated to the main actor.
@MainActor
public final class Navigator<Path>: ObservableObject {
  private var binding: Binding<Path>?
  private weak var stack: (any LiveStacks.Stack)?

  /// Whether a stack has ever had the navigator.
  private var hasHadStack = false

  /// The log for uses of a path that SwiftUI keeps to itself; `nil` for any other path.
  private var warnings: WarningLog?

  nonisolated init() {}

  /// Creates a navigator without a stack, to preview or test a screen that has one.
  ///
  /// ```swift
  /// struct OrderButton: View {
  ///   @EnvironmentObject private var navigator: Navigator<[Int]>
  ///
  ///   var body: some View {
  ///     Button("Order 42") { navigator.push(42) }
  ///   }
  /// }
  ///
  /// struct OrderButtonPreview: View {
  ///   @State private var path: [Int] = []
  ///
  ///   var body: some View {
  ///     OrderButton().environmentObject(Navigator(path: $path))
  ///   }
  /// }
  /// ```
  ///
  /// It changes the path, and shows nothing, so ``navigate(_:)`` returns at once.
  ///
  /// - Parameter path: The path to change. In a test, a binding to the test's own variable.
  public init(path: Binding<Path>) { binding = path }

  /// Takes in the stack and its path.
  ///
  /// Called from the evaluation of its body.
  func update(path: Binding<Path>, in stack: any LiveStacks.Stack) {
    binding = path
    self.stack = stack
    hasHadStack = true
  }

  /// Takes in a stack without a path from the app, whose path SwiftUI keeps to itself.
  func updateWithoutPath(_ warnings: WarningLog) where Path == Shim.NavigationPath {
    self.warnings = warnings
    binding = .constant(Shim.NavigationPath())
    hasHadStack = true
  }

  /// The stack's path.
  ///
  /// If the stack is in a column of SwiftUI's split view and has no path of yours, SwiftUI keeps the path to itself:
  /// this property is empty, and setting it only logs a warning. ``navigate(_:)`` then returns `detached`.
  ///
  /// - Precondition: The navigator is a stack's, or was created with a path.
  public var path: Path {
    get { pathBinding.wrappedValue }
    set {
      pathBinding.wrappedValue = newValue
      stack?.pathMayHaveChanged()
    }
  }

  /// A binding to the stack's path.
  ///
  /// - Precondition: The navigator is a stack's, or was created with a path.
  public var pathBinding: Binding<Path> {
    guard let binding else {
      trap("a Navigator that no stack has made: get one by @EnvironmentObject on a stack's screen")
    }
    warnings?.warn(.navigatorWithoutPath)
    return binding
  }

  /// Changes the path, waits for the last screen of this stack, and returns how the change ended.
  ///
  /// ```swift
  /// func showItem(with navigator: Navigator<[Route]>) async {
  ///   let outcome = await navigator.navigate { $0 = [.order(42), .item(7)] }
  ///   if outcome == .presented { print("Item 7 is in place.") }
  /// }
  /// ```
  ///
  /// The path changes at once and as a whole, so call this only if code has to wait for the last screen. The native
  /// stack takes the change in one step, and the wait ends with its transition. On macOS and watchOS that transition
  /// can't be observed, so the wait ends at once.
  ///
  /// - Parameter transform: The change, called once and before the first suspension.
  @discardableResult
  public func navigate(_ transform: (inout Path) -> Void) async -> NavigationOutcome {
    var new = pathBinding.wrappedValue
    transform(&new)
    path = new
    return hasHadStack ? await LiveStacks.wait(for: new) { [weak self] in self?.stack } : .presented
  }
}

/// The navigator of a stack with a `NavigationPath`.
public typealias PathNavigator = Navigator<Shim.NavigationPath>

/// The methods of the path that most screens need. For the others, change the ``path``.
extension Navigator where Path == Shim.NavigationPath {
  /// Pushes a screen for a value that isn't known to be `Codable`, as `NavigationPath.push(_:)` does.
  public func push<V: Hashable>(_ value: V) { path.push(value) }

  /// Pushes a screen for a value that can be saved.
  public func push<V: Hashable & Codable>(_ value: V) { path.push(value) }

  /// Pops screens, at most as many as there are above the root, as ``Shim/NavigationPath/pop(_:)`` does.
  ///
  /// - Precondition: `count` is not negative.
  public func pop(_ count: Int = 1) { path.pop(count) }

  /// Pops all screens above the root.
  public func popToRoot() { path.popToRoot() }
}

/// The same methods for a path of values of one type.
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
}
