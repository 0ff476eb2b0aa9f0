public struct ToolbarPlacement: Sendable {
  let name: String

  public static var automatic: ToolbarPlacement { navigationBar }
  public static var bottomBar: ToolbarPlacement { .init(name: "bottomBar") }
  public static var navigationBar: ToolbarPlacement { .init(name: "navigationBar") }
  public static var tabBar: ToolbarPlacement { .init(name: "tabBar") }
}
