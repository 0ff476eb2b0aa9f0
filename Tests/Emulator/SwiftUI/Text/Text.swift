public import Foundation

/// A piece of text.
public struct Text: Hashable, Sendable {
  let string: String

  /// Makes a text of a localized key; the emulator has no translations.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.resolved
  }

  /// Makes a text of a string as it is.
  public init(verbatim content: String) {
    string = content
  }

  /// Makes a text of a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// Joins two texts.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(verbatim: lhs.string + rhs.string)
  }
}

extension Text: View, PrimitiveView {
  var ownTexts: [String] { string.isEmpty ? [] : [string] }
}

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

extension Text {
  /// Where a long text is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// Small or capital letters.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// A line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// What the line consists of.
    public enum Pattern: Hashable, Sendable {
      case solid
      case dot
      case dash
      case dashDot
      case dashDotDot
    }

    /// One line.
    public static let single = LineStyle(pattern: .solid)

    private let pattern: Pattern

    /// Makes a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
    }
  }
}

extension Text {
  /// How a date is told in a text.
  public enum DateStyle: Hashable, Sendable {
    case date
    case time
    case relative
    case offset
    case timer
  }

  /// Makes a text of a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Makes a text of a value of Foundation.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes a text of an object of Foundation.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Makes a text of a date, which is always told in the same way here, in UTC.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: date.formatted(.iso8601))
  }

  /// Makes a text of an attributed string, without its attributes.
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
  }

  /// Makes a text of a picture, which is read as its name in brackets.
  public init(_ image: Image) {
    self.init(verbatim: "[\(image.name)]")
  }
}
