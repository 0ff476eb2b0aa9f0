import CommandSupport

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
