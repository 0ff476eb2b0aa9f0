public import Foundation

extension Font {
  /// A kind of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2
  }

  /// The forms of a font's letters.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  /// How thick letters are.
  @frozen
  public struct Weight: Hashable, Sendable {
    let value: CGFloat

    /// The thinnest.
    public static let ultraLight = Weight(value: -0.8)

    /// Thinner than light.
    public static let thin = Weight(value: -0.6)

    /// Thinner than most.
    public static let light = Weight(value: -0.4)

    /// As most are.
    public static let regular = Weight(value: 0)

    /// Thicker than most.
    public static let medium = Weight(value: 0.23)

    /// Almost bold.
    public static let semibold = Weight(value: 0.3)

    /// Bold.
    public static let bold = Weight(value: 0.4)

    /// Thicker than bold.
    public static let heavy = Weight(value: 0.56)

    /// The thickest.
    public static let black = Weight(value: 0.62)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// The width as a number, which is 0 for most fonts.
    public var value: CGFloat

    /// Makes a width from a number.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest.
    public static let compressed = Width(-0.3)

    /// Narrower than most.
    public static let condensed = Width(-0.2)

    /// As most are.
    public static let standard = Width(0)

    /// Wider than most.
    public static let expanded = Width(0.2)
  }
}
