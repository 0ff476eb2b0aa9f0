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
