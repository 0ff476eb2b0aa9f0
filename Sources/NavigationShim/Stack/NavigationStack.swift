import Combine
import LinkStackEngine
public import SwiftUI

extension Shim {
  /// A view that shows a root and, above it, a screen for each element of a path.
  ///
  /// ```swift
  /// struct ShopView: View {
  ///   @State private var path: [Route] = []
  ///
  ///   var body: some View {
  ///     NavigationStack(path: $path) {
  ///       NavigationLink("Order 42", value: Route.order(42))
  ///         .navigationDestination(for: Route.self) { Text(String(describing: $0)) }
  ///     }
  ///     .onOpenURL { _ in path = [.order(42), .item(7)] }  // A deep link.
  ///   }
  /// }
  /// ```
  ///
  /// You can set the path to any length at once, and it is complete from the first moment. On older systems, which
  /// take one push at a time, the screens follow one after another, with a single transition.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationStack`, which shows it from iOS 16, macOS 13, tvOS 16 and watchOS 9
  ///   on: see `View.navigationHost(_:)`.
  public struct NavigationStack<Data, Root: View> {
    /// The app's path; a constant if it has given none.
    ///
    /// A property by itself, so that SwiftUI installs the binding. Inside another value it would read, in `body`, the
    /// path that it was made with, and reading it would evaluate the view that made it.
    private let path: Binding<Data>

    /// `nil` for a stack without a path from the app.
    private let kind: Kind?

    private let root: Root

    @StateObject private var navigator = Navigator<Data>()
    @StateObject private var native = NativePath<Data>()
    @EnvironmentValue(\.navigationConfiguration) private var configuration
    @EnvironmentValue(\.navigationPlace) private var place

    private struct Kind {
      let access: @MainActor (Binding<Data>) -> StackPath
      let nativeView: @MainActor (NativeStack<Data>, Root) -> AnyView
    }

    /// Creates a stack that keeps its own path, as SwiftUI's `NavigationStack.init(root:)` does.
    ///
    /// If an app or a split view recreates the stack for another width, the path is lost. To keep it, or to navigate
    /// from code in a column of a split view, give the stack a path.
    ///
    /// - Parameter root: The view at the bottom of the stack.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
      path = .constant(NavigationPath())
      kind = nil
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
      self.path = path
      kind = Kind(access: { StackPath($0) }, nativeView: { $0.view(around: $1) })
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
      self.path = path
      kind = Kind(access: { StackPath($0) }, nativeView: { $0.view(around: $1) })
      self.root = root()
    }
  }
}

extension Shim.NavigationStack: View {
  /// The stack, in the system's container.
  @MainActor public var body: some View {
    // Its type is erased here, as that of SwiftUI's stack has to be. A condition around it would cost something in
    // each evaluation.
    guard let kind else { return AnyView(PathlessStack(root: root)) }
    guard configuration.host.isNative else {
      let access = kind.access(path)
      let stack = LinksStackView(path: access, root: AnyView(root), navigator: navigator) {
        [navigator, path] in navigator.update(path: path, in: $0)
      }
      return place.mayBeColumn ? AnyView(ColumnReader { _ in stack }) : AnyView(stack)
    }
    let stack = NativeStack(
      path: path,
      navigator: navigator,
      native: native,
      bindings: $native,
      configuration: configuration
    )
    return kind.nativeView(stack, root)
  }
}

/// A stack without a path from the app: it keeps one for its navigator.
///
/// In a column of SwiftUI's split view, SwiftUI keeps that path. The system then pops the column's screens when
/// people select another row in an earlier column. A link stack does the same.
private struct PathlessStack<Root: View>: View {
  let root: Root

  @StateObject private var own = StackPath.Own()
  @EnvironmentValue(\.navigationConfiguration.host) private var host
  @EnvironmentValue(\.navigationPlace) private var place

  var body: some View {
    if place.mayBeColumn {
      ColumnReader { isInColumn in
        stack(isInColumn: isInColumn)
          .environment(\.navigationPlace, isInColumn ? place.ofPathlessStack : .outside)
      }
    } else {
      stack(isInColumn: false)
    }
  }

  @MainActor @ViewBuilder private func stack(isInColumn: Bool) -> some View {
    if isInColumn, host.isNative, #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
      SystemStack(root: root)
    } else {
      Shim.NavigationStack(path: $own.path) { root }
    }
  }
}

/// SwiftUI's stack, which keeps its path to itself.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct SystemStack<Root: View>: View {
  let root: Root

  @StateObject private var navigator = Navigator<Shim.NavigationPath>()
  @EnvironmentValue(\.navigationConfiguration) private var configuration

  var body: some View {
    let _ = navigator.updateWithoutPath(configuration.warningLog)
    SwiftUI.NavigationStack { root }
      .environment(\.navigationPlace, .native(nil))
      .environmentObject(navigator)
  }
}
