public import Foundation

/// An outline of lines and curves, of which the emulator keeps the points that were named.
public struct Path: Equatable, Sendable {
  private var points: [CGPoint] = []

  /// Makes an outline of nothing.
  public init() {}

  /// Makes the outline of a rectangle.
  public init(_ rect: CGRect) {
    addRect(rect)
  }

  /// Makes the outline of a rectangle with round corners.
  public init(
    roundedRect rect: CGRect,
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .circular
  ) {
    addRect(rect)
  }

  /// Makes the outline of an ellipse.
  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  /// Makes an outline by adding to it.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Whether the outline is nothing.
  public var isEmpty: Bool { points.isEmpty }

  /// Where the outline has got to.
  public var currentPoint: CGPoint? { points.last }

  /// Goes on from another point.
  public mutating func move(to end: CGPoint) {
    points.append(end)
  }

  /// Adds a line.
  public mutating func addLine(to end: CGPoint) {
    points.append(end)
  }

  /// Adds lines from point to point.
  public mutating func addLines(_ lines: [CGPoint]) {
    points += lines
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    points.append(end)
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    points.append(end)
  }

  /// Adds a part of a circle.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool
  ) {
    points.append(center)
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    points += [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }

  /// Adds a rectangle with round corners.
  public mutating func addRoundedRect(
    in rect: CGRect,
    cornerSize: CGSize,
    style: RoundedCornerStyle = .circular
  ) {
    addRect(rect)
  }

  /// Adds an ellipse.
  public mutating func addEllipse(in rect: CGRect) {
    addRect(rect)
  }

  /// Adds another outline.
  public mutating func addPath(_ path: Path) {
    points += path.points
  }

  /// Goes back to where the line began.
  public mutating func closeSubpath() {}
}

extension Path: Shape {
  /// Returns the outline as it is.
  public func path(in rect: CGRect) -> Path { self }
}
