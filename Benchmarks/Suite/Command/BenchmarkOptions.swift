import LinkStackEngine
import TestSupport

/// What is to be measured, and what is to become of it.
struct BenchmarkOptions: Equatable, Sendable {
  /// The options as they are typed.
  enum Name: String, OptionName {
    case all, filter, depths, quick, results, check
    case writeBaseline = "write-baseline"
    case help

    var value: String? {
      switch self {
      case .filter: "TEXT"
      case .depths: "1,2,5"
      case .check: "BASELINE"
      case .results: "FOLDER"
      case .writeBaseline: "FILE"
      case .all, .quick, .help: nil
      }
    }
  }

  /// Whether to measure at all depths.
  var isAll = false
  /// What the names of benchmarks are to contain, any of it; where there is nothing, all are meant.
  var filters: [String] = []
  /// The depths asked for, rising; `nil` for the usual ones.
  var depths: [Int]?
  /// Whether to take little time.
  var isQuick = false
  /// The baseline to compare with.
  var baseline: String?
  /// The folder for the report, its figures and its charts.
  var results: String?
  /// The baseline to write.
  var newBaseline: String?

  /// The depths to measure at, each benchmark as far as it goes.
  var depthsOrUsual: [Int] {
    if let depths { return depths }
    if isQuick { return [1, 10, 100, 1000] }
    return [1, 2, 5, 10, 20, 50] + (isAll ? [100, 1000, 10_000] : [])
  }

  var isPage: Bool { !isAll && !isQuick && filters.isEmpty && depths == nil }
  /// The depths that can be asked for.
  private static let acceptedDepths = 1...100_000
}

extension BenchmarkOptions {
  /// Reads the arguments of the command, without its own name; none asks for help.
  init(parsing arguments: [String]) throws(UsageError) {
    var reader = ArgumentReader<Name>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .option(.all, _): isAll = true
      case .option(.filter, let value): filters.append(value)
      case .option(.depths, let value): depths = try Self.parseDepths(value)
      case .option(.quick, _): isQuick = true
      case .option(.results, let value): results = value
      case .option(.check, let value): baseline = value
      case .option(.writeBaseline, let value): newBaseline = value
      case .option(.help, _): break
      case .other(let text):
        let known = Name.allCases.map(\.flag).joined(separator: ", ")
        throw UsageError("the argument \(quoting: text) belongs to no option", known: known)
      }
    }
  }

  /// Reads depths with commas between; the result rises, and names each once.
  private static func parseDepths(_ text: String) throws(UsageError) -> [Int] {
    var depths: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let depth = Int(digits: part), acceptedDepths.contains(depth) else {
        throw UsageError(
          "no depth is \(quoting: String(part))",
          known: "numbers from 1 to 100000 with commas between, as in 1,10,100"
        )
      }
      depths.insert(depth)
    }
    return depths.sorted()
  }
}

@MainActor
extension BenchmarkOptions {
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

  /// What `--help` prints.
  static let help = """
    \(BenchmarkCommand.name) measures the cost of splitting a deep link into one step
    per screen. Within seconds it prints bodies, steps, allocations and virtual
    time, which are the same on each machine.

    usage: swift run -c release \(BenchmarkCommand.name) [options]

    Measuring
      --all                  all depths; prints a table for each question, with
                             times, in about a minute
      --filter TEXT          only benchmarks with a name that contains the text;
                             may be given again, for more of them
      --depths 1,2,5         the depths, each from 1 to 100000; a benchmark
                             leaves out those beyond its own greatest depth
      --quick                less than 20 seconds: few depths, fewer samples

    Writing the report
      --results FOLDER       also writes the report, all figures as JSON, and
                             charts; makes the folder if it doesn't exist

    Comparing with a baseline
      --check BASELINE       compares the exact figures (counts and virtual time,
                             never a time taken by a clock) with those of a baseline
      --write-baseline FILE  writes the exact figures of this run as a baseline

      --help, -h             prints this

    A value may follow its option after = as well. Counts of allocations are
    compared only where compiler, architecture and system are the baseline's.

    Progress is printed on the standard error.

    Exit status
      0   measured; compared, if that was asked for, and nothing is worse
      1   an exact figure is worse or missing, or none could be compared
      64  an argument is unknown or has a bad value, or this is a debug build
      65  the baseline can't be read, or is none
      70  a report can't be written as JSON
      74  a file or the report can't be written
    Files to read and to write are tried first: with 64 and 65, and with 74 for
    a file that can't be written, nothing is measured.

    """
}
