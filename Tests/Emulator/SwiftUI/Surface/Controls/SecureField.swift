/// A field for a text that nobody else should see.
public struct SecureField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private var onCommit: (() -> Void)?

  /// Makes a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }
}

extension SecureField: View {
  /// A field that is typed into like any other, and shows dots.
  public var body: some View {
    field
  }
}

extension SecureField {
  private var field: TextField<Label> {
    var field = TextField(text: text, prompt: prompt, label: { label })
    field.isSecure = true
    if let onCommit { field.onCommit = onCommit }
    return field
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: { Text(titleKey) })
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt, label: { Text(title) })
  }

  /// Makes a field with a title that was made before there was `onSubmit`.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text, label: { Text(titleKey) })
    self.onCommit = onCommit
  }
}
