import CommandSupport
import LinkStack

/// Reads the arguments of the command.
struct OptionsParser {
  /// What the arguments ask for.
  enum Request: Hashable {
    case help
    case play(Options)
  }

  private var options = Options()
  private var hasLink = false
  private var arguments: ArraySlice<String>

  /// Reads all arguments.
  ///
  /// - Parameter arguments: The arguments without the command's own name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Request {
    let beforeEnd = arguments.prefix { $0 != "--" }
    if beforeEnd.contains(OptionName.help.flag) || beforeEnd.contains("-h") { return .help }
    var parser = OptionsParser(arguments: arguments[...])
    return .play(try parser.parse())
  }

  private init(arguments: ArraySlice<String>) {
    self.arguments = arguments
  }

  private mutating func parse() throws(UsageError) -> Options {
    while let argument = arguments.popFirst() {
      if argument == "--" {
        for link in arguments {
          try takeLink(link)
        }
        break
      } else if argument.hasPrefix("-") {
        try takeOption(argument)
      } else {
        try takeLink(argument)
      }
    }
    if options.writesJSON, options.isRealtime {
      throw UsageError("--json can't be played in real time", known: "--json or --realtime")
    }
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

  private mutating func takeOption(_ argument: String) throws(UsageError) {
    let (flag, joinedValue) = argument.split(atFirst: "=")
    guard let name = OptionName.allCases.first(where: { $0.flag == flag }) else {
      let known = OptionName.allCases.map(\.flag).joined(separator: ", ")
      throw UsageError("no option is called \(quoting: flag)", known: known)
    }
    let value = try value(of: name, joined: joinedValue)
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

  /// The value of an option, which follows it as an argument of its own or after `=`.
  private mutating func value(
    of name: OptionName,
    joined: String?
  ) throws(UsageError) -> String {
    guard let form = name.value else {
      guard let joined else { return "" }
      throw UsageError("\(name.flag) has no value, so not \(quoting: joined)", known: name.flag)
    }
    if let joined, !joined.isEmpty { return joined }
    // An option in place of the value says that the value was forgotten.
    guard joined == nil, let next = arguments.first, !next.isEmpty, !next.hasPrefix("--") else {
      throw UsageError("\(name.flag) has no value", known: "\(name.flag) \(form)")
    }
    arguments.removeFirst()
    return next
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
