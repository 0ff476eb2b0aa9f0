public import Foundation

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
