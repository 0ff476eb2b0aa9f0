/// What a shape or a text is drawn with, of which the emulator keeps no more than the type.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// Returns the style with less of its opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }

  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}
