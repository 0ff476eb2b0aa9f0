public import Foundation

nonisolated extension View {
  /// Accepts a font.
  public func font(_ font: Font?) -> some View { self }

  /// Accepts a thickness of letters.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Accepts a width of letters.
  public func fontWidth(_ width: Font.Width?) -> some View { self }

  /// Accepts a form of letters.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Accepts bold texts.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Accepts texts in italics.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Accepts characters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Accepts digits of one width.
  public func monospacedDigit() -> some View { self }

  /// Accepts a line below texts.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View { self }

  /// Accepts a line through texts.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View { self }

  /// Accepts a distance between letters.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Accepts a distance between letters.
  public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Accepts a distance from the line that texts stand on.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Accepts where lines stand.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Accepts a number of lines.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// Accepts a number of lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }

  /// Accepts a number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self }

  /// Accepts a number of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// Accepts a number of lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }

  /// Accepts a distance between lines.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Accepts where long texts are cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Accepts how small long texts may become.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Accepts that letters of long texts come closer.
  public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Accepts small or capital letters.
  public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Accepts whether texts can be selected.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }

  /// Accepts a size of texts.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Accepts limits of the size of texts.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { self }
}

/// Whether texts can be selected.
public protocol TextSelectability: Sendable {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// They can.
public struct EnabledTextSelectability: TextSelectability {
  /// They can.
  public static var allowsSelection: Bool { true }
}

/// They can't.
public struct DisabledTextSelectability: TextSelectability {
  /// They can't.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// They can.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// They can't.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
