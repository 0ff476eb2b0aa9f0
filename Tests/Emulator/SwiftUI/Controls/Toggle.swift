/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  /// Makes a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View, PrimitiveView {
  static func makeNode(for view: Self, at place: Place) -> Node {
    ToggleNode(view, at: place)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { Text(titleKey) })
  }

  /// Makes a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { Text(title) })
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style is asked for, in the style around it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: { configuration.label })
  }
}

/// A node that is on or off.
@MainActor
protocol SwitchNode: Node {
  var isOn: Bool { get }
}

@MainActor
private final class ToggleNode<Label: View>: PrimitiveNode<Toggle<Label>>, SwitchNode {
  private var style: (any ToggleStyle)?

  var isOn: Bool { view.isOn.wrappedValue }

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    !Comparison.areSame(style, environment.toggleStyle)
  }

  override func performEvaluation() {
    style = environment.toggleStyle
    guard let style else { return setChildren([Child(view.label)]) }
    let configuration = ToggleStyleConfiguration(isOn: view.isOn, label: AnyView(view.label))
    setChildren([Child(style.styled(configuration))])
  }

  // What a style is made of, takes the taps.
  override var environmentInside: EnvironmentValues {
    guard style != nil else { return environment }
    var inside = environment
    inside.toggleStyle = nil
    return inside
  }

  override var control: Control? {
    guard style == nil else { return nil }
    return Control(self) { [weak self] in self?.view.isOn.wrappedValue.toggle() }
  }
}

/// How toggles look.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// What a toggle is made of.
  associatedtype Body: View

  /// What a toggle consists of.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns what a toggle is made of.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(StyledView(style: self) { $0.makeBody(configuration: configuration) })
  }
}

/// What a toggle consists of.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label {
    let content: AnyView
  }

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// The label.
  public let label: Label

  /// Whether the toggle stands for several values that differ, which none does here.
  public var isMixed: Bool { false }

  init(isOn: Binding<Bool>, label: AnyView) {
    _isOn = isOn
    self.label = Label(content: label)
  }
}

extension ToggleStyleConfiguration.Label: View, PassthroughView {
  /// A label has no body.
  public typealias Body = Never
}

/// A style of the system's own.
@MainActor
@preconcurrency
public protocol StandardToggleStyle: ToggleStyle {}

extension StandardToggleStyle {
  /// Returns a plain toggle.
  public func makeBody(configuration: Configuration) -> Toggle<ToggleStyleConfiguration.Label> {
    Toggle(configuration)
  }
}

/// The style that suits the place.
public struct DefaultToggleStyle: StandardToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
}

/// The style of a switch.
public struct SwitchToggleStyle: StandardToggleStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style in a colour.
  public nonisolated init(tint: Color) {}
}

/// The style of a button.
public struct ButtonToggleStyle: StandardToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the place.
  public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style of a switch.
  public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style of a button.
  public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  private enum ToggleStyleKey: EnvironmentKey {
    static var defaultValue: (any ToggleStyle)? { nil }
  }

  /// A client's style, if there is one.
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how toggles inside look.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style is any StandardToggleStyle ? nil : style)
  }
}
