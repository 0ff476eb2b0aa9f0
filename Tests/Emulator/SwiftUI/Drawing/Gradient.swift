public import Foundation

/// Colours that pass into each other.
public struct Gradient: Equatable, Hashable, Sendable {
  /// A colour and where it stands.
  public struct Stop: Equatable, Hashable, Sendable {
    /// The colour.
    public var color: Color

    /// Where it stands, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and where they stand.
  public var stops: [Stop]

  /// Makes a gradient from its stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient that doesn't tell what it was made from.
public struct AnyGradient: Hashable, ShapeStyle {
  private let gradient: Gradient

  /// Makes one of a gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }
}

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
