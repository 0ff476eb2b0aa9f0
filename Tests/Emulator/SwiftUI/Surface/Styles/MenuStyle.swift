/// How menus look, which nobody sees here.
public protocol MenuStyle: Sendable {}

/// The style that suits the place.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a button.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits the place.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style of a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The style of a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

nonisolated extension View {
  /// Accepts how menus inside look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
