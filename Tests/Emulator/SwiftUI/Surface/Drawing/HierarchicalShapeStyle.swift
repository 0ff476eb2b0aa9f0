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
