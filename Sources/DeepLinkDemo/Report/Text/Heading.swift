import CommandSupport
import LinkStackEngine

/// What stands above the timeline: what is played, and on what.
enum Heading {
  static func lines(of playback: Playback, painter: Painter) -> [String] {
    let setting = playback.setting
    let width = TimelineLayout.width - Summary.labelWidth
    let url = TerminalText.cleaned(playback.links.first?.link.url ?? "")
    let facts = [
      ("link", TerminalText.elidingMiddle(url, to: width), Tone.strong),
      ("host", setting.host.words, .plain),
      ("transition", setting.transition.words, .plain),
      ("pacing", setting.pacing.words, .plain),
    ]
    return facts.map { label, text, tone in
      Summary.line(label, text, tone, painter: painter)
    }
  }
}
