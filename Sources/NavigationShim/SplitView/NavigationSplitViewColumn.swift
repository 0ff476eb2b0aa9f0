extension Shim {
  /// A column of a split view, to choose the one on top in compact width.
  ///
  /// ```swift
  /// struct MailView: View {
  ///   @State private var top = NavigationSplitViewColumn.detail
  ///
  ///   var body: some View {
  ///     NavigationSplitView(preferredCompactColumn: $top) {
  ///       Button("Show the message") { top = .detail }
  ///     } detail: {
  ///       Text("Message 1")
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Note: Stands in for SwiftUI's `NavigationSplitViewColumn`, which is new in iOS 17.
  public struct NavigationSplitViewColumn: Hashable, Sendable {
    enum Position {
      case sidebar, content, detail
    }

    let position: Position

    /// The leading column.
    public static var sidebar: NavigationSplitViewColumn { Self(position: .sidebar) }

    /// The column in the middle of three.
    public static var content: NavigationSplitViewColumn { Self(position: .content) }

    /// The trailing column.
    public static var detail: NavigationSplitViewColumn { Self(position: .detail) }
  }
}

extension Shim.NavigationSplitViewColumn {
  /// The position of the column among a number of columns, of which the last is the detail column.
  ///
  /// Without a middle column, the middle one has the position of the sidebar.
  subscript(indexAmong count: Int) -> Int {
    get { (0..<count).first { Self(index: $0, among: count) == self } ?? 0 }
    set { self = Self(index: newValue, among: count) }
  }

  private init(index: Int, among count: Int) {
    self = index == 0 ? .sidebar : index == count - 1 ? .detail : .content
  }
}
