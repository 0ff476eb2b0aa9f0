import Foundation

/// Builds a copy of the package, and takes those mutants out that don't compile.
struct MutantBuild {
  let copy: PackageCopy

  /// How often is built anew at the most; each time has errors that the one before has hidden.
  private static let mostRounds = 20

  /// Builds the tests.
  ///
  /// - Parameter progress: Is called with each mutant that is taken out, and the reason.
  /// - Returns: The mutants that compile.
  func build(
    _ mutants: [NumberedMutant],
    progress: (NumberedMutant, String) -> Void
  ) async throws -> [NumberedMutant] {
    var rest = mutants
    // One module after another is faster than all, as long as there are errors.
    let steps = MutantPart.allCases.map { ["--target", String($0.folder.dropFirst(8))] }
    for step in steps + [["--build-tests"]] {
      for round in 1... {
        let sources = try copy.update(with: rest)
        let words = ["swift", "build"] + step
        let run = try await CommandRun(words, in: copy.folder, seconds: 3_600)
        if run.status == 0 { break }
        let errors = CompilerError.all(in: run.output, of: copy.folder)
        let culprits = Self.culprits(errors, in: sources)
        guard !culprits.isEmpty, round < Self.mostRounds else {
          let text = errors.isEmpty ? run.output : errors.map(\.text).joined(separator: "\n")
          throw TestProgram.Failure(description: "the copy doesn't build:\n\(text)")
        }
        for (mutant, message) in culprits { progress(mutant, message) }
        rest.removeAll { culprits[$0] != nil }
      }
    }
    return rest
  }

  private static func culprits(
    _ errors: [CompilerError],
    in sources: [String: MutatedSource]
  ) -> [NumberedMutant: String] {
    var culprits: [NumberedMutant: String] = [:]
    for error in errors {
      let suspects = sources[error.file]?.suspects(line: error.line, column: error.column) ?? []
      for suspect in suspects { culprits[suspect] = error.text }
    }
    return culprits
  }
}

/// An error in a source file.
struct CompilerError: Hashable {
  /// The file, from the package's folder on.
  let file: String
  let line: Int
  let column: Int
  let text: String

  /// The errors in what a compiler has printed, which says the same ones over and over.
  static func all(in output: String, of folder: URL) -> [CompilerError] {
    var errors: [CompilerError] = []
    for line in output.split(separator: "\n") {
      let words = line.split(separator: ":", maxSplits: 4).map(String.init)
      guard words.count == 5, words[3] == " error", let number = Int(words[1]),
        let column = Int(words[2])
      else { continue }
      let file = words[0].replacing(folder.resolvingSymlinksInPath().path + "/", with: "")
      let error = CompilerError(file: file, line: number, column: column, text: words[4])
      if !errors.contains(error) { errors.append(error) }
    }
    return errors
  }
}
