/// How a line of code is made wrong.
enum Edit: Hashable, Sendable {
  /// An expression becomes another of its type.
  case swap(String, for: String)

  /// A statement becomes another.
  case replace(String, by: String)

  /// A statement is left out.
  case drop(String)

  /// What stands in the source.
  var original: String {
    switch self {
    case .swap(let text, for: _), .replace(let text, by: _), .drop(let text): text
    }
  }

  /// What stands there instead; empty where nothing does.
  var faulty: String {
    switch self {
    case .swap(_, for: let text), .replace(_, by: let text): text
    case .drop: ""
    }
  }

  /// Code that is the original, or the faulty one where a condition holds.
  ///
  /// - Parameter original: The original, which may itself have conditions in it by now.
  func code(where condition: String, original: String) -> String {
    switch self {
    case .swap(_, for: let faulty): "(\(condition) ? (\(faulty)) : (\(original)))"
    case .replace(_, by: let faulty): "if \(condition) { \(faulty) } else { \(original) }"
    case .drop: "if !\(condition) { \(original) }"
    }
  }
}
