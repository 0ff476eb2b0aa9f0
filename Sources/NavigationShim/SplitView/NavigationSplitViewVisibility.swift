extension Shim {
  /// Which columns of a split view are visible.
  ///
  /// - Note: Stands in for SwiftUI's `NavigationSplitViewVisibility`. Where the system has no split
  ///   view, it has no effect.
  public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private enum Kind: String, Codable {
      case automatic, all, doubleColumn, detailOnly
    }

    private let kind: Kind

    /// The columns that the system finds fitting.
    public static var automatic: NavigationSplitViewVisibility { .init(kind: .automatic) }

    /// All columns.
    public static var all: NavigationSplitViewVisibility { .init(kind: .all) }

    /// The two trailing columns of three, or both of two.
    public static var doubleColumn: NavigationSplitViewVisibility { .init(kind: .doubleColumn) }

    /// The trailing column.
    public static var detailOnly: NavigationSplitViewVisibility { .init(kind: .detailOnly) }
  }
}
