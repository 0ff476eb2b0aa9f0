import CommandSupport
import Foundation

/// One run of benchmarks, from what can go wrong beforehand to what is said in the end.
@MainActor
struct BenchmarkRun {
  private let options: Options
  private let surroundings: Surroundings
  private let runner: Runner
  private let baseline: Baseline?
  private let toolchain = Toolchain.current

  /// Gets ready, and finds out what would be a pity to find out only after minutes of measuring.
  ///
  /// - Throws: `UsageError`, ``BaselineError``, `OutputFile.Failure`.
  init(_ options: Options, _ surroundings: Surroundings) throws {
    guard surroundings.isOptimized else {
      throw UsageError(
        "the figures of a debug build say nothing",
        known: "swift run -c release \(Command.name)"
      )
    }
    self.options = options
    self.surroundings = surroundings
    runner = Runner(
      assignments: try options.assignments(from: surroundings.benchmarks),
      isQuick: options.isQuick,
      meter: surroundings.meter,
      progress: ProgressDisplay(
        isTerminal: surroundings.isErrorTerminal,
        environment: surroundings.environment,
        write: surroundings.showProgress
      )
    )
    baseline = try options.baseline.map { try Baseline.read($0) }
    for path in options.outputs {
      try OutputFile.check(path)
    }
  }

  /// Measures, and gathers what is to be said and written.
  func run() -> CommandResult {
    let findings = runner.run()
    let sections = findings.map(\.section)
    let goals = Goals(sections: sections).all
    var result = CommandResult(standardOutput: report(sections, goals))
    result.complain(about: runner.skipped)
    addFiles(sections, goals, to: &result)
    if let baseline { check(findings, baseline, in: &result) }
    return result
  }

  private var record: RunRecord {
    RunRecord(
      date: surroundings.date.map { ISO8601DateFormatter().string(from: $0) },
      arguments: surroundings.arguments,
      machine: .current
    )
  }

  private func report(_ sections: [Section], _ goals: [Goal]) -> String {
    let origin = record.words(toolchain)
    if options.isMarkdown {
      return MarkdownReport(sections: sections, goals: goals, origin: origin).text
    }
    let painter = Painter(
      isTerminal: surroundings.isOutputTerminal,
      environment: surroundings.environment
    )
    return TextReport(sections: sections, goals: goals, origin: origin, painter: painter).text
  }

  private func addFiles(_ sections: [Section], _ goals: [Goal], to result: inout CommandResult) {
    if let path = options.picture {
      let picture = Picture(sections: sections)
      result.files.append(OutputFile(path: path, contents: picture.svg))
    }
    if let path = options.json {
      result.add(JSONReport(sections, goals: goals, run: record, toolchain: toolchain), at: path)
    }
    if let path = options.newBaseline {
      result.add(JSONReport(baselineOf: sections, toolchain: toolchain), at: path)
    }
  }

  /// Says on the standard output what is well, and on the standard error what isn't.
  private func check(_ findings: [Finding], _ baseline: Baseline, in result: inout CommandResult) {
    let path = options.baseline ?? ""
    let check = BaselineCheck(baseline, against: findings, on: toolchain)
    let notes = check.notes(path: path, toolchains: (baseline.toolchain, toolchain))
    let lines = notes + [check.verdict(path: path)]
    if check.isPassed {
      result.standardOutput += "\n" + lines.map { "\($0)\n" }.joined()
    } else {
      result.status = .failure
      result.complain(about: check.complaints)
      result.standardError += lines.map { "\($0)\n" }.joined()
    }
  }
}

extension CommandResult {
  fileprivate mutating func complain(about complaints: [String]) {
    standardError += complaints.map { "\(Command.name): \($0)\n" }.joined()
  }

  fileprivate mutating func add(_ report: JSONReport, at path: String) {
    do {
      files.append(OutputFile(path: path, contents: try report.text()))
    } catch {
      status = .internalError
      complain(about: ["the report can't be written as JSON: \(error)"])
    }
  }
}
