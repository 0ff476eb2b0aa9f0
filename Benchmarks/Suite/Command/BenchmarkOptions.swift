import CommandSupport
import Foundation

/// What is to be measured, and what is to become of it.
struct Options: Equatable, Sendable {
  /// What the names of benchmarks are to contain, any of it; where there is nothing, all are meant.
  var filters: [String] = []

  /// The depths asked for, rising; `nil` for the usual ones.
  var depths: [Int]?

  var isQuick = false
  var isMarkdown = false

  /// The baseline to compare with.
  var baseline: String?

  /// The files to write.
  var json: String?
  var picture: String?
  var newBaseline: String?

  /// The depths to measure at, each benchmark as far as it goes.
  var depthsOrUsual: [Int] {
    depths ?? (isQuick ? Self.quickDepths : Self.usualDepths)
  }

  /// The files to write, as far as any are asked for.
  var outputs: [String] {
    [json, picture, newBaseline].compactMap { $0 }
  }

  private static let quickDepths = [1, 10, 100, 1000]
  private static let usualDepths = [1, 2, 5, 10, 50, 100, 1000, 10_000, 100_000]
}

@MainActor
extension Options {
  /// The benchmarks that the filters let pass, in their order.
  func selection(from benchmarks: [Benchmark]) throws(UsageError) -> [Benchmark] {
    for filter in filters where !benchmarks.contains(where: { $0.name.contains(filter) }) {
      throw UsageError(
        "no benchmark has a name with \(quoting: filter)",
        known: benchmarks.map(\.name).joined(separator: ", ")
      )
    }
    return benchmarks.filter { benchmark in
      filters.isEmpty || filters.contains { benchmark.name.contains($0) }
    }
  }

  /// What there is to do, of which something has to be possible.
  func assignments(from benchmarks: [Benchmark]) throws(UsageError) -> [Assignment] {
    let assignments = try selection(from: benchmarks).map { benchmark in
      Assignment(
        benchmark: benchmark,
        depths: depthsOrUsual.filter { $0 <= benchmark.greatestDepth }
      )
    }
    guard assignments.contains(where: { !$0.depths.isEmpty }) else {
      let greatest = assignments.map(\.benchmark.greatestDepth).max() ?? 0
      throw UsageError(
        "none of these benchmarks goes as deep as \(String(depthsOrUsual.first ?? 0))",
        known: "depths up to \(greatest)"
      )
    }
    return assignments
  }
}

/// Reads the arguments of the command.
struct OptionsParser {
  /// What the arguments ask for.
  enum Request: Equatable {
    case help
    case list(Options)
    case measure(Options)
  }

  private var options = Options()
  private var isList = false

  /// Reads all arguments.
  ///
  /// - Parameter arguments: The arguments without the command's own name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Request {
    if ArgumentReader<BenchmarkOption>.asksForHelp(arguments) { return .help }
    var parser = OptionsParser()
    var reader = ArgumentReader<BenchmarkOption>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .option(let name, let value): try parser.take(name, value)
      case .other(let text):
        let known = BenchmarkOption.allCases.map(\.flag).joined(separator: ", ")
        throw UsageError("the argument \(quoting: text) belongs to no option", known: known)
      }
    }
    try parser.checkOutputs()
    return parser.isList ? .list(parser.options) : .measure(parser.options)
  }

  private mutating func take(_ name: BenchmarkOption, _ value: String) throws(UsageError) {
    switch name {
    case .list: isList = true
    case .filter: options.filters.append(value)
    case .depths: options.depths = try Depths.parse(value)
    case .quick: options.isQuick = true
    case .json: options.json = value
    case .svg: options.picture = value
    case .markdown: options.isMarkdown = true
    case .check: options.baseline = value
    case .writeBaseline: options.newBaseline = value
    case .help: break
    }
  }

  /// Refuses to let one file overwrite another.
  private func checkOutputs() throws(UsageError) {
    var seen: Set<String> = []
    for path in options.outputs where !seen.insert(path).inserted {
      throw UsageError(
        "two files can't both be \(quoting: path)",
        known: "a file of its own for each of --json, --svg, --write-baseline"
      )
    }
  }
}

/// The options of the command.
enum BenchmarkOption: String, OptionName {
  case list, filter, depths, quick, json, svg, markdown, check
  case writeBaseline = "write-baseline"
  case help

  var value: String? {
    switch self {
    case .filter: "TEXT"
    case .depths: "1,2,5"
    case .check: "BASELINE"
    case .json, .svg, .writeBaseline: "FILE"
    case .list, .quick, .markdown, .help: nil
    }
  }
}

/// Reads the depths to measure at.
enum Depths {
  /// The depths that can be asked for.
  static let accepted = 1...1_000_000

  /// Reads depths with commas between; the result rises, and names each once.
  static func parse(_ text: String) throws(UsageError) -> [Int] {
    var depths: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      // `Int` also reads a sign.
      let isPlain = part.utf8.allSatisfy("0123456789".utf8.contains)
      guard isPlain, let depth = Int(part), accepted.contains(depth) else {
        throw UsageError(
          "no depth is \(quoting: String(part))",
          known: """
            numbers from \(accepted.lowerBound) to \(accepted.upperBound) with commas between, \
            as in 1,10,100
            """
        )
      }
      depths.insert(depth)
    }
    return depths.sorted()
  }
}

/// What `--help` prints.
enum Help {
  /// The usage line.
  static let usage = "usage: \(Command.name) [options]   (--help tells more)"

  static let text = """
    \(Command.name) measures what it costs that a deep link is split into one update
    per screen, and prints a table for each question.

    usage: swift run -c release \(Command.name) [options]

    What is measured
      --list                 prints the name and the question of each benchmark
      --filter TEXT          only benchmarks with a name that contains the text;
                             may be given again, for more of them
      --depths 1,2,5         the depths, each from \(Depths.accepted.lowerBound) to \
    \(Depths.accepted.upperBound); a benchmark
                             leaves out those beyond its own greatest depth
      --quick                less than 20 seconds: few depths, fewer samples

    What becomes of it
      --markdown             prints the tables as Markdown
      --json FILE            also writes every figure and sample as JSON
      --svg FILE             also writes a picture

    What must not get worse
      --check BASELINE       compares the exact figures (counts and simulated time,
                             never a time taken by a clock) with those of a baseline
      --write-baseline FILE  writes the exact figures of this run as a baseline

      --help                 prints this

    A value may follow its option after = as well. Counts of allocations are
    compared only where compiler, architecture and system are the baseline's.

    Examples
      \(Command.name) --quick
      \(Command.name) --filter path --depths 10,1000
      \(Command.name) --json report.json --svg report.svg
      \(Command.name) --quick --check Benchmarks/baseline.json

    Colour is used on a terminal only, and not where NO_COLOR is set. Progress is
    told on the standard error.

    Exit status
      0   measured; compared, if that was asked for, and nothing is worse
      1   an exact figure is worse or missing, or none could be compared
      64  an argument is unknown or has a bad value, or this is a debug build
      65  the baseline can't be read, or is none
      70  a report can't be written as JSON
      73  a file can't be written
      74  the report can't be written
    With 64 and 65, and where it shows beforehand with 73, nothing is measured.

    """
}

/// What `--list` prints.
@MainActor
enum Listing {
  /// The name and the question of each benchmark, in two columns.
  static func text(of benchmarks: [Benchmark]) -> String {
    let width = benchmarks.map { TerminalText.width($0.name) }.max() ?? 0
    return benchmarks.map { benchmark in
      "\(TerminalText.padded(benchmark.name, to: width))  \(benchmark.question)\n"
    }.joined()
  }
}
