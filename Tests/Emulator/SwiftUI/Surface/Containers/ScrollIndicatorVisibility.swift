/// Whether it is shown how far content is scrolled.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let id: String

  /// Where that suits the place.
  public static let automatic = ScrollIndicatorVisibility(id: "automatic")

  /// Yes, unless the device is touched.
  public static let visible = ScrollIndicatorVisibility(id: "visible")

  /// No, unless a mouse is used.
  public static let hidden = ScrollIndicatorVisibility(id: "hidden")

  /// Never.
  public static let never = ScrollIndicatorVisibility(id: "never")
}
