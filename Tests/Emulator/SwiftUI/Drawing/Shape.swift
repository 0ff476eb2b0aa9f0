public import Foundation

/// An outline that can be filled or drawn, and is a view that nobody sees here.
nonisolated public protocol Shape: Sendable, View {
  /// Returns the outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape where Body == ShapeView<Self> {
  /// The outline, filled.
  @MainActor
  @preconcurrency
  public var body: ShapeView<Self> { ShapeView(shape: self) }
}

/// A shape that can be made smaller from all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape, smaller by a distance from all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape as a view.
public struct ShapeView<S: Shape>: Sendable {
  let shape: S
}

extension ShapeView: View, PrimitiveView {
  /// A shape has nothing inside.
  public typealias Body = Never
}

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

nonisolated extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

nonisolated extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}

nonisolated extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}

nonisolated extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}

/// A rectangle whose ends are half circles.
public struct Capsule: InsettableShape, Hashable {
  /// How the corners pass into the sides.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .circular) {
    self.style = style
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// Returns the shape itself, as nobody sees its size.
  public func inset(by amount: CGFloat) -> Capsule { self }
}

/// A circle.
public struct Circle: InsettableShape, Hashable {
  /// Makes a circle.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  /// Returns the shape itself, as nobody sees its size.
  public func inset(by amount: CGFloat) -> Circle { self }
}

/// The shape of what is around.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Makes the shape.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// Returns the shape itself, as nobody sees its size.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}

/// A circle that fills its space.
public struct Ellipse: InsettableShape, Hashable {
  /// Makes an ellipse.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(ellipseIn: rect)
  }

  /// Returns the shape itself, as nobody sees its size.
  public func inset(by amount: CGFloat) -> Ellipse { self }
}

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable {
  /// Makes a rectangle.
  public init() {}

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// Returns the shape itself, as nobody sees its size.
  public func inset(by amount: CGFloat) -> Rectangle { self }
}

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The size of the corners.
  public var cornerSize: CGSize

  /// How the corners pass into the sides.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// Returns the shape itself, as nobody sees its size.
  public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}

/// How round corners pass into the sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// How a shape is filled.
@frozen
public struct FillStyle: Equatable, Sendable {
  /// Whether what lies inside is found by the even-odd rule.
  public var isEOFilled: Bool

  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  /// The width of the line.
  public var lineWidth: CGFloat

  /// The lengths of dashes and gaps.
  public var dash: [CGFloat]

  /// Where in the dashes the line begins.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(lineWidth: CGFloat = 1, dash: [CGFloat] = [], dashPhase: CGFloat = 0) {
    self.lineWidth = lineWidth
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
