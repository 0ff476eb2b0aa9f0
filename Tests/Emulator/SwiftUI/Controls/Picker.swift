/// A control that chooses one of several values.
///
/// In a form of a navigation view a tap pushes a screen with the choices, which is none of any link's, as up
/// to iOS 15 (lm/navigation-stack-backport pull request 6). What is on that screen isn't emulated, and
/// elsewhere a tap does nothing.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label
}

extension Picker: View, PrimitiveView where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(titleKey)
  }

  var contents: [Child] { [Child(label)] }

  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    PickerNode(view, at: place)
  }
}

@MainActor
private final class PickerNode<SelectionValue: Hashable, Content: View>: PrimitiveNode<
  Picker<Text, SelectionValue, Content>
>
{
  override var control: Control? {
    Control(self) { [weak self] in
      _ = (self?.screen.nearestHost as? NavigationViewHost)?.cover()
    }
  }
}
