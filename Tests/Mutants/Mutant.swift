/// The package with one line of it made wrong, which a test has to notice.
struct Mutant: Hashable, Sendable {
  /// What it does wrong, in a few words.
  let name: String

  /// The folder of the module that it is in, as in `Sources/NavigationShim`.
  ///
  /// No file is named, so that code may move from one to another.
  let folder: String

  /// A text that occurs once in the folder: what is edited comes next after its beginning.
  let anchor: String

  let edit: Edit

  /// Which tests are to notice, as regular expressions for their names: one group after another,
  /// and all tests if none does.
  let tests: [String]

  init(
    _ name: String,
    in folder: String,
    at anchor: String,
    _ edit: Edit,
    tests: String...
  ) {
    self.name = name
    self.folder = folder
    self.anchor = anchor
    self.edit = edit
    self.tests = tests
  }

  /// All mutants, from the engine up.
  static let all = engine + shim
}

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

/// A mutant and the number by which its code knows whether it is in force.
struct NumberedMutant: Hashable, Sendable {
  let number: Int
  let mutant: Mutant

  /// The condition on which it is in force.
  var condition: String { "isMutant(\(number))" }
}
