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

/// A field for a long text, which has no placeholder to type into it by.
public struct TextEditor {
  private let text: Binding<String>

  /// Makes a field.
  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: View {
  /// A field that is typed into like any other.
  public var body: some View {
    TextField(text: text, label: { Text(verbatim: "") })
  }
}

nonisolated extension View {
  /// Accepts whether words are corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Accepts whether words are corrected.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Accepts which letters become capitals.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
    -> some View
  { self }

  /// Accepts which letters become capitals.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Accepts the name of the key that ends typing.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Accepts that the end of typing isn't told further up.
  public func submitScope(_ isBlocking: Bool = true) -> some View { self }

  /// Accepts when scrolling hides the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

/// Which letters become capitals while one types.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let id: String

  /// None.
  public static let never = TextInputAutocapitalization(id: "never")

  /// The first of each word.
  public static let words = TextInputAutocapitalization(id: "words")

  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(id: "sentences")

  /// All.
  public static let characters = TextInputAutocapitalization(id: "characters")
}

/// Which letters become capitals while one types, as UIKit says it.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}
