public import Foundation

nonisolated extension Shape {
  /// Returns the shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self)
  }

  /// Returns the shape filled.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self)
  }

  /// Returns the shape's line in a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    ShapeView(shape: self)
  }

  /// Returns the shape's line in a style.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self)
  }

  /// Returns the shape's line.
  public func stroke(style: StrokeStyle) -> some Shape { self }

  /// Returns the shape's line.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// Accepts a part of the shape's line.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }

  /// Accepts another size.
  public func size(_ size: CGSize) -> some Shape { self }

  /// Accepts another size.
  public func size(width: CGFloat, height: CGFloat) -> some Shape { self }

  /// Accepts another scale.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }

  /// Accepts a rotation.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
}

nonisolated extension InsettableShape {
  /// Returns the shape's line, drawn inside, in a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> some View {
    ShapeView(shape: self)
  }

  /// Returns the shape's line, drawn inside, in a style.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> some View {
    ShapeView(shape: self)
  }

  /// Returns the shape's line, drawn inside.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    ShapeView(shape: self)
  }
}
