public import Foundation

/// A gradient from a point outwards.
public struct RadialGradient: Sendable {
  /// Makes one from a gradient.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {}

  /// Makes one from colours.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

extension RadialGradient: View, PrimitiveView, ShapeStyle {
  /// A gradient has no body.
  public typealias Body = Never
}
