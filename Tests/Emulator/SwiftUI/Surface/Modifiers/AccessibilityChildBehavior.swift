/// Whether those who listen hear of the parts of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let id: String

  /// No.
  public static let ignore = AccessibilityChildBehavior(id: "ignore")

  /// Yes, of each.
  public static let contain = AccessibilityChildBehavior(id: "contain")

  /// Yes, of all together.
  public static let combine = AccessibilityChildBehavior(id: "combine")
}
