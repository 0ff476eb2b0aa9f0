/// An action for those who listen.
public struct AccessibilityActionKind: Hashable, Sendable {
  private let id: String

  /// The one that a tap does.
  public static let `default` = AccessibilityActionKind(id: "default")

  /// The one that goes away.
  public static let escape = AccessibilityActionKind(id: "escape")

  /// The one that two fingers do.
  public static let magicTap = AccessibilityActionKind(id: "magicTap")
}
