import LinkStackEngine
import SimulatedHost
import TestSupport

/// What is to be played, and how it is to be shown.
struct DemoOptions: Hashable {
  enum Name: String, OptionName {
    case host, animation, transition, interrupt, compare, json, help

    var value: String? {
      switch self {
      case .host: "links|watch|native"
      case .animation: "automatic|every|none"
      case .transition: "SECONDS"
      case .interrupt: "WHAT@SECONDS"
      case .compare, .json, .help: nil
      }
    }
  }

  var link = DeepLink.builtIn
  var setting = DemoSetting()
  /// In order of time; those at equal times as they were given.
  var interruptions: [DemoInterruption] = []
  /// The option that asks for another report than the timeline.
  var report: Name?
}

extension DemoOptions {
  /// Reads the arguments without the command's own name.
  @MainActor
  init(parsing arguments: [String]) throws(UsageError) {
    var hasLink = false
    var reader = ArgumentReader<Name>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .option(let name, let value): try take(name, value)
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
  }

  @MainActor
  private mutating func take(_ name: Name, _ value: String) throws(UsageError) {
    switch name {
    case .host: setting.host = try name.choice(value)
    case .animation: setting.animation = try name.choice(value)
    case .transition:
      setting.transition = try Nanoseconds(parsingSeconds: value, of: "the transition")
    case .interrupt:
      let interruption = try DemoInterruption(parsing: value)
      let next = interruptions.firstIndex { $0.time > interruption.time }
      interruptions.insert(interruption, at: next ?? interruptions.endIndex)
    case .compare, .json:
      guard report == nil || report == name else {
        throw UsageError("there are two reports to print", known: "--compare or --json")
      }
      report = name
    case .help: break
    }
  }
}

/// The host that a link is played on, what is animated, and the pace.
struct DemoSetting: Hashable {
  var host = HostChoice.links
  var animation = AnimationChoice.automatic
  var pacing: Pacing = .settled
  var transition = Nanoseconds.milliseconds(350)

  /// What the simulated host accepts, what it tells, and how fast it is.
  var behavior: SimulatedHostBehavior {
    switch host {
    case .links: SimulatedHostBehavior(transition: transition)
    case .native: SimulatedHostBehavior(rules: .native, transition: transition)
    case .watch:
      SimulatedHostBehavior(
        transition: transition,
        animatesEveryUpdate: true,
        canBeAsked: false,
        settleSignals: .never
      )
    }
  }

  /// What is animated.
  var animationWords: String {
    if transition == .zero { return "none: a transition takes no time" }
    return switch (animation, host) {
    case (_, .watch), (.every, .links): "every push"
    case (.none, _): "none"
    case (_, .native): "the one step"
    case (.automatic, .links): "the last push only"
    }
  }

  var pacingWords: String {
    host == .watch
      ? "a step every \(pacing.delay.words), whatever the host does"
      : "the next step is sent when the host is idle"
  }
}

enum HostChoice: String, CaseIterable {
  case links, watch, native

  var words: String {
    switch self {
    case .links: "link stack, as on iOS 14 and 15: one push per step"
    case .watch: "link stack, as on watchOS 7 and 8: one push per step, and no state to read"
    case .native: "native stack, as on iOS 16 and later: any path in one step"
    }
  }
}

enum AnimationChoice: String, CaseIterable {
  case automatic, every, none

  var policy: ChangeAnimation {
    switch self {
    case .automatic: .automatic
    case .every: .everyPush
    case .none: .disabled
    }
  }
}

/// Something that comes between while a link is played.
struct DemoInterruption: Hashable {
  enum Action: Hashable {
    case back
    case link(DeepLink)
  }

  let action: Action
  let time: Nanoseconds
}

extension DemoInterruption {
  /// Reads the value of the option, in which the time follows the last `@`: a URL may hold others.
  @MainActor
  fileprivate init(parsing text: String) throws(UsageError) {
    let forms = "back@SECONDS, link=URL@SECONDS"
    guard let at = text.lastIndex(of: "@") else {
      throw UsageError("the interruption \(quoting: text) has no time", known: forms)
    }
    let (name, value) = String(text[..<at]).split(atFirst: "=")
    switch (name, value) {
    case ("back", nil): action = .back
    case ("link", let url?): action = .link(try DeepLink(parsing: url))
    default: throw UsageError("no interruption has the form \(quoting: text)", known: forms)
    }
    let seconds = String(text[text.index(after: at)...])
    time = try Nanoseconds(parsingSeconds: seconds, of: "the time of \(name)")
  }
}

extension Nanoseconds {
  /// Reads a number of seconds of at most an hour.
  fileprivate init(parsingSeconds text: String, of subject: String) throws(UsageError) {
    self = .seconds(try Double(seconds: text, of: subject))
  }

  /// The seconds with three digits, as in `1.750`.
  var threeDigits: String {
    let milliseconds = (count + 500_000) / 1_000_000
    return "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"
  }

  /// The seconds with as many digits as they have, as in `0.35 s`.
  var words: String {
    let digits = "\(seconds)"
    return (digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits) + " s"
  }
}
