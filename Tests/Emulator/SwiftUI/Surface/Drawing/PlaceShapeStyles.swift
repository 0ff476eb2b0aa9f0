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
