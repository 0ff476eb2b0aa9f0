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
