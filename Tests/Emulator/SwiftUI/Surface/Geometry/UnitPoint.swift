public import Foundation

/// A point of a rectangle, given as parts of its width and height.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public var x: CGFloat

  /// The part of the height.
  public var y: CGFloat

  /// Makes the point where both are zero.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = UnitPoint()

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The corner at the top of the leading side.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The corner at the top of the trailing side.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The corner at the bottom of the leading side.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The corner at the bottom of the trailing side.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
