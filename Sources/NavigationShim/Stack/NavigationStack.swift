public import SwiftUI

extension Shim {
  /// A view that shows a root and, above it, a screen for each element of a path.
  ///
  /// ```swift
  /// NavigationStack(path: $path) {
  ///   List(parks) { park in
  ///     NavigationLink(park.name, value: park)
  ///   }
  ///   .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
  /// }
  /// ```
  ///
  /// The path can be set to any depth at once, and reads as a whole from the first moment on. On
  /// systems that take only one push at a time, the screens follow one after another.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationStack`, which shows it from iOS 16, macOS 13, tvOS
  ///   16 and watchOS 9 on: see `View.navigationHost(_:)`.
  public struct NavigationStack<Data, Root: View> {
    @Environment(\.navigationConfiguration) private var configuration
    @Environment(\.collapsedColumn) private var collapsedColumn
    @Environment(\.columnStacks) private var columnStacks
    #if os(iOS) || os(visionOS) || !canImport(Darwin)
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    #endif
    @StateObject private var ownPath = OwnPath()

    private let keepsPath: Bool
    private let path: (Binding<NavigationPath>) -> Binding<Data>
    private let access: @MainActor (Binding<Data>) -> StackPath
    private let root: Root

    /// Creates a stack that keeps its own path.
    ///
    /// If the width class changes, and the app or a split view then shows the stack in another
    /// place of its views, it is a new stack to SwiftUI. The new stack takes over the path of the
    /// old one, if the type of the root tells which one that was. If an `id(_:)` changes, or the
    /// width stays the same, the new stack starts with its root.
    ///
    /// Stands in for SwiftUI's `NavigationStack.init(root:)`.
    ///
    /// - Parameter root: The view at the bottom of the stack.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
      keepsPath = true
      path = { $0 }
      access = { StackPath($0) }
      self.root = root()
    }

    /// Creates a stack with a path of values of any types.
    ///
    /// Stands in for SwiftUI's initializer of the same signature.
    ///
    /// - Parameters:
    ///   - path: The values of the screens above the root.
    ///   - root: The view at the bottom of the stack.
    public init(
      path: Binding<NavigationPath>,
      @ViewBuilder root: () -> Root
    ) where Data == NavigationPath {
      keepsPath = false
      self.path = { _ in path }
      access = { StackPath($0) }
      self.root = root()
    }

    /// Creates a stack with a path of values of one type.
    ///
    /// Stands in for SwiftUI's initializer of the same signature.
    ///
    /// - Parameters:
    ///   - path: The values of the screens above the root.
    ///   - root: The view at the bottom of the stack.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
      Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
      Data.Element: Hashable
    {
      keepsPath = false
      self.path = { _ in path }
      access = { StackPath($0) }
      self.root = root()
    }
  }
}

extension Shim.NavigationStack: View {
  /// The stack, in the container that the system has.
  @ViewBuilder @MainActor public var body: some View {
    let _ = keepsPath ? ownPath.update(surroundings, in: columnStacks, configuration) : ()
    let path = path($ownPath.path)
    if configuration.host.isNative {
      NativeStackView(path: path, access: access(path), root: root)
    } else {
      LinksStackView(path: path, access: access(path), root: root)
    }
  }
  @MainActor private var surroundings: OwnPath.Surroundings {
    let isCollapsed = collapsedColumn != nil
    #if os(iOS) || os(visionOS) || !canImport(Darwin)
    let width = StackWidth(sizeClass: horizontalSizeClass, isCollapsed: isCollapsed)
    #else
    let width = StackWidth(isCollapsed: isCollapsed)
    #endif
    return OwnPath.Surroundings(root: ObjectIdentifier(Root.self), width: width)
  }
}
