public import Foundation

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
