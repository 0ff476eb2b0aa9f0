/// The node of a link that adds its value to the path of the stack it is in.
///
/// In a column of a split view without a stack it selects its value in the list that it is in.
@MainActor
final class ValueLinkNode<Label: View, Destination: View>: PrimitiveNode<
  NavigationLink<Label, Destination>
>
{
  private var look = ButtonLook()

  private var host: NativeHost? { screen.nearestHost as? NativeHost }

  override func mustBeEvaluated(in environment: EnvironmentValues) -> Bool {
    !Comparison.areSame(look, environment.buttonLook)
  }

  override var environmentInside: EnvironmentValues { environment.outsideButtonStyle }

  override func performEvaluation() {
    look = environment.buttonLook
    setChildren([Child(look.body(of: view.label) { [weak self] in self?.follow?() })])
  }

  /// What following the link does, if it leads anywhere.
  private var follow: (@MainActor () -> Void)? {
    guard case .value(let value?) = view.target else { return nil }
    if let host { return { [weak host] in host?.push(value) } }
    guard nearest((any ColumnsNode).self) != nil else { return nil }
    return nearest((any SelectingNode).self)?.selecting(value.value)
  }

  override var control: Control? {
    if look.takesTaps { return nil }
    guard let follow else { return Control(self, isEnabled: false) {} }
    return Control(self, perform: follow)
  }
}
