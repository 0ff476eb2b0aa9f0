import CommandSupport
import Foundation
import LinkStackEngine
import NavigationShimTesting

/// What is to be played, and how it is to be shown.
struct Options: Hashable, Sendable {
  var link = DeepLink.builtIn
  var setting = Setting()

  /// In order of time; those at equal times as they were given.
  var interruptions: [Interruption] = []

  var writesJSON = false
  var picture: String?
  var isRealtime = false
}

/// The host that a link is played on, and the pace.
struct Setting: Hashable, Sendable {
  var host = HostChoice.links
  var pacing = PacingChoice.settled
  var transition = Nanoseconds.milliseconds(350)
}

/// The host that a link is played on.
enum HostChoice: String, CaseIterable, Sendable {
  case links, native

  /// What the simulated host accepts, and how fast it is.
  func behavior(transition: Nanoseconds) -> SimulatedHostBehavior {
    var behavior: SimulatedHostBehavior =
      switch self {
      case .links: .links
      case .native: .native
      }
    behavior.transition = transition
    return behavior
  }

  /// The host in words.
  var words: String {
    switch self {
    case .links: "links, as on iOS 14 and 15: one push per update"
    case .native: "native, as on iOS 16 and later: any path in one update"
    }
  }
}

/// When the next update may go.
enum PacingChoice: Hashable, Sendable {
  case settled
  case fixed(Nanoseconds)

  /// The delay of `fixed` where none is given: what the engine waits where no signal comes.
  static let usualDelay = Pacing.settled.delay

  /// The pacing as the engine has it.
  ///
  /// - Parameter transition: How long the host's animation takes. The engine waits longer than that
  ///   for a settle signal, as an update that meets a transition is lost.
  func pacing(transition: Nanoseconds) -> Pacing {
    switch self {
    case .settled: .settled(fallback: max(Self.usualDelay, transition * 2))
    case .fixed(let delay): .fixed(delay: delay)
    }
  }

  /// The pacing in words.
  var words: String {
    switch self {
    case .settled: "the next update goes as soon as the host has settled"
    case .fixed(let delay): "an update every \(delay.words), whatever the host does"
    }
  }

  /// Reads the value of the option.
  init(parsing text: String) throws(UsageError) {
    let (name, value) = text.split(atFirst: ":")
    switch (name, value) {
    case ("settled", nil): self = .settled
    case ("fixed", nil): self = .fixed(Self.usualDelay)
    case ("fixed", let seconds?):
      self = .fixed(try Nanoseconds(parsingSeconds: seconds, of: "the delay of fixed"))
    default:
      throw UsageError("no pacing is called \(quoting: text)", known: "settled, fixed[:SECONDS]")
    }
  }
}

/// Something that comes between while a link is played.
struct Interruption: Hashable, Sendable {
  /// What comes between.
  enum Action: Hashable, Sendable {
    /// The person goes back one screen.
    case back

    /// Another link is opened.
    case link(DeepLink)

    /// The person leaves the app.
    case leave

    /// The person returns to the app.
    case comeBack
  }

  let action: Action
  let time: Nanoseconds
}

extension Interruption {
  static let forms = "back@SECONDS, link=URL@SECONDS, leave@SECONDS, return@SECONDS"

  /// Reads the value of the option.
  ///
  /// The time follows the last `@`: a URL may hold others.
  init(parsing text: String) throws(UsageError) {
    guard let at = text.lastIndex(of: "@") else {
      throw UsageError("the interruption \(quoting: text) has no time", known: Self.forms)
    }
    let (name, value) = String(text[..<at]).split(atFirst: "=")
    let action: Action
    switch (name, value) {
    case ("back", nil): action = .back
    case ("leave", nil): action = .leave
    case ("return", nil): action = .comeBack
    case ("link", let url?):
      action = .link(try DeepLink(parsing: url))
    default:
      throw UsageError("no interruption has the form \(quoting: text)", known: Self.forms)
    }
    let seconds = String(text[text.index(after: at)...])
    let time = try Nanoseconds(parsingSeconds: seconds, of: "the time of \(name)")
    self.init(action: action, time: time)
  }
}

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

extension Nanoseconds {
  /// The longest time that an option may have.
  static let longest = Nanoseconds.seconds(3600)

  /// Reads a number of seconds.
  ///
  /// - Parameters:
  ///   - text: A decimal number, perhaps with an exponent.
  ///   - subject: What has this time, for the error.
  init(parsingSeconds text: String, of subject: String) throws(UsageError) {
    let known = "a number of seconds from 0 to \(Int(Self.longest.seconds)), as in 0.35"
    // `Double` also reads hexadecimal numbers, infinities and NaN.
    guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains), let seconds = Double(text) else {
      throw UsageError("\(subject) can't be \(quoting: text)", known: known)
    }
    guard seconds >= 0 else {
      throw UsageError("\(subject) can't be negative, as \(quoting: text) is", known: known)
    }
    guard seconds <= Self.longest.seconds else {
      throw UsageError("\(subject) can't be as long as \(quoting: text)", known: known)
    }
    self = .seconds(seconds)
  }

  /// The seconds with three digits, as in `1.750`.
  var threeDigits: String {
    let milliseconds = (count + 500_000) / 1_000_000
    let digits = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// The seconds with as many digits as they have, as in `0.35 s`.
  var words: String {
    let digits = "\(seconds)"
    return (digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits) + " s"
  }
}
