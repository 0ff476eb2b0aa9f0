package import BenchmarkKit
package import CommandSupport
package import Foundation

/// The command as a function: until its output is performed, nothing is printed and no file is
/// written, besides what is said of the progress.
@MainActor
package enum BenchmarkCommand {
  nonisolated static let name = "Benchmarks"

  /// Does what arguments ask for.
  package static func run(_ context: Context) -> Output {
    do {
      switch try BenchmarkOptions.parse(context.arguments) {
      case .help:
        return Output(standardOutput: BenchmarkHelp.text)
      case .list(let options):
        return Output(standardOutput: list(try options.selection(from: context.benchmarks)))
      case .measure(let options):
        return try BenchmarkRun(options, context).run()
      }
    } catch let error as UsageError {
      return Output(status: .usage, standardError: "\(name): \(error)\n\(BenchmarkHelp.usage)\n")
    } catch {
      return Output(status: status(of: error), standardError: "\(name): \(error)\n")
    }
  }

  /// The name and the question of each benchmark, in two columns.
  private static func list(_ benchmarks: [Benchmark]) -> String {
    let width = benchmarks.map { TerminalText.width($0.name) }.max() ?? 0
    return benchmarks.map { benchmark in
      "\(TerminalText.padded(benchmark.name, to: width))  \(benchmark.question)\n"
    }.joined()
  }

  private static func status(of error: any Error) -> ExitStatus {
    switch error {
    case is BaselineError: .badInput
    case is OutputFile.Failure: .cannotCreate
    default: .internalError
    }
  }
}

extension BenchmarkCommand {
  /// What the command is told by the process that it runs in.
  @MainActor
  package struct Context {
    /// The arguments without the command's own name.
    let arguments: [String]

    /// The environment variables.
    let environment: [String: String]

    /// Whether a person reads the standard error.
    let isErrorTerminal: Bool

    let meter: AllocationMeter

    /// When the command was started, for the record.
    let date: Date?

    /// Writes to the standard error while benchmarks run.
    let showProgress: @MainActor (String) -> Void

    /// Whether the figures of this build say anything.
    var isOptimized = Context.isOptimizedBuild
    var benchmarks = Benchmark.all

    package init(
      arguments: [String],
      environment: [String: String],
      isErrorTerminal: Bool,
      meter: AllocationMeter,
      date: Date?,
      showProgress: @escaping @MainActor (String) -> Void
    ) {
      self.arguments = arguments
      self.environment = environment
      self.isErrorTerminal = isErrorTerminal
      self.meter = meter
      self.date = date
      self.showProgress = showProgress
    }

    /// Whether the optimizer was at work: an assertion is not even evaluated then.
    static let isOptimizedBuild: Bool = {
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
  package struct Output: Equatable, Sendable {
    var status = ExitStatus.success
    var standardOutput = ""
    var standardError = ""
    var files: [OutputFile] = []

    /// Prints and writes all of it that can be: it may have taken minutes to get.
    package func perform() -> ExitStatus {
      var status = status
      for file in files {
        do {
          try file.write()
        } catch {
          Self.complain("\(BenchmarkCommand.name): \(error)\n")
          status = .cannotCreate
        }
      }
      do {
        try StandardStream.output.write(standardOutput)
      } catch {
        Self.complain("\(BenchmarkCommand.name): can't write the report: \(error)\n")
        status = .cannotWrite
      }
      Self.complain(standardError)
      return status
    }

    /// Writes to the standard error; there is nobody left to tell if that fails.
    private static func complain(_ text: String) {
      try? StandardStream.error.write(text)
    }

    fileprivate mutating func complain(about complaints: [String]) {
      standardError += complaints.map { "\(BenchmarkCommand.name): \($0)\n" }.joined()
    }

    fileprivate mutating func add(json report: BenchmarkReport, at path: String) {
      do {
        files.append(OutputFile(path: path, contents: try report.json()))
      } catch {
        status = .internalError
        complain(about: ["the report can't be written as JSON: \(error)"])
      }
    }
  }
}

/// One run of benchmarks, from what can go wrong beforehand to what is said in the end.
@MainActor
private struct BenchmarkRun {
  private let options: BenchmarkOptions
  private let context: BenchmarkCommand.Context
  private let runner: BenchmarkRunner
  private let baseline: Baseline?

  /// Gets ready, and finds out what would be a pity to find out only after minutes of measuring.
  ///
  /// - Throws: `UsageError`, ``BaselineError``, `OutputFile.Failure`.
  init(_ options: BenchmarkOptions, _ context: BenchmarkCommand.Context) throws {
    guard context.isOptimized else {
      throw UsageError(
        "the figures of a debug build say nothing",
        known: "swift run -c release \(BenchmarkCommand.name)"
      )
    }
    self.options = options
    self.context = context
    runner = BenchmarkRunner(
      assignments: try options.assignments(from: context.benchmarks),
      isQuick: options.isQuick,
      meter: context.meter,
      progress: ProgressDisplay(
        isTerminal: context.isErrorTerminal,
        environment: context.environment,
        write: context.showProgress
      )
    )
    baseline = try options.baseline.map { try Baseline.read($0) }
    for path in options.outputs {
      try OutputFile.check(path)
    }
  }

  /// Measures, and gathers what is to be said and written.
  func run() -> BenchmarkCommand.Output {
    let findings = runner.run()
    let report = BenchmarkReport(
      findings.map(\.section),
      run: BenchmarkReport.Run(
        date: context.date.map { ISO8601DateFormatter().string(from: $0) },
        arguments: context.arguments,
        machine: .current
      ),
      toolchain: .current
    )
    var output = BenchmarkCommand.Output(standardOutput: MarkdownReport(report).text)
    output.complain(about: runner.skipped)
    if let path = options.picture {
      let chart = BenchmarkChart(sections: report.sections)
      output.files.append(OutputFile(path: path, contents: chart.svg))
    }
    if let path = options.json { output.add(json: report, at: path) }
    if let path = options.newBaseline { output.add(json: report.baseline, at: path) }
    if let baseline { check(findings, baseline, in: &output) }
    return output
  }

  /// Says on the standard output what is well, and on the standard error what isn't.
  private func check(
    _ findings: [BenchmarkFinding],
    _ baseline: Baseline,
    in output: inout BenchmarkCommand.Output
  ) {
    let path = options.baseline ?? ""
    let check = BaselineCheck(baseline, against: findings, on: .current)
    let notes = check.notes(path: path, toolchains: (baseline.toolchain, .current))
    let lines = (notes + [check.verdict(path: path)]).map { "\($0)\n" }.joined()
    if check.isPassed {
      output.standardOutput += "\n" + lines
    } else {
      output.status = .failure
      output.complain(about: check.complaints)
      output.standardError += lines
    }
  }
}
