/// How buttons look.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// What a button is made of.
  associatedtype Body: View

  /// What a button consists of.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns what a button is made of.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What a button consists of.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// The label.
  public let label: Label

  /// Whether a finger is on the button, which it never stays here.
  public let isPressed = false
}

extension ButtonStyleConfiguration.Label: View, PassthroughView {
  /// A label has no body.
  public typealias Body = Never
}

extension ButtonStyle {
  func styled(_ configuration: Configuration) -> any View {
    StyledView(style: self) { $0.makeBody(configuration: configuration) }
  }
}

/// How buttons look, and what has them do something.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// What a button is made of.
  associatedtype Body: View

  /// What a button consists of.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns what a button is made of.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// What a button consists of.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let content: AnyView
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// The label.
  public let label: Label

  let action: @MainActor () -> Void

  /// Has the button do what it does.
  @MainActor
  @preconcurrency
  public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View, PassthroughView {
  /// A label has no body.
  public typealias Body = Never
}

extension PrimitiveButtonStyle {
  func styled(_ configuration: Configuration) -> any View {
    StyledView(style: self) { $0.makeBody(configuration: configuration) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style is asked for.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

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
  nonisolated public init() {}
}

/// The style that leaves the label as it is.
public struct PlainButtonStyle: StandardButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// The style without a border.
public struct BorderlessButtonStyle: StandardButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// The style with a border.
public struct BorderedButtonStyle: StandardButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
}

/// The style that stands out.
public struct BorderedProminentButtonStyle: StandardButtonStyle {
  /// Makes the style.
  nonisolated public init() {}
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
