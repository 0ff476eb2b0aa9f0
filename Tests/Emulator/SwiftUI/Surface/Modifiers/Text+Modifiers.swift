public import Foundation

nonisolated extension Text {
  /// Accepts a font.
  public func font(_ font: Font?) -> Text { self }

  /// Accepts a thickness of letters.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Accepts a width of letters.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Accepts a form of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Accepts bold letters.
  public func bold() -> Text { self }

  /// Accepts whether letters are bold.
  public func bold(_ isActive: Bool) -> Text { self }

  /// Accepts italics.
  public func italic() -> Text { self }

  /// Accepts whether letters are in italics.
  public func italic(_ isActive: Bool) -> Text { self }

  /// Accepts characters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Accepts digits of one width.
  public func monospacedDigit() -> Text { self }

  /// Accepts a colour.
  public func foregroundColor(_ color: Color?) -> Text { self }

  /// Accepts a line below.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Accepts a line below.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil)
    -> Text
  { self }

  /// Accepts a line through the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Accepts a line through the text.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text { self }

  /// Accepts a distance between letters.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Accepts a distance between letters.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Accepts a distance from the line that the text stands on.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Accepts a name for those who listen.
  public func accessibilityLabel(_ label: Text) -> Text { self }

  /// Accepts a name for those who listen.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { self }

  /// Accepts a name for those who listen.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { self }

  /// Accepts the level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}
