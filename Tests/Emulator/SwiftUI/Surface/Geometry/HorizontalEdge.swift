/// One end of a line of text.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
  case leading
  case trailing

  /// Some ends of a line of text.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// A bit for each end.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Makes a set of one end.
    public init(_ edge: HorizontalEdge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The end where a line of text begins.
    public static let leading = Set(.leading)

    /// The end where a line of text ends.
    public static let trailing = Set(.trailing)

    /// Both ends.
    public static let all: Set = [.leading, .trailing]
  }
}
