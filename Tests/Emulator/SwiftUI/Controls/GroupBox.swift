/// Content in a box, with a label above.
public struct GroupBox<Label: View, Content: View> {
  @Environment(\.groupBoxStyle) private var style
  private let content: Content
  private let label: Label

  /// Makes a box.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Makes a box.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.label = label
  }
}

extension GroupBox: View {
  /// What the style makes of the label and the content.
  public var body: some View {
    style.anyBody(GroupBoxStyleConfiguration(label: label, content: content))
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Makes a box.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a box.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

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

/// Content that appears below its label when that is tapped.
public struct DisclosureGroup<Label: View, Content: View> {
  @State private var isExpandedHere = false
  private let isExpandedElsewhere: Binding<Bool>?
  private let content: () -> Content
  private let label: Label

  /// Makes a group that knows itself whether it is open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpandedElsewhere = nil
    self.content = content
    self.label = label()
  }

  /// Makes a group that is open when a binding says so.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    isExpandedElsewhere = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup: View {
  /// The label, and the content while the group is open.
  public var body: some View {
    let isExpanded = isExpandedElsewhere ?? $isExpandedHere
    Button(action: { isExpanded.wrappedValue.toggle() }, label: { label })
    if isExpanded.wrappedValue { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group that knows itself whether it is open.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Makes a group that knows itself whether it is open.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content, label: { Text(label) })
  }

  /// Makes a group that is open when a binding says so.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }

  /// Makes a group that is open when a binding says so.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(label) })
  }
}
