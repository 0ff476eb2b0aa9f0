extension Shim {
  /// How a split view shares the room between its columns, in one of the three styles there are.
  ///
  /// - Note: Stands in for SwiftUI's protocol of this name, as the three do for its types.
  public protocol NavigationSplitViewStyle {}

  /// The style that the system finds fitting.
  public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
  }

  /// A style in which the detail column gets smaller when other columns show.
  public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
  }

  /// A style in which the detail column keeps its size when other columns show.
  public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
  }
}

extension Shim.NavigationSplitViewStyle where Self == Shim.AutomaticNavigationSplitViewStyle {
  /// The style that the system finds fitting.
  public static var automatic: Self { Self() }
}

extension Shim.NavigationSplitViewStyle where Self == Shim.BalancedNavigationSplitViewStyle {
  /// The detail column gets smaller when other columns show.
  public static var balanced: Self { Self() }
}

extension Shim.NavigationSplitViewStyle where Self == Shim.ProminentDetailNavigationSplitViewStyle {
  /// The detail column keeps its size when other columns show.
  public static var prominentDetail: Self { Self() }
}
