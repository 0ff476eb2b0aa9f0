import CommandSupport
import LinkStackEngine

/// What it all came to, in plain words.
struct Summary {
  /// A label, and what there is to say.
  struct Fact: Hashable {
    let label: String
    let text: String
    var tone = Tone.plain
  }

  static let labelWidth = 15

  private let comparison: Comparison
  private let playback: Playback

  init(_ comparison: Comparison) {
    self.comparison = comparison
    playback = comparison.playback
  }

  /// The summary as lines, none wider than the timeline.
  func lines(painter: Painter) -> [String] {
    facts.flatMap { fact in
      Self.wrapped(fact.text).enumerated().map { position, text in
        Self.line(position == 0 ? fact.label : "", text, fact.tone, painter: painter)
      }
    }
  }

  /// One line with its label in front.
  static func line(_ label: String, _ text: String, _ tone: Tone, painter: Painter) -> String {
    let label = TerminalText.padded("  " + label, to: labelWidth)
    return painter.paint(label, .quiet) + painter.paint(text, tone)
  }

  /// The facts, in the order in which they are told.
  var facts: [Fact] {
    outcomes + [updates, lastScreen] + path + native
  }

  private var outcomes: [Fact] {
    playback.links.enumerated().map { position, opened in
      let label = playback.links.count == 1 ? "outcome" : "outcome \(position + 1)"
      guard let outcome = opened.outcome, let time = opened.endTime else {
        return Fact(label: label, text: "none yet: the app was left, and waits", tone: .person)
      }
      let isLast = position == playback.links.count - 1
      let isHollow = isLast && outcome == .presented && playback.lacksScreens
      return Fact(
        label: label,
        text: "\(outcome.rawValue), reported at \(time.threeDigits) s"
          + (isHollow ? ", though pushes were lost" : ""),
        tone: isHollow ? .alarm : outcome.tone
      )
    }
  }

  private var updates: Fact {
    let count = Self.count(playback.updates.count, "update")
    let violations = playback.violations
    guard !violations.isEmpty else {
      return Fact(label: "updates", text: "\(count), none against the host's rules")
    }
    return Fact(
      label: "updates",
      text: "\(count), \(violations.count) against the host's rules: "
        + "\(Self.count(playback.lostPushes, "push", "pushes")) lost (\(Self.reasons(violations)))",
      tone: .alarm
    )
  }

  private var lastScreen: Fact {
    let time = playback.elapsed.threeDigits
    guard !playback.showsPath, !playback.isAway else {
      return Fact(label: "last screen", text: "\(visible), settled at \(time) s")
    }
    return Fact(
      label: "last screen",
      text: "\(visible), settled at \(time) s; what should be above it never arrived",
      tone: .alarm
    )
  }

  /// The path, where it isn't what the link leads to or isn't what is shown.
  private var path: [Fact] {
    guard playback.path != playback.lastLink?.link.path || !playback.showsPath else { return [] }
    let chain = ChainText.fitting(playback.path, to: TimelineLayout.width - Self.labelWidth)
    guard playback.isAway, !playback.showsPath else { return [Fact(label: "path", text: chain)] }
    return [
      Fact(label: "path", text: chain),
      Fact(label: "", text: "is kept whole, to be shown when the person returns"),
    ]
  }

  private var native: [Fact] {
    guard playback.setting.host == .links else {
      return [Fact(label: "splitting", text: "a native host needs none")]
    }
    let native = comparison.native
    var facts: [Fact] = []
    if comparison.isInterrupted { facts.append(uninterrupted) }
    facts.append(
      Fact(
        label: "native host",
        text: "\(Self.count(native.updates.count, "update")), the last screen settled at "
          + "\(native.elapsed.threeDigits) s"
      )
    )
    guard let time = comparison.addedTime else {
      return facts + [Fact(label: "splitting", text: "fails at this pace", tone: .alarm)]
    }
    let updates = Self.count(comparison.addedUpdates, "more update")
    return facts + [Fact(label: "splitting", text: "costs \(updates) and \(time.threeDigits) s")]
  }

  private var uninterrupted: Fact {
    let playback = comparison.uninterrupted
    let arrival =
      playback.showsPath
      ? "the last screen settled at \(playback.elapsed.threeDigits) s"
      : "the last screen never arrives"
    return Fact(
      label: "undisturbed",
      text: "\(Self.count(playback.updates.count, "update")), \(arrival)"
    )
  }

  private var visible: String {
    TerminalText.elidingEnd(TerminalText.cleaned(playback.visible), to: 24)
  }
}
