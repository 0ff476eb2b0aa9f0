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
