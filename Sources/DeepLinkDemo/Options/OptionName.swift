/// The options of the command.
enum OptionName: String, CaseIterable, Sendable {
  case host, pacing, transition, interrupt, json, svg, realtime, help

  /// The option as it is typed.
  var flag: String { "--\(rawValue)" }

  /// What the option's value is, for the usage line; `nil` for an option that has none.
  var value: String? {
    switch self {
    case .host: "links|native"
    case .pacing: "settled|fixed[:SECONDS]"
    case .transition: "SECONDS"
    case .interrupt: "WHAT@SECONDS"
    case .svg: "FILE"
    case .json, .realtime, .help: nil
    }
  }
}
