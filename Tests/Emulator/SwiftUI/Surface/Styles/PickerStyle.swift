/// How pickers look, which nobody sees here.
public protocol PickerStyle: Sendable {}

/// The style that suits the place.
public struct DefaultPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of rows in place.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a screen of its own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of segments.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

/// The style of a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that suits the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The style of rows in place.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The style of a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The style of a screen of its own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The style of segments.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The style of a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

nonisolated extension View {
  /// Accepts how pickers inside look.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }
}
