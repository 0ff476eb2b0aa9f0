/// What moves from one view to another.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)

  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)

  /// Both.
  public static let frame = MatchedGeometryProperties(rawValue: 1 << 0 | 1 << 1)
}
