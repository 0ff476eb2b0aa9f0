public import Foundation

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
