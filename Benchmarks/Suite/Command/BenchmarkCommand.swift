package import BenchmarkKit
package import CommandSupport
package import Foundation

/// The command as a function: nothing is printed, and no file is written.
@MainActor
package enum Command {
  nonisolated static let name = "Benchmarks"

  /// Does what arguments ask for.
  package static func run(_ surroundings: Surroundings) -> CommandResult {
    do {
      switch try OptionsParser.parse(surroundings.arguments) {
      case .help:
        return CommandResult(standardOutput: Help.text)
      case .list(let options):
        let benchmarks = try options.selection(from: surroundings.benchmarks)
        return CommandResult(standardOutput: Listing.text(of: benchmarks))
      case .measure(let options):
        return try BenchmarkRun(options, surroundings).run()
      }
    } catch let error as UsageError {
      return CommandResult(status: .usage, standardError: "\(name): \(error)\n\(Help.usage)\n")
    } catch {
      return CommandResult(status: status(of: error), standardError: "\(name): \(error)\n")
    }
  }

  private static func status(of error: any Error) -> ExitStatus {
    switch error {
    case is BaselineError: .badInput
    case is OutputFile.Failure: .cannotCreate
    default: .internalError
    }
  }
}

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

/// What the command is told by the process that it runs in.
@MainActor
package struct Surroundings {
  /// The arguments without the command's own name.
  let arguments: [String]

  let environment: [String: String]
  let isOutputTerminal: Bool
  let isErrorTerminal: Bool
  let meter: AllocationMeter

  /// When the command was started, for the record.
  let date: Date?

  /// Writes to the standard error while benchmarks run.
  let showProgress: @MainActor (String) -> Void

  /// Whether the figures of this build say anything.
  var isOptimized = Build.isOptimized
  var benchmarks = Catalog.all

  package init(
    arguments: [String],
    environment: [String: String],
    isOutputTerminal: Bool,
    isErrorTerminal: Bool,
    meter: AllocationMeter,
    date: Date?,
    showProgress: @escaping @MainActor (String) -> Void
  ) {
    self.arguments = arguments
    self.environment = environment
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.meter = meter
    self.date = date
    self.showProgress = showProgress
  }
}

/// How this was built.
enum Build {
  /// Whether the optimizer was at work: an assertion is not even evaluated then.
  static let isOptimized: Bool = {
    var isOptimized = true
    assert(
      {
        isOptimized = false
        return true
      }()
    )
    return isOptimized
  }()
}

/// What the command has to say and to write at its end, before any of it is.
package struct CommandResult: Equatable, Sendable {
  var status = ExitStatus.success
  var standardOutput = ""
  var standardError = ""
  var files: [OutputFile] = []
}

/// The outer edge: the one place that prints and writes files.
package enum Console {
  /// Makes a result real, all of it that can be: it may have taken minutes to get.
  package static func perform(_ result: CommandResult) -> ExitStatus {
    var status = result.status
    for file in result.files {
      do {
        try file.write()
      } catch {
        complain("\(Command.name): \(error)\n")
        status = .cannotCreate
      }
    }
    do {
      try StandardStream.output.write(result.standardOutput)
    } catch {
      complain("\(Command.name): can't write the report: \(error)\n")
      status = .cannotWrite
    }
    complain(result.standardError)
    return status
  }

  /// Writes to the standard error; there is nobody left to tell if that fails.
  private static func complain(_ text: String) {
    try? StandardStream.error.write(text)
  }
}
