/// When scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let id: String

  /// When that suits the place.
  public static let automatic = ScrollDismissesKeyboardMode(id: "automatic")

  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(id: "immediately")

  /// As far as one scrolls.
  public static let interactively = ScrollDismissesKeyboardMode(id: "interactively")

  /// Never.
  public static let never = ScrollDismissesKeyboardMode(id: "never")
}
