public import Foundation

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// The size of the corners.
  public var cornerSize: CGSize

  /// How the corners pass into the sides.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(rect)
  }

  /// Returns the shape itself, as nobody sees its size.
  public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}
