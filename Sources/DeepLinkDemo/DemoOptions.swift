import CommandSupport
import Foundation
import LinkStackEngine
import NavigationShimTesting

/// What is to be played, and how it is to be shown.
struct DemoOptions: Hashable, Sendable {
  /// The names of the options.
  enum Name: String, OptionName {
    case host, animation, pacing, transition, interrupt, compare, json, svg, record, replay
    case realtime, help

    var value: String? {
      switch self {
      case .host: "links|watch|native"
      case .animation: "automatic|every|none"
      case .pacing: "settled|fixed[:SECONDS]"
      case .transition: "SECONDS"
      case .interrupt: "WHAT@SECONDS"
      case .svg, .record, .replay: "FILE"
      case .compare, .json, .realtime, .help: nil
      }
    }
  }

  var link = DeepLink.builtIn
  var setting = DemoSetting()

  /// In order of time; those at equal times as they were given.
  var interruptions: [DemoInterruption] = []

  var report = DemoReport.timeline
  var picture: String?

  /// Where what is played is recorded.
  var recording: String?

  /// The recording to be played, in place of a link.
  var replayed: String?

  var isRealtime = false
}

extension DemoOptions {
  /// Reads all arguments.
  ///
  /// - Parameter arguments: The arguments without the command's own name.
  @MainActor
  init(parsing arguments: [String]) throws(UsageError) {
    self.init()
    var hasLink = false
    var reader = ArgumentReader<Name>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .option(let name, let value):
        try take(name, value)
      case .other(let url):
        guard !hasLink else {
          throw UsageError(
            "there is a second link, \(quoting: url)",
            known: "one link; another one comes with --interrupt link=URL@SECONDS"
          )
        }
        hasLink = true
        link = try DeepLink(parsing: url)
      }
    }
    if replayed != nil, arguments.count > 2 {
      throw UsageError("a recording is played by itself", known: "--replay FILE")
    }
    if isRealtime, let name = report.option?.flag {
      throw UsageError("\(quoting: name) can't be played in real time", known: "no --realtime")
    }
  }

  @MainActor
  private mutating func take(_ name: Name, _ value: String) throws(UsageError) {
    switch name {
    case .host: setting.host = try HostChoice(named: value, among: "host")
    case .animation: setting.animation = try AnimationChoice(named: value, among: "animation")
    case .pacing: setting.pacing = try PacingChoice(parsing: value)
    case .transition:
      setting.transition = try Nanoseconds(parsingSeconds: value, of: "the transition")
    case .interrupt:
      let interruption = try DemoInterruption(parsing: value)
      let next = interruptions.firstIndex { $0.time > interruption.time }
      interruptions.insert(interruption, at: next ?? interruptions.endIndex)
    case .svg: picture = value
    case .record: recording = value
    case .replay: replayed = value
    case .compare, .json:
      guard report == .timeline || report.option == name else {
        throw UsageError("there are two reports to print", known: "--compare or --json")
      }
      report = name == .json ? .json : .comparison
    case .realtime: isRealtime = true
    case .help: break
    }
  }
}

/// What is printed.
enum DemoReport: Hashable, Sendable {
  case timeline, comparison, json

  /// The option that asks for it, if it takes one.
  var option: DemoOptions.Name? {
    switch self {
    case .timeline: nil
    case .comparison: .compare
    case .json: .json
    }
  }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  /// Reads the value of an option that has one of a few names.
  ///
  /// - Parameters:
  ///   - text: The value.
  ///   - kind: What is chosen, for the error.
  fileprivate init(named text: String, among kind: String) throws(UsageError) {
    guard let choice = Self(rawValue: text) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("no \(kind) is called \(quoting: text)", known: known)
    }
    self = choice
  }
}

/// The host that a link is played on, what is animated, and the pace.
struct DemoSetting: Hashable, Sendable {
  var host = HostChoice.links
  var animation = AnimationChoice.automatic
  var pacing = PacingChoice.settled
  var transition = Nanoseconds.milliseconds(350)
}

/// The host that a link is played on.
enum HostChoice: String, CaseIterable, Sendable {
  case links, watch, native

  /// What the simulated host accepts, what it tells, and how fast it is.
  func behavior(transition: Nanoseconds) -> SimulatedHostBehavior {
    switch self {
    case .links:
      SimulatedHostBehavior(transition: transition)
    case .watch:
      SimulatedHostBehavior(
        transition: transition,
        animatesEveryUpdate: true,
        canBeAsked: false,
        settleSignals: .never
      )
    case .native:
      SimulatedHostBehavior(rules: .native, transition: transition)
    }
  }

  /// The host in words.
  var words: String {
    switch self {
    case .links: "links, as on iOS 14 and 15: one push per update"
    case .watch: "links, as on watchOS 7 and 8: the same, but can't be asked"
    case .native: "native, as on iOS 16 and later: any path in one update"
    }
  }
}

/// Which updates are animated.
enum AnimationChoice: String, CaseIterable, Sendable {
  case automatic, every, none

  /// The policy as the engine has it, and apps with it.
  var policy: NavigationAnimation {
    switch self {
    case .automatic: .automatic
    case .every: .everyPush
    case .none: .disabled
    }
  }

  /// What is animated on a host, and why if that isn't what was chosen.
  func words(on host: HostChoice) -> String {
    let reason = host == .watch ? ": nobody knows how to ask this host for less" : ""
    return fewWords(on: host) + reason
  }

  /// What is animated on a host.
  func fewWords(on host: HostChoice) -> String {
    switch (self, host) {
    case (_, .watch): "every push"
    case (.none, _): "none"
    case (_, .native): "the one update"
    case (.automatic, .links): "the last push only"
    case (.every, .links): "every push"
    }
  }
}

/// When the next update may go.
enum PacingChoice: Hashable, Sendable {
  case settled
  case fixed(Nanoseconds)

  /// The delay of `fixed` where none is given: how long the engine leaves a host that can't be asked.
  static let usualDelay = Pacing.settled.delay

  /// Reads the value of the option.
  init(parsing text: String) throws(UsageError) {
    switch text.split(atFirst: ":") {
    case ("settled", nil): self = .settled
    case ("fixed", nil): self = .fixed(Self.usualDelay)
    case ("fixed", let seconds?):
      self = .fixed(try Nanoseconds(parsingSeconds: seconds, of: "the delay of fixed"))
    default:
      throw UsageError("no pacing is called \(quoting: text)", known: "settled, fixed[:SECONDS]")
    }
  }

  /// The pacing as the engine has it, and apps with it.
  var pacing: Pacing {
    switch self {
    case .settled: .settled
    case .fixed(let delay): .fixed(delay: delay)
    }
  }

  /// The pacing of a host in words.
  func words(on host: HostChoice) -> String {
    switch (self, host) {
    case (.settled, .watch):
      "an update every \(Self.usualDelay.words) at the earliest, whatever the host does"
    case (.settled, _): "the next update goes as soon as the host has settled"
    case (.fixed(let delay), .watch):
      "an update every \(delay.words) at the earliest, whatever the host does"
    case (.fixed(let delay), _): "an update every \(delay.words), but none while the host moves"
    }
  }
}

/// Something that comes between while a link is played.
struct DemoInterruption: Hashable, Sendable {
  /// What comes between.
  enum Action: Hashable, Sendable {
    /// The person goes back one screen.
    case back

    /// The person's finger takes hold of the top as soon as that stands still, holds it for a while,
    /// and swipes it away or lets it return.
    case swipe(holding: Nanoseconds, isCancelled: Bool)

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

extension DemoInterruption {
  /// Reads the value of the option.
  ///
  /// The time follows the last `@`: a URL may hold others.
  @MainActor
  init(parsing text: String) throws(UsageError) {
    let forms = """
      back@SECONDS, hold[=SECONDS]@SECONDS, cancel[=SECONDS]@SECONDS, link=URL@SECONDS, \
      leave@SECONDS, return@SECONDS
      """
    guard let at = text.lastIndex(of: "@") else {
      throw UsageError("the interruption \(quoting: text) has no time", known: forms)
    }
    let (name, value) = String(text[..<at]).split(atFirst: "=")
    switch (name, value) {
    case ("back", nil): action = .back
    case ("leave", nil): action = .leave
    case ("return", nil): action = .comeBack
    case ("link", let url?): action = .link(try DeepLink(parsing: url))
    case ("hold", let span), ("cancel", let span):
      let subject = "the time for which \(name) holds the top"
      action = .swipe(
        holding: try Nanoseconds(parsingSeconds: span ?? "1", of: subject),
        isCancelled: name == "cancel"
      )
    default: throw UsageError("no interruption has the form \(quoting: text)", known: forms)
    }
    let seconds = String(text[text.index(after: at)...])
    time = try Nanoseconds(parsingSeconds: seconds, of: "the time of \(name)")
  }
}

extension Nanoseconds {
  /// Reads a number of seconds of at most an hour.
  ///
  /// - Parameters:
  ///   - text: A decimal number, perhaps with an exponent.
  ///   - subject: What has this time, for the error.
  fileprivate init(parsingSeconds text: String, of subject: String) throws(UsageError) {
    let longest = 3600.0
    let known = "a number of seconds from 0 to \(Int(longest)), as in 0.35"
    // `Double` also reads hexadecimal numbers, infinities and NaN.
    guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains), let seconds = Double(text) else {
      throw UsageError("\(subject) can't be \(quoting: text)", known: known)
    }
    guard seconds >= 0 else {
      throw UsageError("\(subject) can't be negative, as \(quoting: text) is", known: known)
    }
    guard seconds <= longest else {
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
