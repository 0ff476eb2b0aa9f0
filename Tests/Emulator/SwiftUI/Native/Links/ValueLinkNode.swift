/// The node of a link that adds its value to the path of the stack it is in.
@MainActor
final class ValueLinkNode<Label: View, Destination: View>: PrimitiveNode<
  NavigationLink<Label, Destination>
>
{
  private var host: NativeHost? { screen.nearestHost as? NativeHost }

  override var control: Control? {
    guard case .value(let value?) = view.target, let host else {
      return Control(self, isEnabled: false) {}
    }
    return Control(self) { [weak host] in host?.push(value) }
  }
}
