/// The node of a link that adds its value to the path of the stack it is in.
///
/// In a column of a split view without a stack it selects its value in the list that it is in.
@MainActor
final class ValueLinkNode<Label: View, Destination: View>: PrimitiveNode<
  NavigationLink<Label, Destination>
>
{
  private var host: NativeHost? { screen.nearestHost as? NativeHost }

  override var control: Control? {
    guard case .value(let value?) = view.target else { return disabledControl }
    if let host { return Control(self) { [weak host] in host?.push(value) } }
    guard nearest((any ColumnsNode).self) != nil,
      let select = nearest((any SelectingNode).self)?.selecting(value.value)
    else { return disabledControl }
    return Control(self, perform: select)
  }

  private var disabledControl: Control { Control(self, isEnabled: false) {} }
}
