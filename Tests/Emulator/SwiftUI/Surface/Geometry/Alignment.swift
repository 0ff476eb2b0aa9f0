/// Where something stands in a rectangle.
@frozen
public struct Alignment: Equatable, Sendable {
  /// Where it stands from side to side.
  public var horizontal: HorizontalAlignment

  /// Where it stands from top to bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment from both directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// The middle of the leading side.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)

  /// The middle of the trailing side.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)

  /// The middle of the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)

  /// The middle of the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)

  /// The corner at the top of the leading side.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)

  /// The corner at the top of the trailing side.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)

  /// The corner at the bottom of the leading side.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)

  /// The corner at the bottom of the trailing side.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}
