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
