/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The button deletes something.
  public static let destructive = ButtonRole(name: "destructive")

  /// The button ends something without doing it.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that does something when it is tapped.
public struct Button<Label> {
  let label: Label
  let role: ButtonRole?
  let action: @MainActor () -> Void
}

extension Button: View, PrimitiveView where Label: View {
  /// Makes a button.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label(), role: nil, action: action)
  }

  /// Makes a button with a role.
  @preconcurrency
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: role, action: action)
  }

  var contents: [Child] { [Child(label)] }

  static func makeNode(for view: Self, at place: NodePlace) -> Node { ButtonNode(view, at: place) }
}

extension Button where Label == Text {
  /// Makes a button with a text.
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a text.
  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// The node of a control that has the look of buttons.
@MainActor
class ButtonLikeNode<V: PrimitiveView>: PrimitiveNode<V> {
  private(set) final var look = ButtonLook()

  // MARK: What kinds of such controls override

  var label: any View { EmptyView() }
  var role: ButtonRole? { nil }

  /// What a tap does; `nil` where it does nothing.
  var action: (@MainActor () -> Void)? { nil }

  // MARK: Evaluation

  final override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    !ViewComparison.areSame(look, environment.buttonLook)
  }

  override var environmentInside: EnvironmentValues { environment.outsideButtonStyle }

  override func performEvaluation() {
    look = environment.buttonLook
    setChildren([Child(look.body(of: label, role: role) { [weak self] in self?.action?() })])
  }

  final override var control: Control? {
    if look.takesTaps { return nil }
    let isEnabled = environment.isEnabled && action != nil
    return Control(self, isEnabled: isEnabled) { [weak self] in self?.action?() }
  }
}

@MainActor
private final class ButtonNode<Label: View>: ButtonLikeNode<Button<Label>> {
  override var label: any View { view.label }
  override var role: ButtonRole? { view.role }
  override var action: (@MainActor () -> Void)? { view.action }

  override var environmentInside: EnvironmentValues {
    var inside = super.environmentInside
    if look.isTinted, inside.foregroundColor == nil { inside.foregroundColor = .accentColor }
    return inside
  }
}

/// The style of a client's own that a button is in, if any.
struct ButtonLook {
  var style: (any ButtonStyle)?
  var primitiveStyle: (any PrimitiveButtonStyle)?

  /// Whether it is the system's style that leaves the label as it is.
  var isUntouched = false

  fileprivate var isPlain: Bool { style == nil && primitiveStyle == nil }

  /// Whether the label has the colour of what can be tapped.
  var isTinted: Bool { isPlain && !isUntouched }

  /// Whether what the style makes has to take the taps.
  var takesTaps: Bool { primitiveStyle != nil }

  /// What the style makes of a button.
  @MainActor
  func body(
    of label: some View,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) -> any View {
    if let style { return style.styled(.init(role: role, label: .init(content: AnyView(label)))) }
    if let primitiveStyle {
      return primitiveStyle.styled(
        .init(role: role, label: .init(content: AnyView(label)), action: action)
      )
    }
    return label
  }
}

extension EnvironmentValues {
  private enum ButtonLookKey: EnvironmentKey {
    static var defaultValue: ButtonLook { ButtonLook() }
  }

  var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }

  /// The environment of what a style has made, where the style doesn't apply once more.
  var outsideButtonStyle: EnvironmentValues {
    guard !buttonLook.isPlain else { return self }
    var outside = self
    outside.buttonLook = ButtonLook()
    return outside
  }
}

nonisolated extension View {
  /// Sets how buttons inside look.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonLook, ButtonLook(style: style))
  }

  /// Sets how buttons inside look, and what has them do something.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let own: (any PrimitiveButtonStyle)? = style is any StandardButtonStyle ? nil : style
    let look = ButtonLook(primitiveStyle: own, isUntouched: style is PlainButtonStyle)
    return environment(\.buttonLook, look)
  }
}

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
    MadeView(maker: self) { $0.makeBody(configuration: configuration) }
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
    MadeView(maker: self) { $0.makeBody(configuration: configuration) }
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

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style that leaves the label as it is.
  public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The style without a border.
  public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The style that stands out.
  public static nonisolated var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
