/// The root of a stack together with the path above it, so that both change as one.
///
/// ```swift
/// @State private var path = RootedPath(root: Page.first, path: [Page]())
///
/// RootedNavigationStack($path) { PageView(page: $0) }
///
/// path.changeRoot(to: .third)                    // …, or with a path:
/// path.changeRoot(to: .third, path: [.fourth])
/// ```
///
/// The path is an array of routes or a `NavigationPath`; a ``PathStore`` saves and restores the whole with either.
///
/// An addition to SwiftUI's interface. It is plain Swift; only its stack needs SwiftUI.
public struct RootedPath<Root, Path> {
  /// The value of the screen at the bottom of the stack.
  public private(set) var root: Root

  /// The screens above the root.
  public var path: Path

  /// Names a root and the path above it.
  public init(root: Root, path: Path) {
    self.root = root
    self.path = path
  }

  /// Changes the root, and the path with it; to an equal root, only the path changes.
  public mutating func changeRoot(to root: Root, path: Path) {
    self = RootedPath(root: root, path: path)
  }
}

extension RootedPath where Path: RangeReplaceableCollection {
  /// Names a root with nothing above it.
  public init(root: Root) { self.init(root: root, path: Path()) }

  /// Changes the root, and removes all screens above it.
  public mutating func changeRoot(to root: Root) { changeRoot(to: root, path: Path()) }
}

extension RootedPath where Path == Shim.NavigationPath {
  /// Names a root with nothing above it.
  public init(root: Root) { self.init(root: root, path: Path()) }

  /// Changes the root, and removes all screens above it.
  public mutating func changeRoot(to root: Root) { changeRoot(to: root, path: Path()) }
}

extension RootedPath: Equatable where Root: Equatable, Path: Equatable {}
extension RootedPath: Hashable where Root: Hashable, Path: Hashable {}
extension RootedPath: Encodable where Root: Encodable, Path: Encodable {}
extension RootedPath: Decodable where Root: Decodable, Path: Decodable {}
extension RootedPath: Sendable where Root: Sendable, Path: Sendable {}
