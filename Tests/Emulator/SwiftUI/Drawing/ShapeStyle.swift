public import Foundation

/// What a shape or a text is drawn with, of which the emulator keeps no more than the type.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// Returns the style with less of its opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }

  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == Color {
  /// The colour `red`.
  public static var red: Color { Color(standard: "red") }

  /// The colour `orange`.
  public static var orange: Color { Color(standard: "orange") }

  /// The colour `yellow`.
  public static var yellow: Color { Color(standard: "yellow") }

  /// The colour `green`.
  public static var green: Color { Color(standard: "green") }

  /// The colour `mint`.
  public static var mint: Color { Color(standard: "mint") }

  /// The colour `teal`.
  public static var teal: Color { Color(standard: "teal") }

  /// The colour `cyan`.
  public static var cyan: Color { Color(standard: "cyan") }

  /// The colour `blue`.
  public static var blue: Color { Color(standard: "blue") }

  /// The colour `indigo`.
  public static var indigo: Color { Color(standard: "indigo") }

  /// The colour `purple`.
  public static var purple: Color { Color(standard: "purple") }

  /// The colour `pink`.
  public static var pink: Color { Color(standard: "pink") }

  /// The colour `brown`.
  public static var brown: Color { Color(standard: "brown") }

  /// The colour `white`.
  public static var white: Color { Color(standard: "white") }

  /// The colour `gray`.
  public static var gray: Color { Color(standard: "gray") }

  /// The colour `black`.
  public static var black: Color { Color(standard: "black") }

  /// No colour.
  public static var clear: Color { Color(standard: "clear") }

  /// The colour of controls.
  public static var accentColor: Color { Color(standard: "accentColor") }
}

/// The style of what matters so much, or less.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  /// The style of what matters most.
  public static let primary = HierarchicalShapeStyle(level: 0)

  /// The style of what matters less.
  public static let secondary = HierarchicalShapeStyle(level: 1)

  /// The style of what matters even less.
  public static let tertiary = HierarchicalShapeStyle(level: 2)

  /// The style of what matters least.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of what matters most.
  public static var primary: HierarchicalShapeStyle { .primary }

  /// The style of what matters less.
  public static var secondary: HierarchicalShapeStyle { .secondary }

  /// The style of what matters even less.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }

  /// The style of what matters least.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

/// A style that doesn't tell its type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }
}

/// The style of what is in front.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

/// The style of what is behind.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

/// The style of what is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

/// The style of lines that divide.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

/// The style of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of what is in front.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of what is behind.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines that divide.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A background that lets what is behind shine through.
public struct Material: ShapeStyle, Hashable {
  private enum Thickness: Hashable {
    case ultraThin
    case thin
    case regular
    case thick
    case ultraThick
    case bar
  }

  private let thickness: Thickness

  private init(_ thickness: Thickness) {
    self.thickness = thickness
  }

  /// A material that is mostly seen through.
  public static let ultraThin = Material(.ultraThin)

  /// A material that is more seen through than not.
  public static let thin = Material(.thin)

  /// A material that is somewhat seen through.
  public static let regular = Material(.regular)

  /// A material that is more seen than seen through.
  public static let thick = Material(.thick)

  /// A material that is mostly seen.
  public static let ultraThick = Material(.ultraThick)

  /// The material of bars.
  public static let bar = Material(.bar)
}

extension ShapeStyle where Self == Material {
  /// A material that is mostly seen through.
  public static var ultraThinMaterial: Material { .ultraThin }

  /// A material that is more seen through than not.
  public static var thinMaterial: Material { .thin }

  /// A material that is somewhat seen through.
  public static var regularMaterial: Material { .regular }

  /// A material that is more seen than seen through.
  public static var thickMaterial: Material { .thick }

  /// A material that is mostly seen.
  public static var ultraThickMaterial: Material { .ultraThick }

  /// The material of bars.
  public static var bar: Material { .bar }
}

/// How a shadow falls.
public struct ShadowStyle: Equatable, Sendable {
  /// Makes a shadow that falls outside.
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }

  /// Makes a shadow that falls inside.
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle()
  }
}
