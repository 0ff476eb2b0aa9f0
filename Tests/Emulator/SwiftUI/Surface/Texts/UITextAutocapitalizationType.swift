/// Which letters become capitals while one types, as UIKit says it.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none
  case words
  case sentences
  case allCharacters
}
