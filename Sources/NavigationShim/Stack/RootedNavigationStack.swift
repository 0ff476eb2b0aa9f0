public import SwiftUI

/// A navigation stack that is bound to its root and its path together.
///
/// If the root changes, a new stack replaces the old one at once, without old screens sliding off above the new root.
/// Without the shim, that is a `NavigationStack(path: $state.path)` with the modifier `id(state.root)`. But here, a
/// screen of a former root can no longer change the path, not even by a task that it has started.
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
  /// The stack of the root that there is now.
  @MainActor public var body: some View {
    let root = state.wrappedValue.root
    stack(state[pathAbove: root], content(root)).id(root)
  }
}

extension RootedPath where Root: Hashable {
  /// The path, while it is that of a root: older systems write to links of screens that have gone, and tasks may
  /// outlive them.
  fileprivate subscript(pathAbove root: Root) -> Path {
    get { path }
    set { if root == self.root { path = newValue } }
  }
}
