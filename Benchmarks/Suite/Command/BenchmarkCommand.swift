import BenchmarkKit
import Foundation
import TestSupport

/// The command as a function: until its output is performed, nothing is printed and no file is
/// written, besides what is said of the progress, and folders for files.
@MainActor
struct BenchmarkCommand {
  nonisolated static let name = "Benchmarks"
  /// The usage line.
  nonisolated static let usage = "usage: \(name) [options]   (--help tells more)"
  /// The arguments without the command's own name.
  let arguments: [String]
  let meter: AllocationMeter
  /// When the command was started, for the record.
  let date: Date?
  /// Writes to the standard error while benchmarks run.
  let showProgress: @MainActor (String) -> Void
  /// Tries to write to a file, before anything is measured.
  var checkFile: (String) throws -> Void = OutputFile.check
  var isOptimized = Self.isOptimizedBuild
  var benchmarks = Benchmark.all

  #if DEBUG
  private static let isOptimizedBuild = false
  #else
  private static let isOptimizedBuild = true
  #endif

  /// Does what the arguments ask for.
  func run() -> Output {
    var output = Output()
    do {
      if ArgumentReader<BenchmarkOptions.Name>.asksForHelp(arguments) {
        output.standardOutput = BenchmarkOptions.help
      } else {
        try measure(benchmarks, BenchmarkOptions(parsing: arguments), into: &output)
      }
    } catch let error as UsageError {
      output = Output(status: .usage, standardError: "\(Self.name): \(error)\n\(Self.usage)\n")
    } catch {
      output.status = (error as? FileError)?.status ?? .internalError
      output.complain("\(error)")
    }
    return output
  }

  /// Measures, after whatever would be a pity to find out only after minutes of measuring.
  ///
  /// - Throws: `UsageError`, `FileError`.
  private func measure(
    _ benchmarks: [Benchmark],
    _ options: BenchmarkOptions,
    into output: inout Output
  ) throws {
    guard isOptimized else {
      throw UsageError(
        "the figures of a debug build say nothing",
        known: "swift run -c release \(Self.name)"
      )
    }
    let selection = try options.selection(from: benchmarks)
    let runs = selection.map { benchmark in
      (benchmark, depths: options.depthsOrUsual.filter { $0 <= benchmark.greatestDepth })
    }
    guard runs.contains(where: { !$0.depths.isEmpty }) else {
      throw UsageError(
        "none of these benchmarks goes as deep as \(String(options.depthsOrUsual.first ?? 0))",
        known: "depths up to \(selection.map(\.greatestDepth).max() ?? 0)"
      )
    }
    let baseline = try options.baseline.map { try Baseline.read($0) }
    let results = options.results.map { folder in { (name: String) in "\(folder)/\(name)" } }
    for path in [results?("report.md"), options.newBaseline].compactMap(\.self) {
      try checkFile(path)
    }

    var findings: [BenchmarkFinding] = []
    for (benchmark, depths) in runs {
      guard !depths.isEmpty else {
        output.complain(
          "\(benchmark.name) is skipped: it goes to a depth of \(benchmark.greatestDepth) only"
        )
        continue
      }
      showProgress("\(benchmark.name)\n")
      let measuring = Measuring(depths: depths, isQuick: options.isQuick, meter: meter)
      findings.append(BenchmarkFinding(section: benchmark.measure(measuring), depths: depths))
    }
    let sections = findings.map(\.section)
    let report = BenchmarkReport(
      date: date,
      arguments: arguments,
      machine: .current,
      toolchain: .current,
      sections: sections
    )
    let page = ReportPage(report)
    output.standardOutput = options.isPage ? page.printedText : MarkdownReport(report).text
    if let results {
      output.files.append(OutputFile(path: results("report.md"), contents: page.text))
      output.add(json: report.json, at: results("report.json"))
      for (name, svg) in BenchmarkChart.all(of: page.figures) {
        output.files.append(OutputFile(path: results(name), contents: svg))
      }
    }
    output.add(json: Baseline(sections, toolchain: .current).json, at: options.newBaseline)
    if let baseline, let path = options.baseline {
      output.add(BaselineCheck(baseline, against: findings, on: .current), path: path)
    }
  }
}

extension BenchmarkCommand {
  /// What the command has to say and to write at its end, before any of it is.
  struct Output: Equatable, Sendable {
    var status = ExitStatus.success
    var standardOutput = ""
    var standardError = ""
    var files: [OutputFile] = []

    /// Prints and writes all of it that can be: it may have taken minutes to get.
    func perform() -> ExitStatus {
      var output = self
      for file in files {
        do {
          try file.write()
        } catch {
          output.complain("\(error)")
          output.status = .cannotWrite
        }
      }
      do {
        try StandardStream.output.write(standardOutput)
      } catch {
        output.complain("can't print the report: \(error.localizedDescription)")
        output.status = .cannotWrite
      }
      // There is nobody left to tell if this fails.
      try? StandardStream.error.write(output.standardError)
      return output.status
    }

    fileprivate mutating func complain(_ complaint: String) {
      standardError += "\(BenchmarkCommand.name): \(complaint)\n"
    }

    fileprivate mutating func add(json: () throws -> String, at path: String?) {
      guard let path else { return }
      do {
        files.append(OutputFile(path: path, contents: try json()))
      } catch {
        status = .internalError
        complain("the report can't be written as JSON: \(error)")
      }
    }

    /// Says on the standard output what is well, and on the standard error what isn't.
    fileprivate mutating func add(_ check: BaselineCheck, path: String) {
      let lines = check.lines(path: path).map { "\($0)\n" }.joined()
      if check.isPassed {
        standardOutput += "\n" + lines
      } else {
        status = .failure
        for complaint in check.worse + check.missing { complain(complaint) }
        standardError += lines
      }
    }
  }
}
