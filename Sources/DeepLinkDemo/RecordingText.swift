import CommandSupport
import LinkStackEngine
import NavigationShimTesting

/// The report on a recording: what happened to each stack, drawn as the screens that the host showed,
/// and what a replay says.
///
/// No line is wider than 80 columns.
struct RecordingText {
  private(set) var text = ""

  /// Whether the driver would answer so again in all stacks that can be played.
  private(set) var isRepeated = true
  private let painter: Painter

  @MainActor
  init(_ recording: NavigationRecording, _ painter: Painter) {
    self.painter = painter
    add("\(recording.system), \(recording.device), package \(recording.package)", .strong)
    for (number, stack) in recording.stacks.enumerated() {
      let dropped = stack.droppedCount > 0 ? ", \(stack.droppedCount) dropped before" : ""
      text += "\n"
      add("stack \(number): \(stack.beginning), \(stack.entries.count) entries\(dropped)", .strong)
      stack.entries.forEach { add($0) }
      text += "\n"
      do {
        let replay = try stack.replay()
        isRepeated = isRepeated && replay.driverDifference == nil
        for line in "\(replay)".split(separator: "\n") {
          let tone = replay.driverDifference == nil ? Tone.good : .alarm
          for line in Self.wrapped("replay: \(line)") { add(line, tone) }
        }
      } catch {
        add("\(error)", .alarm)
      }
    }
  }

  private mutating func add(_ line: String, _ tone: Tone) {
    let line = TerminalText.elidingEnd(TerminalText.cleaned(line), to: 80)
    text += painter.paint(line, tone) + "\n"
  }

  private mutating func add(_ entry: StackRecording.Entry) {
    let time = TerminalText.aligned(Nanoseconds(entry.time).threeDigits, to: 10)
    let screens = TerminalText.padded(entry.host.map(Self.picture) ?? "", to: 15)
    let event = TerminalText.elidingEnd("\(entry.event)", to: 51)
    let tone = if case .act = entry.event { Tone.person } else { Tone.plain }
    text += "\(painter.paint(time, .quiet))  \(screens)  \(painter.paint(event, tone))\n"
    guard let answer = entry.answer else { return }
    let words = TerminalText.elidingEnd("→ \(answer)", to: 51)
    text += String(repeating: " ", count: 29) + painter.paint(words, .quiet) + "\n"
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
