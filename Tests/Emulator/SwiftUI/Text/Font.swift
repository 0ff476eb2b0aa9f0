public import Foundation

/// How texts look, which nobody sees here.
public struct Font: Hashable, Sendable {
  private var name: String
  private var size: CGFloat?
  private var traits: Set<String> = []

  init(_ name: String, size: CGFloat? = nil) {
    self.name = name
    self.size = size
  }

  /// Makes the system's font in a size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font("system", size: size).with(weight, design)
  }

  // Apple has both, so that calls with and without optionals find theirs.
  /// Makes the system's font in a size.
  @_disfavoredOverload
  public static func system(
    size: CGFloat,
    weight: Weight = .regular,
    design: Design = .default
  ) -> Font {
    Font("system", size: size).with(weight, design)
  }

  /// Makes the system's font for a kind of text.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font("\(style)").with(weight, design)
  }

  /// Makes the system's font for a kind of text.
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font("\(style)").with(nil, design)
  }

  /// Makes a font of one's own that grows with the texts.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name, size: size) }

  /// Makes a font of one's own that grows with a kind of text.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    Font(name, size: size)
  }

  /// Makes a font of one's own that doesn't grow.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(name, size: fixedSize)
  }

  private func with(_ weight: Weight?, _ design: Design?) -> Font {
    var font = weight.map(self.weight) ?? self
    if let design, design != .default { font.traits.insert("\(design)") }
    return font
  }

  private func with(_ trait: String) -> Font {
    var font = self
    font.traits.insert(trait)
    return font
  }
}

extension Font {
  /// Returns the font in bold.
  public func bold() -> Font { with("bold") }

  /// Returns the font in italics.
  public func italic() -> Font { with("italic") }

  /// Returns the font with small capitals.
  public func smallCaps() -> Font { with("smallCaps") }

  /// Returns the font with digits of one width.
  public func monospacedDigit() -> Font { with("monospacedDigit") }

  /// Returns the font with characters of one width.
  public func monospaced() -> Font { with("monospaced") }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font { with("weight \(weight.value)") }

  /// Returns the font in a width.
  public func width(_ width: Width) -> Font { with("width \(width.value)") }

  /// Returns the font with another distance between lines.
  public func leading(_ leading: Leading) -> Font { with("leading \(leading)") }
}

extension Font {
  /// The font of large titles.
  public static let largeTitle = Font("largeTitle")

  /// The font of titles.
  public static let title = Font("title")

  /// The font of titles of the second level.
  public static let title2 = Font("title2")

  /// The font of titles of the third level.
  public static let title3 = Font("title3")

  /// The font of headings.
  public static let headline = Font("headline")

  /// The font of what stands below headings.
  public static let subheadline = Font("subheadline")

  /// The font of most texts.
  public static let body = Font("body")

  /// The font of what is called out.
  public static let callout = Font("callout")

  /// The font of footnotes.
  public static let footnote = Font("footnote")

  /// The font of captions.
  public static let caption = Font("caption")

  /// The font of captions of the second level.
  public static let caption2 = Font("caption2")
}

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
