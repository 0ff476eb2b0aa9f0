public import Foundation

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
