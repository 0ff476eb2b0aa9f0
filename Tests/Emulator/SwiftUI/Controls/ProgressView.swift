/// How far something has got; its labels are all that is seen of it.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  @Environment(\.progressViewStyle) private var style
  private let fractionCompleted: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  private init(
    _ fractionCompleted: Double?,
    label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes one for something that has got to a value.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value.map { Double($0 / total) },
      label: label(),
      currentValueLabel: currentValueLabel()
    )
  }
}

extension ProgressView: View {
  /// What the style makes of the progress.
  public var body: some View {
    style.anyBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fractionCompleted,
        label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) }
      )
    )
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Makes one for something that nobody knows the end of.
  public init() where Label == EmptyView {
    self.init(nil, label: nil, currentValueLabel: nil)
  }

  /// Makes one for something that nobody knows the end of.
  public init(@ViewBuilder label: () -> Label) {
    self.init(nil, label: label(), currentValueLabel: nil)
  }

  /// Makes one for something that nobody knows the end of.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Makes one for something that nobody knows the end of.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, label: Text(title), currentValueLabel: nil)
  }

  /// Makes one for something that has got to a value.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value.map { Double($0 / total) }, label: nil, currentValueLabel: nil)
  }

  /// Makes one for something that has got to a value.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value.map { Double($0 / total) }, label: label(), currentValueLabel: nil)
  }

  /// Makes one for something that has got to a value.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: { Text(titleKey) })
  }

  /// Makes one for something that has got to a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S,
    value: V?,
    total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total, label: { Text(title) })
  }
}

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

/// The style that suits the place.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Returns the labels.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

/// The style of a line.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style in a colour.
  public nonisolated init(tint: Color) {}

  /// Returns the labels.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

/// The style of a circle.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style in a colour.
  public nonisolated init(tint: Color) {}

  /// Returns the labels.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
    configuration.currentValueLabel
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits the place.
  public static nonisolated var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The style of a line.
  public static nonisolated var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The style of a circle.
  public static nonisolated var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
