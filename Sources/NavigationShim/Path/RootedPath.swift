/// The root of a stack together with the path above it, so that both change at once.
///
/// ```swift
/// enum Page: Hashable {
///   case welcome, inbox
///   case message(Int)
/// }
///
/// var state = RootedPath(root: Page.welcome, path: [Page]())
/// state.changeRoot(to: .inbox, path: [.message(1)])
/// state.changeRoot(to: .welcome)  // The path is empty.
/// ```
///
/// Bind it to a ``RootedNavigationStack``. The path is an array of routes or a `NavigationPath`. A ``PathStore`` of a
/// rooted path saves and restores both. See [Which path holder do I
/// need?](<doc:NavigatingFromCode#Which-path-holder-do-I-need>).
///
/// An addition to SwiftUI's interface, in plain Swift.
public struct RootedPath<Root, Path> {
  /// The value of the screen at the bottom of the stack.
  public private(set) var root: Root

  /// The screens above the root.
  public var path: Path

  /// Creates a root with the path above it.
  public init(root: Root, path: Path) {
    self.root = root
    self.path = path
  }

  /// Changes the root and the path.
  ///
  /// If the root is equal, only the path changes.
  public mutating func changeRoot(to root: Root, path: Path) {
    self = RootedPath(root: root, path: path)
  }
}

extension RootedPath where Path: RangeReplaceableCollection {
  /// Creates a root with nothing above it.
  public init(root: Root) { self.init(root: root, path: Path()) }

  /// Changes the root, and removes all screens above it.
  public mutating func changeRoot(to root: Root) { changeRoot(to: root, path: Path()) }
}

extension RootedPath where Path == Shim.NavigationPath {
  /// Creates a root with nothing above it.
  public init(root: Root) { self.init(root: root, path: Path()) }

  /// Changes the root, and removes all screens above it.
  public mutating func changeRoot(to root: Root) { changeRoot(to: root, path: Path()) }
}

extension RootedPath: Equatable where Root: Equatable, Path: Equatable {}
extension RootedPath: Hashable where Root: Hashable, Path: Hashable {}
extension RootedPath: Encodable where Root: Encodable, Path: Encodable {}
extension RootedPath: Decodable where Root: Decodable, Path: Decodable {}
extension RootedPath: Sendable where Root: Sendable, Path: Sendable {}
