/// What a pointer does to a view.
public struct HoverEffect: Hashable, Sendable {
  private let id: String

  /// What suits the place.
  public static let automatic = HoverEffect(id: "automatic")

  /// It becomes lighter.
  public static let highlight = HoverEffect(id: "highlight")

  /// It rises.
  public static let lift = HoverEffect(id: "lift")
}
