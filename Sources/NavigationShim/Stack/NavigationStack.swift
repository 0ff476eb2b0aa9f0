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
    /// The app's path, and the stack's view of it; `nil` where the app has given none.
    private let path: (binding: Binding<Data>, access: @MainActor (Binding<Data>) -> StackPath)?
    private let root: Root

    @Environment(\.navigationConfiguration.host) private var host

    /// Creates a stack that keeps its own path.
    ///
    /// The path goes with the stack, also where an app or a split view builds its stacks anew for another width. To
    /// keep it, or to navigate from code in a column of a split view, give the stack a path.
    ///
    /// Stands in for SwiftUI's `NavigationStack.init(root:)`.
    ///
    /// - Parameter root: The view at the bottom of the stack.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
      path = nil
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
      self.path = (path, { StackPath($0) })
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
      self.path = (path, { StackPath($0) })
      self.root = root()
    }
  }
}

extension Shim.NavigationStack: View {
  /// The stack, in the container that the system has.
  @ViewBuilder @MainActor public var body: some View {
    if let path {
      if host.isNative {
        NativeStackView(path: path.binding, access: path.access(path.binding), root: root)
      } else {
        LinksStackView(path: path.binding, access: path.access(path.binding), root: root)
      }
    } else {
      PathlessStack(root: root)
    }
  }
}
