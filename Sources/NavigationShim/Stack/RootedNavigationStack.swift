public import SwiftUI

/// A navigation stack whose root is a part of what it is bound to.
///
/// Another root is another stack, which stands where the old one was at once: none of the old screens
/// is seen sliding off above the new root, and all of them are released. A path that changes without
/// the root moves as in any stack.
///
/// Without the shim it is
///
/// ```swift
/// NavigationStack(path: $state.path) { PageView(page: state.root) }.id(state.root)
/// ```
///
/// but for what old screens still have to say: a screen of another root doesn't change the path any
/// more, not even by a task that it has started.
///
/// An addition to SwiftUI's interface.
public struct RootedNavigationStack<Root: Hashable, Path, Content: View> {
  private let state: Binding<RootedPath<Root, Path>>
  private let content: (Root) -> Content
  private let stack: @MainActor (Binding<Path>, Content) -> Shim.NavigationStack<Path, Content>

  /// Creates a stack with a path of values of one type.
  ///
  /// - Parameters:
  ///   - path: The root, and what is shown above it.
  ///   - root: Makes the view at the bottom of the stack.
  public init(
    path: Binding<RootedPath<Root, Path>>,
    @ViewBuilder root: @escaping (Root) -> Content
  )
  where
    Path: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Path.Element: Hashable
  {
    state = path
    content = root
    stack = { path, root in Shim.NavigationStack(path: path) { root } }
  }

  /// Creates a stack with a path of any types of values.
  ///
  /// - Parameters:
  ///   - path: The root, and what is shown above it.
  ///   - root: Makes the view at the bottom of the stack.
  public init(
    path: Binding<RootedPath<Root, Path>>,
    @ViewBuilder root: @escaping (Root) -> Content
  ) where Path == Shim.NavigationPath {
    state = path
    content = root
    stack = { path, root in Shim.NavigationStack(path: path) { root } }
  }
}

extension RootedNavigationStack: View {
  /// The stack of the root that there is now.
  @MainActor public var body: some View {
    let root = state.wrappedValue.root
    stack(state[pathAbove: root], content(root)).id(root)
  }
}

extension RootedPath where Root: Hashable {
  /// The path, for as long as it is that of a root.
  ///
  /// Older systems write to links of screens that have gone, and a screen's own task may outlive it.
  fileprivate subscript(pathAbove root: Root) -> Path {
    get { path }
    set { if root == self.root { path = newValue } }
  }
}
