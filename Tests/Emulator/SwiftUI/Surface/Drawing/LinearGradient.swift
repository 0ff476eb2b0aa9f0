/// A gradient along a line.
public struct LinearGradient: Sendable {
  /// Makes one from a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Makes one from colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Makes one from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View, PrimitiveView, ShapeStyle {
  /// A gradient has no body.
  public typealias Body = Never
}

extension ShapeStyle where Self == LinearGradient {
  /// Makes a gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient along a line.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
