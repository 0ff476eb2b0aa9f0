/// The order of menus' items.
public struct MenuOrder: Hashable, Sendable {
  private let id: String

  /// The one that suits the place.
  public static let automatic = MenuOrder(id: "automatic")

  /// The first nearest to the finger.
  public static let priority = MenuOrder(id: "priority")

  /// From top to bottom.
  public static let fixed = MenuOrder(id: "fixed")
}
