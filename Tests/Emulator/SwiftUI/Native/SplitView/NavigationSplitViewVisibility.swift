/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private enum Kind: String, Codable {
    case automatic, all, doubleColumn, detailOnly
  }

  private let kind: Kind

  /// What fits the device: in the emulator, all.
  public static var automatic: NavigationSplitViewVisibility { Self(kind: .automatic) }

  /// All columns.
  public static var all: NavigationSplitViewVisibility { Self(kind: .all) }

  /// The last two columns.
  public static var doubleColumn: NavigationSplitViewVisibility { Self(kind: .doubleColumn) }

  /// The last column.
  public static var detailOnly: NavigationSplitViewVisibility { Self(kind: .detailOnly) }
}
