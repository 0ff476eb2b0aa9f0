/// How progress looks.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// What a view of progress is made of.
  associatedtype Body: View

  /// What a view of progress consists of.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns what a view of progress is made of.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  func anyBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a view of progress consists of.
public struct ProgressViewStyleConfiguration {
  /// What the progress is about.
  public struct Label {
    let content: AnyView
  }

  /// How far it has got, in words.
  public struct CurrentValueLabel {
    let content: AnyView
  }

  /// How far it has got, from 0 to 1, if that is known.
  public let fractionCompleted: Double?

  /// What the progress is about.
  public var label: Label?

  /// How far it has got, in words.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View, PassthroughView {
  /// A label has no body.
  public typealias Body = Never
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View, PassthroughView {
  /// A label has no body.
  public typealias Body = Never
}

extension EnvironmentValues {
  private enum ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
  }

  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how progress inside looks.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
