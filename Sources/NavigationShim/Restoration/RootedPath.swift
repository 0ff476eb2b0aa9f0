public import SwiftUI

/// The root of a stack together with the path above it, so that both change as one.
///
/// ```swift
/// @State private var path = RootedPath(root: Page.first, path: [Page]())
///
/// var body: some View {
///   RootedNavigationStack(path: $path) { page in
///     PageView(page: page).navigationDestination(for: Page.self) { PageView(page: $0) }
///   }
/// }
///
/// path.changeRoot(to: .third)                    // …, or with a path:
/// path.changeRoot(to: .third, path: [.fourth])
/// ```
///
/// The path is an array of routes or a `NavigationPath`. The whole is `Hashable`, `Codable` and
/// `Sendable` where its parts are. A `NavigationPath` is none of these, but a ``PathStore`` saves and
/// restores the whole with either.
///
/// An addition to SwiftUI's interface; but for its stack it is plain Swift.
public struct RootedPath<Root, Path> {
  /// What the stack shows at its bottom.
  public private(set) var root: Root

  /// What is shown above the root.
  public var path: Path

  /// Names a root and the path above it.
  public init(root: Root, path: Path) {
    self.root = root
    self.path = path
  }

  /// Changes the root, and the path with it.
  ///
  /// - Parameters:
  ///   - root: What the stack shows at its bottom from now on. If it is equal to the one that is
  ///     there, only the path changes.
  ///   - path: What is shown above it.
  public mutating func changeRoot(to root: Root, path: Path) {
    self = RootedPath(root: root, path: path)
  }
}

extension RootedPath where Path: RangeReplaceableCollection {
  /// Names a root with nothing above it.
  public init(root: Root) {
    self.init(root: root, path: Path())
  }

  /// Changes the root, and leaves nothing above it.
  ///
  /// - Parameter root: What the stack shows from now on.
  public mutating func changeRoot(to root: Root) {
    changeRoot(to: root, path: Path())
  }
}

extension RootedPath where Path == Shim.NavigationPath {
  /// Names a root with nothing above it.
  public init(root: Root) {
    self.init(root: root, path: Path())
  }

  /// Changes the root, and leaves nothing above it.
  ///
  /// - Parameter root: What the stack shows from now on.
  public mutating func changeRoot(to root: Root) {
    changeRoot(to: root, path: Path())
  }
}

extension RootedPath: Equatable where Root: Equatable, Path: Equatable {}
extension RootedPath: Hashable where Root: Hashable, Path: Hashable {}
extension RootedPath: Encodable where Root: Encodable, Path: Encodable {}
extension RootedPath: Decodable where Root: Decodable, Path: Decodable {}
extension RootedPath: Sendable where Root: Sendable, Path: Sendable {}

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
