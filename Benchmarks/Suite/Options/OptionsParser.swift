import CommandSupport

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
