public struct ToolbarRole: Sendable {
  public static var automatic: ToolbarRole { .init() }
  public static var navigationStack: ToolbarRole { .init() }
  public static var browser: ToolbarRole { .init() }
  public static var editor: ToolbarRole { .init() }
}
