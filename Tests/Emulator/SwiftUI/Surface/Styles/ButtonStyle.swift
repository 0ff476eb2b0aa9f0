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
