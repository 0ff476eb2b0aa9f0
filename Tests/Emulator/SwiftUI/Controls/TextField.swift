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
