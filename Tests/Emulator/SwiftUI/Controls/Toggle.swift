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
