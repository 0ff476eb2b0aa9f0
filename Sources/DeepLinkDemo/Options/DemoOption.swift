import CommandSupport

/// The options of the command.
enum DemoOption: String, OptionName {
  case host, pacing, transition, interrupt, json, svg, realtime, help

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
