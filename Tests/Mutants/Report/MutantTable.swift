/// A table of mutants and of what noticed them, in Markdown.
struct MutantTable: CustomStringConvertible {
  let results: [MutantRun.Result]

  var description: String {
    let caught = results.filter(\.verdict.isCaught).count
    let rows = results.map { result in
      let mutant = result.mutant
      return Self.row([
        mutant.name, "`\(Self.fileName(mutant))`", Self.code(mutant.edit.original),
        mutant.edit.faulty.isEmpty ? "nothing" : Self.code(mutant.edit.faulty),
        Self.escaped("\(result.verdict)"),
      ])
    }
    return
      ([
        "\(results.count) mutants, \(caught) caught, \(results.count - caught) not",
        "",
        Self.row(["mutant", "where", "the line has", "the mutant has", "caught by"]),
        Self.row(["---", "---", "---", "---", "---"]),
      ] + rows).joined(separator: "\n")
  }

  private static func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }

  private static func fileName(_ mutant: Mutant) -> String {
    mutant.file.split(separator: "/").last.map(String.init) ?? mutant.file
  }

  private static func code(_ text: String) -> String {
    "`\(escaped(text))`"
  }

  /// A text in which nothing ends its cell.
  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }
}
