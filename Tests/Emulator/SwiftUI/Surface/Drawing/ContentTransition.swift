/// How content changes.
public struct ContentTransition: Hashable, Sendable {
  private let id: String

  /// At once.
  public static let identity = ContentTransition(id: "identity")

  /// Little by little.
  public static let interpolate = ContentTransition(id: "interpolate")

  /// By fading.
  public static let opacity = ContentTransition(id: "opacity")

  /// Returns a change of digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(id: "numericText")
  }
}
