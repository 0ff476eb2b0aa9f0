public import Foundation

/// A distance from each side of a rectangle.
@frozen
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top.
  public var top: CGFloat

  /// The distance from where a line of text begins.
  public var leading: CGFloat

  /// The distance from the bottom.
  public var bottom: CGFloat

  /// The distance from where a line of text ends.
  public var trailing: CGFloat

  /// Makes insets from a distance for each side.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets that are nowhere.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}
