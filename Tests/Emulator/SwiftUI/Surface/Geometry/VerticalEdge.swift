/// The top or the bottom.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case top
  case bottom

  /// The top, the bottom, or both.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one.
    public init(_ edge: VerticalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The top.
    public static let top = Set(.top)

    /// The bottom.
    public static let bottom = Set(.bottom)

    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
