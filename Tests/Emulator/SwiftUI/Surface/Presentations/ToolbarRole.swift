/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let id: String

  /// What suits the place.
  public static let automatic = ToolbarRole(id: "automatic")

  /// To go back.
  public static let navigationStack = ToolbarRole(id: "navigationStack")

  /// To go back and forth.
  public static let browser = ToolbarRole(id: "browser")

  /// To edit.
  public static let editor = ToolbarRole(id: "editor")
}
