extension NavigationLink where Destination == Never {
  /// Makes a link that adds a value to the path of the stack it is in.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { PlainPathValue(value: $0) }))
  }

  /// Makes a link that adds a value to the path of the stack it is in, which can be saved.
  public init<P: Hashable & Codable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .value(value.map { CodablePathValue(value: $0) }))
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link that adds a value to the path of the stack it is in.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link that adds a value to the path of the stack it is in.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Makes a link that adds a value to the path of the stack it is in, which can be saved.
  public init<P: Hashable & Codable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Makes a link that adds a value to the path of the stack it is in, which can be saved.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable & Codable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}

/// The node of a link that adds its value to the path of the stack it is in.
///
/// In a column of a split view without a stack it selects its value in the list that it is in.
@MainActor
final class ValueLinkNode<Label: View, Destination: View>: PrimitiveNode<
  NavigationLink<Label, Destination>
>
{
  private var look = ButtonLook()

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    !ViewComparison.areSame(look, environment.buttonLook)
  }

  override var environmentInside: EnvironmentValues {
    var inside = environment.outsideButtonStyle
    if action == nil, inside.isEnabled { inside.isEnabled = false }
    return inside
  }

  override func performEvaluation() {
    look = environment.buttonLook
    setChildren([Child(look.body(of: view.label) { [weak self] in self?.action?() })])
  }

  override var control: Control? {
    if look.takesTaps { return nil }
    let isEnabled = environment.isEnabled && action != nil
    return Control(self, isEnabled: isEnabled) { [weak self] in self?.action?() }
  }

  /// What a tap does, if the link isn't disabled.
  private var action: (@MainActor () -> Void)? {
    guard case .value(let value?) = view.target else { return nil }
    if let host = screen.nearestHost as? NativeHost { return { host.push(value) } }
    guard nearest((any ColumnsNode).self) != nil else { return nil }
    return nearest((any SelectingNode).self)?.selecting(value.value)
  }
}
