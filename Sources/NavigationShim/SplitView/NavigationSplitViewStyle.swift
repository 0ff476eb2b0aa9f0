extension Shim {
  /// How a split view shares the room between its columns.
  ///
  /// Stands in for SwiftUI's protocol of this name and the styles that conform to it: written `.balanced`
  /// and the like, as the argument of `View.navigationSplitViewStyle(_:)`, either compiles.
  public struct NavigationSplitViewStyle: Hashable, Sendable {
    enum Kind: Hashable {
      case automatic, balanced, prominentDetail
    }

    let kind: Kind

    /// The style that the system finds fitting.
    public static var automatic: NavigationSplitViewStyle { .init(kind: .automatic) }

    /// The detail column gets smaller when other columns show.
    public static var balanced: NavigationSplitViewStyle { .init(kind: .balanced) }

    /// The detail column keeps its size when other columns show.
    public static var prominentDetail: NavigationSplitViewStyle { .init(kind: .prominentDetail) }
  }
}
