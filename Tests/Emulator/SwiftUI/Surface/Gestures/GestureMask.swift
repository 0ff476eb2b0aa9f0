/// Which gestures are made.
public struct GestureMask: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none = GestureMask([])

  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)

  /// Those inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)

  /// All.
  public static let all = GestureMask(rawValue: 1 << 0 | 1 << 1)
}
