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

  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    ButtonNode(view, at: place)
  }
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

  /// Makes a button with a text and a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

@MainActor
private final class ButtonNode<Label: View>: PrimitiveNode<Button<Label>> {
  private var look = ButtonLook()

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    !ViewComparison.areSame(look, environment.buttonLook)
  }

  override func performEvaluation() {
    look = environment.buttonLook
    let body = look.body(of: view.label, role: view.role) { [weak self] in self?.view.action() }
    setChildren([Child(body)])
  }

  override var environmentInside: EnvironmentValues {
    var inside = environment.outsideButtonStyle
    if look.isTinted, inside.foregroundColor == nil { inside.foregroundColor = .accentColor }
    return inside
  }

  override var control: Control? {
    if look.takesTaps { return nil }
    return Control(self) { [weak self] in self?.view.action() }
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
    if let style {
      return style.styled(.init(role: role, label: .init(content: AnyView(label))))
    }
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

/// What a style makes of a control, with the dynamic properties of the style prepared.
struct StyledView<Style> {
  let style: Style
  let makeBody: @MainActor (Style) -> any View
}

extension StyledView: View, PrimitiveView {
  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    StyledNode(view, at: place)
  }
}

@MainActor
private final class StyledNode<Style>: PrimitiveNode<StyledView<Style>> {
  private let properties = InstalledProperties(Style.self)

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    properties.mustBeInstalledAgain(in: environment)
  }

  override func performEvaluation() {
    var style = view.style
    properties.install(into: &style, of: self)
    setChildren([Child(view.makeBody(style))])
  }

  override func tearDown() {
    properties.release()
  }
}
