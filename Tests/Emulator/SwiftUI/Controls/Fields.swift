public struct TextField<Label: View> {
  fileprivate let text: Binding<String>
  fileprivate let label: Label
}

extension TextField: View, PrimitiveView {
  var contents: [Child] { [Child(label)] }

  static func makeNode(for view: Self, at place: NodePlace) -> Node { FieldNode(view, at: place) }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, label: Text(titleKey))
  }
}

@MainActor
protocol TypingNode: Node {
  var name: String { get }

  var text: String { get }

  func replaceText(_ text: String)
}

@MainActor
private final class FieldNode<Label: View>: PrimitiveNode<TextField<Label>>, TypingNode {
  var name: String { children.first?.texts.joined(separator: " ") ?? "" }

  var text: String { view.text.wrappedValue }

  func replaceText(_ text: String) { view.text.wrappedValue = text }

  override var ownTexts: [String] { text.isEmpty ? [] : [text] }

  // The placeholder gives way to the text.
  override var seenChildren: [Node] { text.isEmpty ? children : [] }
}
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: View, PrimitiveView {
  var contents: [Child] { [Child(label)] }
  var tapAction: (() -> Void)? { { isOn.wrappedValue.toggle() } }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: { Text(titleKey) })
  }
}

/// A control that chooses one of several values.
///
/// In a form of a navigation view a tap pushes a screen with the choices, which is none of any link's, as up
/// to iOS 15 (lm/navigation-stack-backport pull request 6). What is on that screen isn't emulated, and
/// elsewhere a tap does nothing.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label
}

extension Picker: View, PrimitiveView where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(titleKey)
  }

  var contents: [Child] { [Child(label)] }

  static func makeNode(for view: Self, at place: NodePlace) -> Node { PickerNode(view, at: place) }
}

@MainActor
private final class PickerNode<SelectionValue: Hashable, Content: View>: PrimitiveNode<
  Picker<Text, SelectionValue, Content>
>
{
  override var control: Control? {
    Control(self) { [weak self] in _ = (self?.screen.nearestHost as? NavigationViewHost)?.cover() }
  }
}
