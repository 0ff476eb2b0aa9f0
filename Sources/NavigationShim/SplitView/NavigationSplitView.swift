public import SwiftUI

extension Shim {
  /// A view with two or three columns, where the selection in one column decides what the next one
  /// shows.
  ///
  /// On systems without a split view, the columns are those of a `NavigationView`, as Apple
  /// recommends in technical note 3154. That view decides by itself which columns are visible and
  /// how wide they are. In compact width, and on tvOS and watchOS, the columns are the screens of a
  /// stack, and a selection in a ``List`` shows the next one.
  ///
  /// A ``NavigationStack`` in a column pushes within that column.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationSplitView`, and is shown by it from iOS 16, macOS 13,
  ///   tvOS 16 and watchOS 9 on.
  public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    @Environment(\.navigationConfiguration) private var configuration

    private let columns: SplitViewColumns
  }
}

extension Shim.NavigationSplitView: View {
  /// The columns, in the container that the system has.
  @MainActor @ViewBuilder public var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), configuration.host.isNative {
      NativeSplitView(columns: columns)
    } else {
      LinksSplitView(columns: columns)
    }
  }
}

// Each form stands in for SwiftUI's of the same signature, and is compiled into its callers: an app pays for what it
// uses.
extension Shim.NavigationSplitView {
  @usableFromInline
  init(
    _ visibility: Binding<Shim.NavigationSplitViewVisibility>?,
    _ preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>?,
    sidebar: Sidebar,
    content: Content?,
    detail: Detail
  ) {
    columns = SplitViewColumns(
      sidebar: AnyView(sidebar),
      content: content.map { AnyView($0) },
      detail: AnyView(detail),
      visibility: visibility,
      preferredCompactColumn: preferredCompactColumn
    )
  }

  /// Creates a split view with three columns.
  @_alwaysEmitIntoClient
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil,
      nil,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  /// Creates a split view with three columns, and a say in which is on top in compact width.
  ///
  /// The column is neither read nor written on iOS 16, macOS 13, tvOS 16 and watchOS 9.
  @_alwaysEmitIntoClient
  public init(
    preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      nil,
      preferredCompactColumn,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  /// Creates a split view with three columns, and a say in which of them are visible.
  ///
  /// The visibility is neither read nor written on systems without a split view.
  @_alwaysEmitIntoClient
  public init(
    columnVisibility: Binding<Shim.NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility,
      nil,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  /// Creates a split view with three columns, and a say in which of them are visible, and on top in compact width.
  @_alwaysEmitIntoClient
  public init(
    columnVisibility: Binding<Shim.NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility,
      preferredCompactColumn,
      sidebar: sidebar(),
      content: content(),
      detail: detail()
    )
  }

  /// Creates a split view with two columns.
  @_alwaysEmitIntoClient
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      nil,
      nil,
      sidebar: sidebar(),
      content: nil,
      detail: detail()
    )
  }

  /// Creates a split view with two columns, and a say in which is on top in compact width.
  @_alwaysEmitIntoClient
  public init(
    preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      nil,
      preferredCompactColumn,
      sidebar: sidebar(),
      content: nil,
      detail: detail()
    )
  }

  /// Creates a split view with two columns, and a say in which of them are visible.
  @_alwaysEmitIntoClient
  public init(
    columnVisibility: Binding<Shim.NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      columnVisibility,
      nil,
      sidebar: sidebar(),
      content: nil,
      detail: detail()
    )
  }

  /// Creates a split view with two columns, and a say in which of them are visible, and on top in compact width.
  @_alwaysEmitIntoClient
  public init(
    columnVisibility: Binding<Shim.NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(
      columnVisibility,
      preferredCompactColumn,
      sidebar: sidebar(),
      content: nil,
      detail: detail()
    )
  }
}
