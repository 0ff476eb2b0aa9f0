/// How boxes look.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// What a box is made of.
  associatedtype Body: View

  /// What a box consists of.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns what a box is made of.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle {
  func anyBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a box consists of.
public struct GroupBoxStyleConfiguration {
  /// The label of a box.
  public struct Label {
    let content: AnyView
  }

  /// The content of a box.
  public struct Content {
    let content: AnyView
  }

  /// The label.
  public let label: Label

  /// The content.
  public let content: Content

  init(label: some View, content: some View) {
    self.label = Label(content: AnyView(label))
    self.content = Content(content: AnyView(content))
  }
}

extension GroupBoxStyleConfiguration.Label: View, PassthroughView {
  /// A label has no body.
  public typealias Body = Never
}

extension GroupBoxStyleConfiguration.Content: View, PassthroughView {
  /// A content has no body.
  public typealias Body = Never
}

/// The style of boxes that is used by default.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the label above the content.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.content
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style that is used by default.
  public static nonisolated var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  private enum GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: any GroupBoxStyle { DefaultGroupBoxStyle() }
  }

  var groupBoxStyle: any GroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how boxes inside look.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    environment(\.groupBoxStyle, style)
  }
}
