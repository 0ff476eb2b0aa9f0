public import SwiftUI

extension Shim {
  /// A view with two or three columns, where the selection in one column decides what the next one shows.
  ///
  /// ```swift
  /// struct MailView: View {
  ///   @State private var mailbox: String?
  ///   @State private var path: [Int] = []
  ///
  ///   var body: some View {
  ///     NavigationSplitView {
  ///       List(["Inbox", "Sent"], id: \.self, selection: $mailbox) { Text($0) }
  ///     } detail: {
  ///       NavigationStack(path: $path) {
  ///         NavigationLink("Message 1", value: 1)
  ///           .navigationDestination(for: Int.self) { Text("Message \($0)") }
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// On older systems, the columns are those of a `NavigationView`, as Apple recommends in technical note 3154. That
  /// view decides which columns are visible and how wide they are. In compact width, and on tvOS and watchOS, the
  /// columns are the screens of a stack, and a selection in a ``List`` shows the next one.
  ///
  /// A ``NavigationStack`` in a column pushes within that column.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationSplitView`, which shows it from iOS 16, macOS 13, tvOS 16 and watchOS
  ///   9 on.
  public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    @Environment(\.navigationConfiguration) private var configuration

    private let columns: SplitViewColumns<Sidebar, Content, Detail>
  }
}

extension Shim.NavigationSplitView: View {
  /// The columns, in the system's container.
  @MainActor @ViewBuilder public var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), configuration.host.isNative {
      NativeSplitView(columns: columns)
    } else {
      LinksSplitView(columns: columns.erased)
    }
  }
}

// Each form stands in for SwiftUI's of the same signature, and is emitted into its callers, so that an app contains
// only the forms it uses.
extension Shim.NavigationSplitView {
  @usableFromInline
  init(
    _ visibility: Binding<Shim.NavigationSplitViewVisibility>?,
    _ preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>?,
    _ sidebar: Sidebar,
    _ content: Content?,
    _ detail: Detail
  ) {
    columns = SplitViewColumns(
      sidebar: sidebar,
      content: content,
      detail: detail,
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
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns, with a binding to the column on top in compact width.
  ///
  /// On iOS 16, macOS 13, tvOS 16 and watchOS 9, the binding is neither read nor written.
  @_alwaysEmitIntoClient
  public init(
    preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns, with a binding to the visible ones.
  ///
  /// On older systems, the binding is neither read nor written.
  @_alwaysEmitIntoClient
  public init(
    columnVisibility: Binding<Shim.NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns, with bindings to the visible ones, and to the one on top in compact
  /// width.
  @_alwaysEmitIntoClient
  public init(
    columnVisibility: Binding<Shim.NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates a split view with two columns.
  @_alwaysEmitIntoClient
  public init(
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, nil, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns, with a binding to the column on top in compact width.
  @_alwaysEmitIntoClient
  public init(
    preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, preferredCompactColumn, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns, with a binding to the visible ones.
  @_alwaysEmitIntoClient
  public init(
    columnVisibility: Binding<Shim.NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, nil, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns, with bindings to the visible ones, and to the one on top in compact
  /// width.
  @_alwaysEmitIntoClient
  public init(
    columnVisibility: Binding<Shim.NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail())
  }
}
