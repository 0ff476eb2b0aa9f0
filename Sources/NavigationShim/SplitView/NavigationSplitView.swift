public import SwiftUI

extension Shim {
  /// A view with two or three columns, where the choice in one decides what the next one shows.
  ///
  /// Where the system has no split view, the columns are those of a `NavigationView`, as Apple
  /// recommends in technical note 3154. That view decides by itself which columns are visible and how
  /// wide they are.
  ///
  /// A ``NavigationStack`` in a column pushes within that column.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationSplitView`, and is shown by it from iOS 16, macOS 13,
  ///   tvOS 16 and watchOS 9 on.
  public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    @Environment(\.navigationHost) private var host

    private let columns: SplitViewColumns<Sidebar, Content, Detail>
    private let visibility: Binding<NavigationSplitViewVisibility>?

    /// Creates a split view with three columns.
    ///
    /// Stands in for SwiftUI's initializer of the same signature.
    ///
    /// - Parameters:
    ///   - sidebar: The leading column.
    ///   - content: The column in the middle.
    ///   - detail: The trailing column.
    public init(
      @ViewBuilder sidebar: () -> Sidebar,
      @ViewBuilder content: () -> Content,
      @ViewBuilder detail: () -> Detail
    ) {
      columns = SplitViewColumns(sidebar: sidebar(), content: content(), detail: detail())
      visibility = nil
    }

    /// Creates a split view with three columns, and a say in which are visible.
    ///
    /// Stands in for SwiftUI's initializer of the same signature.
    ///
    /// - Parameters:
    ///   - columnVisibility: Which columns are visible. It is neither read nor written where the
    ///     system has no split view.
    ///   - sidebar: The leading column.
    ///   - content: The column in the middle.
    ///   - detail: The trailing column.
    public init(
      columnVisibility: Binding<NavigationSplitViewVisibility>,
      @ViewBuilder sidebar: () -> Sidebar,
      @ViewBuilder content: () -> Content,
      @ViewBuilder detail: () -> Detail
    ) {
      columns = SplitViewColumns(sidebar: sidebar(), content: content(), detail: detail())
      visibility = columnVisibility
    }

    /// Creates a split view with two columns.
    ///
    /// Stands in for SwiftUI's initializer of the same signature.
    ///
    /// - Parameters:
    ///   - sidebar: The leading column.
    ///   - detail: The trailing column.
    public init(
      @ViewBuilder sidebar: () -> Sidebar,
      @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
      columns = SplitViewColumns(sidebar: sidebar(), content: nil, detail: detail())
      visibility = nil
    }

    /// Creates a split view with two columns, and a say in which are visible.
    ///
    /// Stands in for SwiftUI's initializer of the same signature.
    ///
    /// - Parameters:
    ///   - columnVisibility: Which columns are visible. It is neither read nor written where the
    ///     system has no split view.
    ///   - sidebar: The leading column.
    ///   - detail: The trailing column.
    public init(
      columnVisibility: Binding<NavigationSplitViewVisibility>,
      @ViewBuilder sidebar: () -> Sidebar,
      @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
      columns = SplitViewColumns(sidebar: sidebar(), content: nil, detail: detail())
      visibility = columnVisibility
    }

    /// The columns, in the container that the system has.
    public var body: some View {
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), host.isNative {
        NativeSplitView(columns: columns, visibility: visibility)
      } else {
        LinksSplitView(columns: columns)
      }
    }
  }
}
