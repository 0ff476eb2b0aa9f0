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
  @MainActor
  @preconcurrency
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
