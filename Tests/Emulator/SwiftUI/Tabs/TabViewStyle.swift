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

/// How the dots of pages look, which nobody sees here.
public protocol IndexViewStyle: Sendable {}

/// The style of dots below pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have something behind them.
  public struct BackgroundDisplayMode: Sendable {
    /// When that suits the place.
    public static let automatic = BackgroundDisplayMode()

    /// While they are touched.
    public static let interactive = BackgroundDisplayMode()

    /// Always.
    public static let always = BackgroundDisplayMode()

    /// Never.
    public static let never = BackgroundDisplayMode()
  }

  /// Makes the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style of dots below pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// The style of dots below pages.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

nonisolated extension View {
  /// Accepts how the dots of pages inside look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}
