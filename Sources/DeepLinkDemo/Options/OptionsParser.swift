import CommandSupport
import LinkStackEngine

/// Reads the arguments of the command.
struct OptionsParser {
  /// What the arguments ask for.
  enum Request: Hashable {
    case help
    case play(Options)
  }

  private var options = Options()
  private var hasLink = false

  /// Reads all arguments.
  ///
  /// - Parameter arguments: The arguments without the command's own name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Request {
    if ArgumentReader<DemoOption>.asksForHelp(arguments) { return .help }
    var parser = OptionsParser()
    var reader = ArgumentReader<DemoOption>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .option(let name, let value): try parser.take(name, value)
      case .other(let link): try parser.takeLink(link)
      }
    }
    return .play(try parser.checkedOptions())
  }

  private func checkedOptions() throws(UsageError) -> Options {
    if options.writesJSON, options.isRealtime {
      throw UsageError("--json can't be played in real time", known: "--json or --realtime")
    }
    var options = options
    options.interruptions = options.interruptions.sortedByTime()
    return options
  }

  private mutating func takeLink(_ url: String) throws(UsageError) {
    guard !hasLink else {
      throw UsageError(
        "there is a second link, \(quoting: url)",
        known: "one link; another one comes with --interrupt link=URL@SECONDS"
      )
    }
    hasLink = true
    options.link = try DeepLink(parsing: url)
  }

  private mutating func take(_ name: DemoOption, _ value: String) throws(UsageError) {
    switch name {
    case .host: options.setting.host = try HostChoice(parsing: value)
    case .pacing: options.setting.pacing = try PacingChoice(parsing: value)
    case .transition:
      options.setting.transition = try Nanoseconds(parsingSeconds: value, of: "the transition")
    case .interrupt: options.interruptions.append(try Interruption(parsing: value))
    case .svg: options.picture = value
    case .json: options.writesJSON = true
    case .realtime: options.isRealtime = true
    case .help: break
    }
  }
}

extension HostChoice {
  /// Reads the value of the option.
  init(parsing text: String) throws(UsageError) {
    guard let host = HostChoice(rawValue: text) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("no host is called \(quoting: text)", known: known)
    }
    self = host
  }
}

extension [Interruption] {
  /// The interruptions in order of time; those at equal times keep their order.
  ///
  /// Said by hand, as the library doesn't promise that its sort is stable.
  fileprivate func sortedByTime() -> [Interruption] {
    enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
