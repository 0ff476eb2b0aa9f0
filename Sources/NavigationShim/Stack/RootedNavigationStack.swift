public import SwiftUI

/// A navigation stack that is bound to its root and its path together.
///
/// ```swift
/// enum Home: Hashable {
///   case welcome, inbox
/// }
///
/// struct MailScene: View {
///   @State private var state = RootedPath(root: Home.welcome, path: NavigationPath())
///
///   var body: some View {
///     RootedNavigationStack($state) { home in
///       switch home {
///       case .welcome: Button("Sign in") { state.changeRoot(to: .inbox) }
///       case .inbox: Button("Sign out") { state.changeRoot(to: .welcome) }
///       }
///     }
///   }
/// }
/// ```
///
/// If the root changes, a new stack replaces the old one at once, and people don't see the old screens pop. Apple's
/// equivalent is a `NavigationStack(path: $state.path)` with the modifier `id(state.root)`. Here, the navigator
/// and the navigation links of a screen above a former root no longer change the path, not even from a task that the
/// screen has started.
///
/// An addition to SwiftUI's interface.
public struct RootedNavigationStack<Root: Hashable, Path, Content: View> {
  private let state: Binding<RootedPath<Root, Path>>
  private let content: (Root) -> Content
  private let stack: @MainActor (Binding<Path>, Content) -> Shim.NavigationStack<Path, Content>

  /// Creates a stack with a path of values of one type.
  ///
  /// - Parameters:
  ///   - rootedPath: The root, and the values of the screens above it.
  ///   - root: Makes the view at the bottom of the stack.
  public init(
    _ rootedPath: Binding<RootedPath<Root, Path>>,
    @ViewBuilder root: @escaping (Root) -> Content
  )
  where
    Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Path.Element: Hashable
  {
    state = rootedPath
    content = root
    stack = { path, root in Shim.NavigationStack(path: path) { root } }
  }

  /// Creates a stack with a path of values of any types.
  public init(
    _ rootedPath: Binding<RootedPath<Root, Path>>,
    @ViewBuilder root: @escaping (Root) -> Content
  ) where Path == Shim.NavigationPath {
    state = rootedPath
    content = root
    stack = { path, root in Shim.NavigationStack(path: path) { root } }
  }
}

extension RootedNavigationStack: View {
  /// The stack above the current root.
  @MainActor public var body: some View {
    let root = state.wrappedValue.root
    stack(state[pathAbove: root], content(root)).id(root)
  }
}

extension RootedPath where Root: Hashable {
  /// The path above a root.
  ///
  /// It can't be set after the root has changed: older systems write to navigation links of removed screens, and
  /// tasks may outlive their screens.
  fileprivate subscript(pathAbove root: Root) -> Path {
    get { path }
    set { if root == self.root { path = newValue } }
  }
}
