import CommandSupport
import LinkStackEngine
import NavigationShimTesting

/// The report on a recording: what happened to each stack, drawn as the screens that the host showed, and what a replay
/// says.
///
/// No line is wider than 80 columns.
struct RecordingText {
  /// The whole report.
  let text: String

  /// Whether the driver would answer so again in all stacks that can be played.
  let isRepeated: Bool

  @MainActor
  init(_ recording: NavigationRecording, painter: Painter) {
    var text = Self.line(
      "\(recording.system), \(recording.device), package \(recording.package)",
      .strong,
      painter
    )
    var isRepeated = true
    for (number, stack) in recording.stacks.enumerated() {
      text += "\n" + Self.line("stack \(number): \(stack.heading)", .strong, painter)
      text += stack.entries.map { Self.rows(of: $0, painter) }.joined()
      text += "\n"
      do {
        let replay = try stack.replay()
        if replay.driverDifference != nil { isRepeated = false }
        let tone = replay.driverDifference == nil ? Tone.good : .alarm
        for line in "\(replay)".split(separator: "\n") {
          text += Self.wrapped("replay: \(line)").map { Self.line($0, tone, painter) }.joined()
        }
      } catch {
        text += Self.line("\(error)", .alarm, painter)
      }
    }
    self.text = text
    self.isRepeated = isRepeated
  }

  private static func rows(of entry: StackRecording.Entry, _ painter: Painter) -> String {
    let time = painter.paint(
      TerminalText.aligned(Nanoseconds(entry.time).threeDigits, to: 10),
      .quiet
    )
    let screens = TerminalText.padded(entry.host.map(picture) ?? "", to: 15)
    let event = TerminalText.elidingEnd("\(entry.event)", to: 51)
    var rows =
      "\(time)  \(screens)  \(painter.paint(event, entry.event.isOfPerson ? .person : .plain))\n"
    if let answer = entry.answer {
      let text = TerminalText.elidingEnd("→ \(answer)", to: 51)
      rows += String(repeating: " ", count: 29) + painter.paint(text, .quiet) + "\n"
    }
    return rows
  }

  /// The screens above the root, and what the topmost does.
  private static func picture(_ sight: StackRecording.Sight) -> String {
    let screens =
      sight.depth > 8 ? "▪… \(sight.depth)" : String(repeating: "▪", count: max(0, sight.depth))
    let motion =
      switch sight.motion {
      case .still: ""
      case .moving: " ~"
      case .held: " held"
      }
    return "□" + screens + motion + (sight.isCovered ? " +" : "")
  }

  private static func line(_ text: String, _ tone: Tone, _ painter: Painter) -> String {
    painter.paint(TerminalText.elidingEnd(TerminalText.cleaned(text), to: 80), tone) + "\n"
  }

  /// A text in lines of at most 80 columns.
  private static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + word.count > 78 { lines.append("   ") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}

extension StackRecording {
  /// What is known of the stack as a whole.
  fileprivate var heading: String {
    "\(beginning), \(entries.count) entries"
      + (droppedCount > 0 ? ", \(droppedCount) dropped before" : "")
  }
}

extension StackRecording.Event {
  fileprivate var isOfPerson: Bool {
    if case .act = self { true } else { false }
  }
}
