/// The result of the tests of a mutant.
enum Verdict: Hashable, Sendable {
  /// A test failed, the process of the tests died, or they had no end.
  case noticed(by: String)
  /// All tests passed that reach its code, so one is missing.
  case survived
  /// No test reaches its code.
  case unreached

  var isNoticed: Bool { self != .survived && self != .unreached }

  /// What a test prints that fails.
  static let signOfFailure = " recorded an issue"

  /// The verdict that follows from a run of tests.
  init(_ run: Command) {
    let lines = run.output.split(separator: "\n")
    let test = lines.lazy.compactMap { $0.firstMatch(of: /✘ Test (.+?) recorded an issue/)?.1 }
      .first
    let trap = lines.first { $0.contains("Fatal error: ") }
    self =
      if let test {
        .noticed(by: String(test))
      } else if run.status == 0 {
        .survived
      } else if let status = run.status {
        .noticed(
          by: trap.map(String.init) ?? "the end of the tests' process, with status \(status)"
        )
      } else {
        .noticed(by: "tests without an end")
      }
  }
}

extension Verdict: CustomStringConvertible {
  var description: String {
    switch self {
    case .noticed(let test): "noticed by \(test)"
    case .survived: "NOT NOTICED"
    case .unreached: "NOT REACHED"
    }
  }
}
