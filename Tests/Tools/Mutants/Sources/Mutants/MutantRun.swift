import TestSupport

/// Shows mutants to the tests, and collects what came of each.
struct MutantRun: Sendable {
  let program: TestProgram
  /// The tests, each with what it reaches.
  let suites: [TestProgram.Suite]
  /// How many mutants are tested at a time.
  let jobs: Int
  /// The time of a suite up to which it is shown all mutants before slower ones are shown any.
  private static let quick = 1.0

  /// Tests mutants: first by what is quick, then what is left by what isn't.
  ///
  /// - Parameter progress: Is called with each mutant, its verdict and the time that took, as they come:
  ///   twice with what the quick ones don't notice.
  func verdicts(
    on mutants: [NumberedMutant],
    progress: @escaping @Sendable (NumberedMutant, Verdict, Stopwatch) -> Void
  ) async throws -> [Mutant: Verdict] {
    var verdicts: [Mutant: Verdict] = [:]
    var rest = mutants
    for isQuick in [true, false] {
      let pairs = try await rest.mapped(jobs: jobs) { mutant in
        let reaching = suites.filter { $0.reached.contains(mutant.number) }
        let stopwatch = Stopwatch()
        let verdict =
          try await reaching.isEmpty
          ? .unreached
          : program.verdict(
            on: mutant,
            by: reaching.filter { ($0.seconds < Self.quick) == isQuick }
          )
        progress(mutant, verdict, stopwatch)
        return (mutant, verdict)
      }
      for (mutant, verdict) in pairs { verdicts[mutant.mutant] = verdict }
      rest.removeAll { verdicts[$0.mutant] != .survived }
    }
    return verdicts
  }
}

extension Array where Element: Sendable {
  /// What a function makes of the elements, several at a time, in any order.
  func mapped<Result: Sendable>(
    jobs: Int,
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: Result.self) { group in
      var rest = self[...]
      var results: [Result] = []
      func start() {
        if let next = rest.popFirst() { group.addTask { try await transform(next) } }
      }
      for _ in 0..<jobs { start() }
      while let result = try await group.next() {
        results.append(result)
        start()
      }
      return results
    }
  }
}

/// A table of what came of the mutants, in Markdown.
struct MutantTable: CustomStringConvertible {
  /// What a seed has drawn.
  let draws: [(draw: Draw, mutants: [Mutant])]
  /// What came of each; nothing for one that doesn't compile.
  let verdicts: [Mutant: Verdict]
  /// The smallest share of a draw that was noticed.
  var smallestShare: Double { draws.map { Count($0.mutants, verdicts).share }.min() ?? 1 }

  var description: String {
    let counts = draws.map { draw, mutants in
      let count = Count(mutants, verdicts)
      return Self.row([
        "\(draw.part)", "\(draw.seed)", "\(mutants.count)", "\(count.uncompiled)",
        "\(count.equivalent)", "\(count.caught)", "\(count.missed)", count.percentage,
      ])
    }
    let missed = verdicts.filter { !$0.value.isCaught }
      .sorted { ($0.key.file, $0.key.range.lowerBound) < ($1.key.file, $1.key.range.lowerBound) }
    let rows = missed.map { mutant, verdict in
      Self.row([
        "\(mutant.file):\(mutant.line)", mutant.rule.rawValue, Self.code(mutant.original),
        "\(verdict)",
      ])
    }
    let head = [
      "part", "seed", "mutants", "don't compile", "equivalent", "noticed", "not", "share",
    ]
    let details = ["where", "rule", "code", "what came of it"]
    return
      ([Self.row(head), Self.row(head.map { _ in "---" })] + counts
      + ["", Self.row(details), Self.row(details.map { _ in "---" })] + rows)
      .joined(separator: "\n")
  }

  private static func row(_ cells: [String]) -> String {
    // A bar would end a cell.
    "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |"
  }

  private static func code(_ text: String) -> String {
    "`\(TerminalText.elidingEnd(text.oneLine, to: 100))`"
  }

  /// How many mutants have come to which end.
  private struct Count {
    var uncompiled = 0
    var equivalent = 0
    var caught = 0
    var missed = 0

    init(_ mutants: [Mutant], _ verdicts: [Mutant: Verdict]) {
      for mutant in mutants {
        switch verdicts[mutant] {
        case nil: uncompiled += 1
        case .equivalent: equivalent += 1
        case .failed, .died, .endless: caught += 1
        case .survived, .unreached: missed += 1
        }
      }
    }

    /// How much of what could be noticed was.
    var share: Double { caught + missed == 0 ? 1 : Double(caught) / Double(caught + missed) }

    var percentage: String { "\((share * 1_000).rounded(.down) / 10) %" }
  }
}

/// What came of the tests of a mutant.
enum Verdict: Hashable, Sendable {
  /// A test failed.
  case failed(test: String)
  /// The process of the tests died.
  case died(reason: String)
  /// The tests did not come to an end.
  case endless
  /// All tests passed, so one is missing.
  case survived
  /// No test reaches its code.
  case unreached
  /// Nobody can notice, for a reason.
  case equivalent(reason: String)

  /// Whether the tests noticed.
  var isCaught: Bool {
    switch self {
    case .failed, .died, .endless: true
    case .survived, .unreached, .equivalent: false
    }
  }

  /// What a test prints that fails.
  static let signOfFailure = " recorded an issue"

  /// The verdict that follows from how a run of tests ended and what it printed.
  init(status: Int32, output: String) {
    if let test = Self.failedTest(in: output) {
      self = .failed(test: test)
    } else if status == 0 {
      self = .survived
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

  /// The first name in a line such as `✘ Test "…" recorded an issue at …`.
  private static func failedTest(in output: String) -> String? {
    for line in output.split(separator: "\n") {
      if let start = line.firstRange(of: "✘ Test "), let end = line.firstRange(of: signOfFailure) {
        return String(line[start.upperBound..<end.lowerBound])
      }
    }
    return nil
  }
}

extension Verdict: CustomStringConvertible {
  var description: String {
    switch self {
    case .failed(let test): test
    case .died(let reason): "the tests' process died: \(reason)"
    case .endless: "the tests never ended"
    case .survived: "NOT NOTICED"
    case .unreached: "NOT REACHED"
    case .equivalent(let reason): "equivalent: \(reason)"
    }
  }
}
