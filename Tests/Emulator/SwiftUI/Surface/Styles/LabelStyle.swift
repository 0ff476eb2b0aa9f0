/// How labels look.
@MainActor
@preconcurrency
public protocol LabelStyle {
  /// What a label is made of.
  associatedtype Body: View

  /// What a label consists of.
  typealias Configuration = LabelStyleConfiguration

  /// Returns what a label is made of.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

extension LabelStyle {
  func anyBody(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}

/// What a label consists of.
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title {
    let content: AnyView
  }

  /// The picture of a label.
  public struct Icon {
    let content: AnyView
  }

  /// The title.
  public let title: Title

  /// The picture.
  public let icon: Icon

  init(title: some View, icon: some View) {
    self.title = Title(content: AnyView(title))
    self.icon = Icon(content: AnyView(icon))
  }
}

extension LabelStyleConfiguration.Title: View, PassthroughView {
  /// A title has no body.
  public typealias Body = Never
}

extension LabelStyleConfiguration.Icon: View, PassthroughView {
  /// A picture has no body.
  public typealias Body = Never
}

extension EnvironmentValues {
  private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: any LabelStyle { DefaultLabelStyle() }
  }

  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how labels inside look.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, style)
  }
}
