public import Foundation

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

extension TextField where Label == Text {
  init(
    _ title: Text,
    text: Binding<String>,
    prompt: Text? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, prompt: prompt, label: { title })
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(Text(titleKey), text: text)
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(Text(title), text: text)
  }

  /// Makes a field with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(Text(titleKey), text: text, prompt: prompt)
  }

  /// Makes a field with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(Text(title), text: text, prompt: prompt)
  }

  /// Makes a field with a title that may grow.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(Text(titleKey), text: text, prompt: prompt)
  }

  /// Makes a field with a title that may grow.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis
  ) {
    self.init(Text(title), text: text, prompt: prompt)
  }

  /// Makes a field that says when typing begins and ends, and when by the return key.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      Text(titleKey),
      text: text,
      onEditingChanged: onEditingChanged,
      onCommit: onCommit
    )
  }

  /// Makes a field that says when typing begins and ends.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(titleKey), text: text, onEditingChanged: onEditingChanged)
  }

  /// Makes a field that says when typing ends by the return key.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(titleKey), text: text, onCommit: onCommit)
  }

  /// Makes a field that says when typing begins and ends, and when by the return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text: text, onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Makes a field that says when typing begins and ends.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(Text(title), text: text, onEditingChanged: onEditingChanged)
  }

  /// Makes a field that says when typing ends by the return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(Text(title), text: text, onCommit: onCommit)
  }
}

extension TextField where Label == Text {
  /// Makes a field for a value that a formatter writes and reads.
  public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(Text(titleKey), text: value.text(formatter))
  }

  /// Makes a field for a value that a formatter writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(Text(title), text: value.text(formatter))
  }

  /// Makes a field for a value that a format writes and reads.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(titleKey), text: value.text(format), prompt: prompt)
  }

  /// Makes a field for a value that a format writes and reads.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S,
    value: Binding<F.FormatInput>,
    format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(Text(title), text: value.text(format), prompt: prompt)
  }
}

extension Binding {
  /// The value as a text; what can't be read as a value changes nothing.
  fileprivate func text(_ formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { text in
        guard let value = formatter.value(from: text) as? Value else { return }
        wrappedValue = value
      }
    )
  }

  /// The value as a text; what can't be read as a value changes nothing.
  fileprivate func text<F: ParseableFormatStyle>(_ format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    Binding<String>(
      get: { format.format(wrappedValue) },
      set: { text in
        guard let value = try? format.parseStrategy.parse(text) else { return }
        wrappedValue = value
      }
    )
  }
}

extension Formatter {
  /// The value of a text, as far as formatters tell outside of Apple's systems.
  fileprivate func value(from text: String) -> Any? {
    switch self {
    case let formatter as NumberFormatter: formatter.number(from: text)
    case let formatter as DateFormatter: formatter.date(from: text)
    default: nil
    }
  }
}

/// How text fields look, which nobody sees here.
public protocol TextFieldStyle: Sendable {}

/// The style that suits the place.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

/// The style without a border.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

/// The style with a round border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes the style.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that suits the place.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// The style without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// The style with a round border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

nonisolated extension View {
  /// Accepts how text fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
