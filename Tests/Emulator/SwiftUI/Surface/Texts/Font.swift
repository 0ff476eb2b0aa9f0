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
