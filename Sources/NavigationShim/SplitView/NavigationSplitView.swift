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
    @Environment(\.navigationConfiguration) private var configuration

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
      if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), configuration.host.isNative {
        NativeSplitView(columns: columns, visibility: visibility)
      } else {
        LinksSplitView(columns: columns)
      }
    }
  }
}

/// What the columns of a split view show.
private struct SplitViewColumns<Sidebar: View, Content: View, Detail: View> {
  let sidebar: Sidebar

  /// The column in the middle; `nil` where there are two.
  let content: Content?

  let detail: Detail
}

/// The columns of a `NavigationView`.
private struct LinksSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitViewColumns<Sidebar, Content, Detail>

  var body: some View {
    #if os(tvOS) || os(watchOS)
    navigationView
    #else
    if #available(iOS 15, macOS 12, *) {
      navigationView.navigationViewStyle(.columns)
    } else {
      navigationView.navigationViewStyle(DoubleColumnNavigationViewStyle())
    }
    #endif
  }

  @ViewBuilder private var navigationView: some View {
    // The number of children is the number of columns, so an empty one in the middle won't do.
    if let content = columns.content {
      NavigationView {
        column(columns.sidebar)
        column(content)
        column(columns.detail)
      }
    } else {
      NavigationView {
        column(columns.sidebar)
        column(columns.detail)
      }
    }
  }

  private func column(_ view: some View) -> some View {
    // Each view of a navigation view is a column.
    view.asOneView().modifier(ColumnPlace())
  }
}

/// SwiftUI's own split view.
@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
private struct NativeSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let columns: SplitViewColumns<Sidebar, Content, Detail>
  let visibility: Binding<Shim.NavigationSplitViewVisibility>?

  var body: some View {
    if let content = columns.content {
      if let visibility = visibility?.native {
        SwiftUI.NavigationSplitView(columnVisibility: visibility) {
          columns.sidebar
        } content: {
          content
        } detail: {
          columns.detail
        }
      } else {
        SwiftUI.NavigationSplitView {
          columns.sidebar
        } content: {
          content
        } detail: {
          columns.detail
        }
      }
    } else if let visibility = visibility?.native {
      SwiftUI.NavigationSplitView(columnVisibility: visibility) {
        columns.sidebar
      } detail: {
        columns.detail
      }
    } else {
      SwiftUI.NavigationSplitView {
        columns.sidebar
      } detail: {
        columns.detail
      }
    }
  }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
extension Shim.NavigationSplitViewVisibility {
  /// The same as SwiftUI's own.
  fileprivate var native: SwiftUI.NavigationSplitViewVisibility {
    get {
      switch self {
      case .all: .all
      case .doubleColumn: .doubleColumn
      case .detailOnly: .detailOnly
      default: .automatic
      }
    }
    set {
      switch newValue {
      case .all: self = .all
      case .doubleColumn: self = .doubleColumn
      case .detailOnly: self = .detailOnly
      default: self = .automatic
      }
    }
  }
}
