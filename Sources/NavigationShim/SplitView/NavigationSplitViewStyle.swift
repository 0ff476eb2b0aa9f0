extension Shim {
  /// How a split view divides its width between its columns: one of three styles.
  ///
  /// ```swift
  /// NavigationSplitView {
  ///   Text("Mailboxes")
  /// } detail: {
  ///   Text("Message 1")
  /// }
  /// .navigationSplitViewStyle(.balanced)
  /// ```
  ///
  /// - Note: Stands in for SwiftUI's protocol of this name, as the styles do for its types.
  public protocol NavigationSplitViewStyle {}

  /// The system's choice: see ``Shim/NavigationSplitViewStyle`` for an example.
  public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
  }

  /// A style in which the detail column gets smaller when other columns appear: see ``Shim/NavigationSplitViewStyle``
  /// for an example.
  public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
  }

  /// A style in which the detail column keeps its size when other columns appear: see
  /// ``Shim/NavigationSplitViewStyle`` for an example.
  public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
    /// Creates the style.
    public init() {}
  }
}

extension Shim.NavigationSplitViewStyle where Self == Shim.AutomaticNavigationSplitViewStyle {
  /// The system's choice.
  public static var automatic: Self { Self() }
}

extension Shim.NavigationSplitViewStyle where Self == Shim.BalancedNavigationSplitViewStyle {
  /// The detail column gets smaller when other columns appear.
  public static var balanced: Self { Self() }
}

extension Shim.NavigationSplitViewStyle where Self == Shim.ProminentDetailNavigationSplitViewStyle {
  /// The detail column keeps its size when other columns appear.
  public static var prominentDetail: Self { Self() }
}
