public import Foundation

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
