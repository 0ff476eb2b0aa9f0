public import Foundation

/// A row or column of a lazy grid.
public struct GridItem: Sendable {
  /// How wide a row or column is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the row or column is.
  public var size: Size

  /// The distance to the next one.
  public var spacing: CGFloat?

  /// Where its items stand.
  public var alignment: Alignment?

  /// Makes a row or column.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
