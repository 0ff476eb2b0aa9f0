public import Foundation

/// A title with a picture.
public struct Label<Title: View, Icon: View> {
  @Environment(\.labelStyle) private var style
  private let title: Title
  private let icon: Icon

  /// Makes a label from its parts.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: View {
  /// What the style makes of the parts.
  public var body: some View {
    style.anyBody(LabelStyleConfiguration(title: title, icon: icon))
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Makes a label with a picture of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }

  /// Makes a label with a picture of the system.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes a label of what a style was given.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

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

/// The style that suits the place, which is always the one with title and picture.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the picture and the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// The style with title and picture.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the picture and the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
    configuration.title
  }
}

/// The style without the picture.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The style without the title.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the picture.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.icon
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that suits the place.
  public static nonisolated var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style with title and picture.
  public static nonisolated var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The style without the picture.
  public static nonisolated var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The style without the title.
  public static nonisolated var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label with something beside it.
public struct LabeledContent<Label, Content> {
  let label: Label
  let labeled: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  /// A labelled content has no body.
  public typealias Body = Never

  var contents: [Child] { [Child(label, at: 0), Child(labeled, at: 1)] }
}

extension LabeledContent where Label: View, Content: View {
  /// Makes one from its parts.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), labeled: content())
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Makes one with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), labeled: content())
  }

  /// Makes one with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), labeled: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes one from two texts.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), labeled: Text(value))
  }

  /// Makes one from two texts.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), labeled: Text(value))
  }

  /// Makes one from a title and a value in a format.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), labeled: Text(format.format(value)))
  }
}
