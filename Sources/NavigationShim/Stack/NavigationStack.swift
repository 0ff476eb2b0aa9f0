import Combine
import LinkStackEngine
public import SwiftUI

extension Shim {
  /// A view that shows a root and, above it, a screen for each element of a path.
  ///
  /// The path can be set to any depth at once, and reads as a whole from the first moment on. On systems that take
  /// only one push at a time, the screens follow one after another.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationStack`, which shows it from iOS 16, macOS 13, tvOS 16 and watchOS 9
  ///   on: see `View.navigationHost(_:)`.
  public struct NavigationStack<Data, Root: View> {
    private let path: (binding: Binding<Data>, kind: Kind)?
    private let root: Root

    @StateObject private var navigator = Navigator<Data>()
    @Environment(\.navigationConfiguration) private var configuration
    @Environment(\.navigationPlace) private var place

    private struct Kind {
      let access: @MainActor (Binding<Data>) -> StackPath
      let nativeView: @MainActor (NativeStack<Data>, Root) -> AnyView
    }

    /// Creates a stack that keeps its own path, as SwiftUI's `NavigationStack.init(root:)` does.
    ///
    /// The path goes with the stack, also where an app or a split view builds its stacks anew for another width. To
    /// keep it, or to navigate from code in a column of a split view, give the stack a path.
    ///
    /// - Parameter root: The view at the bottom of the stack.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
      path = nil
      self.root = root()
    }

    /// Creates a stack with a path of values of any types, as SwiftUI's initializer does.
    ///
    /// - Parameters:
    ///   - path: The values of the screens above the root.
    ///   - root: The view at the bottom of the stack.
    public init(
      path: Binding<NavigationPath>,
      @ViewBuilder root: () -> Root
    ) where Data == NavigationPath {
      self.path = (path, Kind(access: { StackPath($0) }, nativeView: { $0.view(around: $1) }))
      self.root = root()
    }

    /// Creates a stack with a path of values of one type, as SwiftUI's initializer does.
    ///
    /// - Parameters:
    ///   - path: The values of the screens above the root.
    ///   - root: The view at the bottom of the stack.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
      Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
      Data.Element: Hashable
    {
      self.path = (path, Kind(access: { StackPath($0) }, nativeView: { $0.view(around: $1) }))
      self.root = root()
    }
  }
}

extension Shim.NavigationStack: View {
  /// The stack, in the container that the system has.
  @MainActor public var body: some View {
    // Erased here, where SwiftUI's own stack has to be: a condition around it would be paid for by each evaluation.
    guard let path else { return AnyView(PathlessStack(root: AnyView(root))) }
    guard configuration.host.isNative else {
      let access = path.kind.access(path.binding)
      let stack = LinksStackView(path: access, root: AnyView(root), navigator: navigator) {
        navigator.update(path: path.binding, in: $0)
      }
      return place.mayBeColumn ? AnyView(StackInColumn { _ in stack }) : AnyView(stack)
    }
    let stack = NativeStack(
      path: path.binding,
      navigator: navigator,
      bindings: $navigator,
      configuration: configuration,
      place: place
    )
    return path.kind.nativeView(stack, root)
  }
}

/// A stack that the app has given no path: it keeps one for its navigator.
///
/// In a column of SwiftUI's own split view it is SwiftUI's alone: if the path is its own, the system pops what has
/// been pushed when another row is selected in a column before. A stack of links does the same.
private struct PathlessStack: View {
  let root: AnyView

  @StateObject private var own = StackPath.Own()
  @Environment(\.navigationConfiguration.host) private var host
  @Environment(\.navigationPlace) private var place

  var body: some View {
    if place.mayBeColumn {
      StackInColumn { stack(isInColumn: $0) }
    } else {
      stack(isInColumn: false)
    }
  }

  @MainActor @ViewBuilder private func stack(isInColumn: Bool) -> some View {
    if isInColumn, host.isNative, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      SystemStack(root: root)
    } else {
      let _ = isInColumn ? place.column?.add(own) : nil
      Shim.NavigationStack(path: $own.path) { root }
    }
  }
}

/// SwiftUI's own stack, with a path that it keeps to itself.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct SystemStack: View {
  let root: AnyView

  @StateObject private var navigator = Navigator<Shim.NavigationPath>()
  @Environment(\.navigationConfiguration.warnings) private var warnings

  var body: some View {
    let _ = navigator.updateWithoutPath(warnings ?? .shared)
    SwiftUI.NavigationStack { root.background(SwipeBack()) }
      .environment(\.navigationPlace, .native(.pathless))
      .environmentObject(navigator)
  }
}
