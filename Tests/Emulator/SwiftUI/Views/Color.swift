// Modifiers that only draw. Nothing is drawn here; the test surface reads the names of images, and the colours
// of texts.

public struct Color: Hashable, Sendable {
  private let name: String
  public static let clear = Color(name: "clear")
  public static let red = Color(name: "red")
  public static let yellow = Color(name: "yellow")
  public static let blue = Color(name: "blue")
  public static let primary = Color(name: "primary")
  public static let accentColor = Color(name: "accent")
  public static let secondary = Color(name: "secondary")
}

extension Color: View, PrimitiveView {}

extension View {
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }
}

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  var foregroundColor: Color? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}
