/// A control that is on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  private let label: Label

  /// Makes a toggle.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View, PrimitiveView {
  var contents: [Child] { [Child(label)] }

  static func makeNode(for view: Self, at place: NodePlace) -> Node {
    ToggleNode(view, at: place)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { Text(titleKey) })
  }
}

/// A node that is on or off.
@MainActor
protocol SwitchNode: Node {
  var isOn: Bool { get }
}

@MainActor
private final class ToggleNode<Label: View>: PrimitiveNode<Toggle<Label>>, SwitchNode {
  var isOn: Bool { view.isOn.wrappedValue }

  override var control: Control? {
    Control(self) { [weak self] in self?.view.isOn.wrappedValue.toggle() }
  }
}
