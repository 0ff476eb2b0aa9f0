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
