/// Which bar is meant.
public struct ToolbarPlacement: Hashable, Sendable {
  private let id: String

  /// The one that suits the place.
  public static let automatic = ToolbarPlacement(id: "automatic")

  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(id: "bottomBar")

  /// The bar with the title.
  public static let navigationBar = ToolbarPlacement(id: "navigationBar")

  /// The bar with tabs.
  public static let tabBar = ToolbarPlacement(id: "tabBar")
}
