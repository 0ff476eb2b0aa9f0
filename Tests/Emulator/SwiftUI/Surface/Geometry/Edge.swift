/// One side of a rectangle.
@frozen
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case leading
  case bottom
  case trailing

  /// Some sides of a rectangle.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// A bit for each side.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top side.
    public static let top = Set(.top)

    /// The side where a line of text begins.
    public static let leading = Set(.leading)

    /// The bottom side.
    public static let bottom = Set(.bottom)

    /// The side where a line of text ends.
    public static let trailing = Set(.trailing)

    /// All four sides.
    public static let all: Set = [.top, .leading, .bottom, .trailing]

    /// Both ends of a line of text.
    public static let horizontal: Set = [.leading, .trailing]

    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
  }
}
