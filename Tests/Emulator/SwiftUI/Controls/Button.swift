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

  static func makeNode(for view: Self, at place: Place) -> Node {
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

  /// Makes a button with a text and a role.
  @preconcurrency
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

@MainActor
private final class ButtonNode<Label: View>: PrimitiveNode<Button<Label>> {
  private var look = ButtonLook()

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    !Comparison.areSame(look, environment.buttonLook)
  }

  override func performEvaluation() {
    look = environment.buttonLook
    let body = look.body(of: view.label, role: view.role) { [weak self] in self?.view.action() }
    setChildren([Child(body)])
  }

  override var environmentInside: EnvironmentValues { environment.outsideButtonStyle }

  override var control: Control? {
    if look.takesTaps { return nil }
    return Control(self) { [weak self] in self?.view.action() }
  }
}
