/// How tabs look, which nobody sees here.
public protocol TabViewStyle: Sendable {}

/// The style of a bar with tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

/// The style of pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
  /// When there are dots below the pages.
  public struct IndexDisplayMode: Sendable {
    /// When there is more than one page.
    public static let automatic = IndexDisplayMode()

    /// Always.
    public static let always = IndexDisplayMode()

    /// Never.
    public static let never = IndexDisplayMode()
  }

  /// Makes the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style of a bar with tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// The style of pages that are swiped.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// The style of pages that are swiped.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

nonisolated extension View {
  /// Accepts how tabs inside look.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
