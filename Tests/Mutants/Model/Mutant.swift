/// The package with one line of it made wrong, which a test has to notice.
struct Mutant: Hashable, Sendable {
  /// What it does wrong, in a few words.
  let name: String

  /// The source file, from the package's folder on.
  let file: String

  /// A text that occurs once in the file: what is edited comes next after its beginning.
  let anchor: String

  let edit: Edit

  /// Which tests are to notice, as regular expressions for their names: one group after another,
  /// and all tests if none does.
  let tests: [String]

  init(
    _ name: String,
    in file: String,
    at anchor: String,
    _ edit: Edit,
    tests: String...
  ) {
    self.name = name
    self.file = file
    self.anchor = anchor
    self.edit = edit
    self.tests = tests
  }

  /// The module that the file belongs to.
  var module: String {
    let parts = file.split(separator: "/")
    return parts.count > 1 ? String(parts[1]) : ""
  }
}
