/// What a shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Touches.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)

  /// What is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)

  /// What a menu is about.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)

  /// A pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)

  /// Those who listen.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}
