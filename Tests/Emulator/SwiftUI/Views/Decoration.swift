// What only draws. Nobody sees it here; the test surface reads the names of pictures, and the colours
// of texts.

/// A colour.
public struct Color: Hashable, Sendable {
  private let name: String

  /// No colour.
  public static let clear = Color(name: "clear")

  /// The colour `red`.
  public static let red = Color(name: "red")

  /// The colour `yellow`.
  public static let yellow = Color(name: "yellow")

  /// The colour `blue`.
  public static let blue = Color(name: "blue")

  /// The colour of what matters most.
  public static let primary = Color(name: "primary")

  /// The colour of what can be tapped.
  public static let accentColor = Color(name: "accent")

  /// The colour of what matters less.
  public static let secondary = Color(name: "secondary")
}

extension Color: View, PrimitiveView {
  /// A colour has no body.
  public typealias Body = Never
}

extension Color: CustomStringConvertible {
  /// The name of the colour.
  public var description: String { name }
}

/// A picture, which the test surface reads as its name in brackets.
public struct Image: Equatable, Sendable {
  private let name: String

  /// Makes a picture that comes with the system.
  public init(systemName: String) { name = systemName }
}

extension Image: View, PrimitiveView {
  /// A picture has no body.
  public typealias Body = Never

  var ownTexts: [String] { ["[\(name)]"] }
}

/// A title with a picture.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// Makes a label from its parts.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// The picture and the title.
  public var body: some View {
    icon
    title
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a picture of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }
}

/// How texts look.
public struct Font: Hashable, Sendable {
  /// How thick letters are.
  public struct Weight: Hashable, Sendable {
    fileprivate let name: String

    /// Almost bold.
    public static let semibold = Weight(name: "semibold")
  }

  private let name: String
  private var weight: Weight?

  private init(_ name: String) { self.name = name }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font of footnotes.
  public static let footnote = Font("footnote")
}

extension Text {
  /// Accepts a font.
  nonisolated public func font(_ font: Font?) -> Text { self }
}

/// An outline, which is a view, too.
public protocol Shape: Sendable, View {}

/// A rectangle.
public struct Rectangle: Shape, PrimitiveView {
  /// A rectangle has no body.
  public typealias Body = Never

  /// Makes a rectangle.
  nonisolated public init() {}
}

nonisolated extension View {
  /// Accepts a font.
  public func font(_ font: Font?) -> some View { self }

  /// Accepts room around a view.
  public func padding() -> some View { self }

  /// Accepts how wide a view may be.
  public func frame(maxWidth: CGFloat?, alignment: Alignment = .center) -> some View { self }

  /// Accepts where a view is touched.
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }

  /// Accepts a name for those who listen.
  public func accessibility(label: Text) -> some View { self }
}

extension View {
  /// Sets the colour of texts; without one they have that of their surroundings.
  public func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundColor, color)
  }
}

private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The colour of texts, if one is set.
  var foregroundColor: Color? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
}
