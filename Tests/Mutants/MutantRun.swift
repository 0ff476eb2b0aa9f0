import CommandSupport

/// Shows mutants to the tests, and collects what came of each.
struct MutantRun: Sendable {
  /// What came of one mutant.
  struct Result: Sendable {
    let mutant: Mutant
    let verdict: Verdict
    let time: String
  }

  let program: TestProgram

  /// How many mutants are tested at a time.
  let jobs: Int

  /// Tests mutants, several at a time.
  ///
  /// - Parameter progress: Is called with each result as it comes.
  /// - Returns: The results in the order of the mutants.
  func results(
    of mutants: [NumberedMutant],
    progress: @Sendable (NumberedMutant, Result) -> Void
  ) async throws -> [Result] {
    var results: [Int: Result] = [:]
    try await withThrowingTaskGroup(of: (NumberedMutant, Result).self) { group in
      var rest = mutants[...]
      for _ in 0..<jobs {
        if let next = rest.popFirst() { group.addTask { (next, try await result(of: next)) } }
      }
      while let (mutant, result) = try await group.next() {
        progress(mutant, result)
        results[mutant.number] = result
        if let next = rest.popFirst() { group.addTask { (next, try await self.result(of: next)) } }
      }
    }
    return mutants.compactMap { results[$0.number] }
  }

  private func result(of mutant: NumberedMutant) async throws -> Result {
    let stopwatch = Stopwatch()
    let verdict = try await program.verdict(on: mutant)
    return Result(mutant: mutant.mutant, verdict: verdict, time: "\(stopwatch)")
  }
}

/// A table of mutants and of what noticed them, in Markdown.
struct MutantTable: CustomStringConvertible {
  let results: [MutantRun.Result]

  var description: String {
    let caught = results.filter(\.verdict.isCaught).count
    let rows = results.map { result in
      let mutant = result.mutant
      return Self.row([
        mutant.name, "`\(mutant.folder)`", Self.code(mutant.edit.original),
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

  private static func code(_ text: String) -> String {
    "`\(escaped(text))`"
  }

  /// A text in which nothing ends its cell.
  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|")
  }
}

/// What came of the tests of a mutant.
enum Verdict: Hashable, Sendable {
  /// Tests failed, of which one is named.
  case failed(tests: Int, first: String)

  /// The process of the tests died.
  case died(reason: String)

  /// The tests did not come to an end.
  case endless

  /// All tests passed, so one is missing.
  case survived

  /// Whether the tests noticed.
  var isCaught: Bool { self != .survived }

  /// The verdict that follows from how a run of tests ended and what it printed.
  init(status: Int32, output: String) {
    let names = Self.failedTests(in: output)
    if status == 0 {
      self = .survived
    } else if let first = names.first {
      self = .failed(tests: Set(names).count, first: first)
    } else if status == CommandRun.timedOut {
      self = .endless
    } else {
      let fatal = output.split(separator: "\n").first { $0.contains("Fatal error: ") }
      self = .died(reason: fatal.map(Self.reason) ?? "exit status \(status)")
    }
  }

  /// What a trap says, without the path of the file that it is in.
  private static func reason(_ line: Substring) -> String {
    guard let range = line.firstRange(of: "Fatal error: ") else { return String(line) }
    return String(line[range.lowerBound...])
  }

  /// The names in lines such as `✘ Test "…" recorded an issue at …`.
  private static func failedTests(in output: String) -> [String] {
    output.split(separator: "\n").compactMap { line in
      guard
        let start = line.firstRange(of: "✘ Test "),
        let end = line.firstRange(of: " recorded an issue")
      else { return nil }
      return String(line[start.upperBound..<end.lowerBound])
    }
  }
}

extension Verdict: CustomStringConvertible {
  var description: String {
    switch self {
    case .failed(tests: 1, let first): "1 test: \(first)"
    case .failed(let tests, let first): "\(tests) tests, first \(first)"
    case .died(let reason): "the tests' process died: \(reason)"
    case .endless: "the tests never ended"
    case .survived: "NOT CAUGHT"
    }
  }
}
