/// A gradient around a point.
public struct AngularGradient: Sendable {
  /// Makes one from a gradient that goes round.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}

  /// Makes one from colours that go round.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}

  /// Makes one from a gradient between two angles.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle = .zero,
    endAngle: Angle = .zero
  ) {}

  /// Makes one from colours between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
}

extension AngularGradient: View, PrimitiveView, ShapeStyle {
  /// A gradient has no body.
  public typealias Body = Never
}
