/// What keeps content away from the screen's edges.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each region.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)

  /// Bars and the device's shape.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)

  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
}
