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
