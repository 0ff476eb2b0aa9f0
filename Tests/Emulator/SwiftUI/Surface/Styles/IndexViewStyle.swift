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
