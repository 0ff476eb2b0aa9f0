/// How groups of controls look, which nobody sees here.
public protocol ControlGroupStyle: Sendable {}

/// The style that suits the place.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
}

/// The style of controls that navigate.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style that suits the place.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style of controls that navigate.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

nonisolated extension View {
  /// Accepts how groups of controls inside look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
