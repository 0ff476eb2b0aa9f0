// Modifiers that only draw. Nothing is drawn here; the test surface reads the names of pictures, and the colours
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

extension Color: CustomStringConvertible {
  public var description: String { name }
}

public struct Image: Equatable, Sendable {
  private let name: String

  public init(systemName: String) { name = systemName }
}

extension Image: View, PrimitiveView {
  var ownTexts: [String] { ["[\(name)]"] }
}

public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  public var body: some View {
    icon
    title
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
}

public struct Font: Hashable, Sendable {
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String
    public static let semibold = Weight(name: "semibold")
  }

  private let name: String
  private var weight: Weight?

  private init(_ name: String) { self.name = name }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public static let footnote = Font("footnote")
}

extension Text {
  nonisolated public func font(_ font: Font?) -> Text { self }
}

public protocol Shape: Sendable, View {}

public struct Rectangle: Shape, PrimitiveView {
  public typealias Body = Never

  nonisolated public init() {}
}

nonisolated extension View {
  public func font(_ font: Font?) -> some View { self }
  public func padding() -> some View { self }
  public func frame(maxWidth: CGFloat?, alignment: Alignment = .center) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  public func accessibility(label: Text) -> some View { self }
}

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
