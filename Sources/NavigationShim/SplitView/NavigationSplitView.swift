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
    @EnvironmentValue(\.navigationConfiguration) private var configuration

    private let columns: SplitViewColumns<Sidebar, Content, Detail>
  }
}

extension Shim.NavigationSplitView: View {
  /// The columns, in the system's container.
  @MainActor @ViewBuilder public var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *), configuration.host.isNative {
      NativeSplitView(columns: columns)
    } else {
      LinksSplitView(
        sidebar: AnyView(columns.sidebar),
        upper: columns.upper,
        preferredCompactColumn: columns.preferredCompactColumn
      )
    }
  }
}

// Each form stands in for SwiftUI's of the same labels, with or without a binding. It is emitted into its callers, so
// that an app contains only the forms it uses.
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
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns. On older systems, the binding is neither read nor written.
  ///   - preferredCompactColumn: The column on top in compact width. On iOS 16, macOS 13, tvOS 16 and watchOS 9, the
  ///     binding is neither read nor written.
  ///   - sidebar: The first column.
  ///   - content: The middle column.
  ///   - detail: The last column.
  @_alwaysEmitIntoClient
  public init(
    columnVisibility: Binding<Shim.NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates a split view with two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: The visible columns. On older systems, the binding is neither read nor written.
  ///   - preferredCompactColumn: The column on top in compact width. On iOS 16, macOS 13, tvOS 16 and watchOS 9, the
  ///     binding is neither read nor written.
  ///   - sidebar: The first column.
  ///   - detail: The last column.
  @_alwaysEmitIntoClient
  public init(
    columnVisibility: Binding<Shim.NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<Shim.NavigationSplitViewColumn>? = nil,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail())
  }
}
