public struct Button<Label> {
  let label: Label
  let action: @MainActor () -> Void
}

extension Button: View, PrimitiveView where Label: View {
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(label: label(), action: action)
  }

  var contents: [Child] { [Child(label)] }

  static func makeNode(for view: Self, at place: NodePlace) -> Node { ButtonNode(view, at: place) }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

@MainActor
class ButtonLikeNode<V: PrimitiveView>: PrimitiveNode<V> {
  private(set) final var look = ButtonLook()

  var label: any View { EmptyView() }

  var action: (@MainActor () -> Void)? { nil }

  final override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    !ViewComparison.areSame(look, environment.buttonLook)
  }

  override var environmentInside: EnvironmentValues { environment.outsideButtonStyle }

  override func performEvaluation() {
    look = environment.buttonLook
    setChildren([Child(look.body(of: label) { [weak self] in self?.action?() })])
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
  override var action: (@MainActor () -> Void)? { view.action }

  override var environmentInside: EnvironmentValues {
    var inside = super.environmentInside
    if look.isTinted, inside.foregroundColor == nil { inside.foregroundColor = .accentColor }
    return inside
  }
}

struct ButtonLook {
  var style: (any ButtonStyle)?
  var primitiveStyle: (any PrimitiveButtonStyle)?
  var isUntouched = false

  fileprivate var isPlain: Bool { style == nil && primitiveStyle == nil }
  var isTinted: Bool { isPlain && !isUntouched }
  var takesTaps: Bool { primitiveStyle != nil }

  @MainActor
  func body(
    of label: some View,
    action: @escaping @MainActor () -> Void
  ) -> any View {
    if let style { return style.styled(.init(label: .init(content: AnyView(label)))) }
    if let primitiveStyle {
      return primitiveStyle.styled(
        .init(label: .init(content: AnyView(label)), action: action)
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

  var outsideButtonStyle: EnvironmentValues {
    guard !buttonLook.isPlain else { return self }
    var outside = self
    outside.buttonLook = ButtonLook()
    return outside
  }
}

nonisolated extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonLook, ButtonLook(style: style))
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let own: (any PrimitiveButtonStyle)? = style is any StandardButtonStyle ? nil : style
    let look = ButtonLook(primitiveStyle: own, isUntouched: style is PlainButtonStyle)
    return environment(\.buttonLook, look)
  }
}

@MainActor
@preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleLabel: View, PassthroughView {
  let content: AnyView
}

public struct ButtonStyleConfiguration {
  public typealias Label = ButtonStyleLabel

  public let label: Label
  public let isPressed = false
}

extension ButtonStyle {
  func styled(_ configuration: Configuration) -> any View {
    MadeView(maker: self) { $0.makeBody(configuration: configuration) }
  }
}

@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleLabel

  public let label: Label
  let action: @MainActor () -> Void

  @MainActor
  @preconcurrency
  public func trigger() { action() }
}

extension PrimitiveButtonStyle {
  func styled(_ configuration: Configuration) -> any View {
    MadeView(maker: self) { $0.makeBody(configuration: configuration) }
  }
}

@MainActor
@preconcurrency
public protocol StandardButtonStyle: PrimitiveButtonStyle {}

extension StandardButtonStyle {
  public func makeBody(configuration: Configuration) -> Configuration.Label { configuration.label }
}

public struct PlainButtonStyle: StandardButtonStyle {
  nonisolated public init() {}
}

public struct BorderlessButtonStyle: StandardButtonStyle {
  nonisolated public init() {}
}

public struct BorderedButtonStyle: StandardButtonStyle {
  nonisolated public init() {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static nonisolated var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static nonisolated var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
