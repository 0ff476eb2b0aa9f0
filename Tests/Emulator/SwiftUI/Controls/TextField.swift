/// A field that a person types a text into.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var isSecure = false
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  /// Makes a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  /// Makes a field that may grow.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
  }
}

extension TextField: View, PrimitiveView {
  var contents: [Child] { [Child(label, at: 0), Child(prompt, at: 1)] }

  static func makeNode(for view: Self, at place: Place) -> Node {
    FieldNode(view, at: place)
  }
}

/// A node that a person types into.
@MainActor
protocol TypingNode: Node {
  /// What the field is known by: its label and its prompt.
  var names: [String] { get }

  var text: String { get }

  func replaceText(_ text: String)

  /// Takes in that a person begins or ends to type here.
  func setEditing(_ isEditing: Bool)

  /// Takes in that a person has ended typing by the return key.
  func commit()
}

@MainActor
private final class FieldNode<Label: View>: PrimitiveNode<TextField<Label>>, TypingNode {
  var names: [String] {
    children.map { $0.texts.joined(separator: " ") }
  }

  var text: String { view.text.wrappedValue }

  func replaceText(_ text: String) { view.text.wrappedValue = text }

  func setEditing(_ isEditing: Bool) { view.onEditingChanged(isEditing) }

  func commit() { view.onCommit() }

  override var ownTexts: [String] {
    let text = text
    if text.isEmpty { return [] }
    return [view.isSecure ? String(repeating: "•", count: text.count) : text]
  }

  // The placeholder gives way to the text.
  override var seenChildren: [Node] {
    guard text.isEmpty else { return [] }
    return view.prompt == nil ? Array(children.prefix(1)) : Array(children.suffix(1))
  }
}
