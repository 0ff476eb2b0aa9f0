/// A style of the system's own, which nobody sees here.
@MainActor
@preconcurrency
public protocol StandardButtonStyle: PrimitiveButtonStyle {}

extension StandardButtonStyle {
  /// Returns a plain button.
  public func makeBody(
    configuration: Configuration
  ) -> Button<PrimitiveButtonStyleConfiguration.Label> {
    Button(configuration)
  }
}

/// The style that suits the place.
public struct DefaultButtonStyle: StandardButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// The style that leaves the label as it is.
public struct PlainButtonStyle: StandardButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// The style without a border.
public struct BorderlessButtonStyle: StandardButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// The style with a border.
public struct BorderedButtonStyle: StandardButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// The style that stands out.
public struct BorderedProminentButtonStyle: StandardButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that suits the place.
  public static nonisolated var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style that leaves the label as it is.
  public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style without a border.
  public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The style with a border.
  public static nonisolated var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style that stands out.
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
