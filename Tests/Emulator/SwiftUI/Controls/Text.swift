/// A piece of text.
public struct Text: Hashable, Sendable {
  let string: String

  /// Makes a text of a localized key; the emulator has no translations.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.resolved
  }

  /// Makes a text of a string as it is.
  public init(verbatim content: String) {
    string = content
  }

  /// Makes a text of a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  /// Joins two texts.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(verbatim: lhs.string + rhs.string)
  }
}

extension Text: View, PrimitiveView {
  var ownTexts: [String] { string.isEmpty ? [] : [string] }
}
