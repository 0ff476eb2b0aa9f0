import CommandSupport
import LinkStackEngine

/// A vertical line through all lanes, and what is written above it.
struct PictureLabel: Hashable, Sendable {
  let time: Nanoseconds
  let text: String

  /// The beginning of the names of its styles.
  let style: String

  /// The row of the text, counted from below; `nil` where there is no room for it.
  var row: Int?

  /// The labels of a playback, in order of time.
  static func labels(of playback: Playback) -> [PictureLabel] {
    let happenings = playback.moments.flatMap { moment in
      moment.happenings.compactMap { happening in
        label(for: happening, at: moment.time, in: playback)
      }
    }
    let lost = playback.updates.filter(\.isLost).map {
      PictureLabel(time: $0.time, text: "\($0.number) lost", style: "lost")
    }
    let labels = happenings + lost
    return labels.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  private static func label(
    for happening: Moment.Happening,
    at time: Nanoseconds,
    in playback: Playback
  ) -> PictureLabel? {
    func person(_ text: String) -> PictureLabel {
      PictureLabel(time: time, text: text, style: "person")
    }
    return switch happening {
    case .linkOpened(let position) where position > 0: person("link \(position + 1) opened")
    case .wentBack: person("goes back")
    case .left: person("app left")
    case .returned: person("app returned")
    case .ignored: person("no effect")
    case .reported(let link, let outcome) where link == playback.links.count - 1:
      ending(outcome, at: time, isHollow: playback.lacksScreens)
    case .linkOpened, .update, .settled, .settleSignal, .dismissed, .reported: nil
    }
  }

  /// The label of an outcome.
  ///
  /// - Parameter isHollow: Whether screens are missing, of which the engine knows nothing that
  ///   reports the outcome.
  private static func ending(
    _ outcome: NavigationOutcome,
    at time: Nanoseconds,
    isHollow: Bool
  ) -> PictureLabel {
    PictureLabel(
      time: time,
      text: "\(outcome.rawValue) \(time.threeDigits) s",
      style: outcome == .presented && !isHollow ? "outcome" : "ending"
    )
  }

  /// The width of the text, as far as that can be told without its font.
  var textWidth: Double { 6 * Double(TerminalText.width(text)) }

  /// Finds a row for each text in which it meets no other, and no other's line.
  ///
  /// A text stands to the right of its line. So where several are close, the later ones go into the
  /// lower rows, and no line rises through a text.
  ///
  /// - Parameters:
  ///   - labels: The labels in order of time.
  ///   - rows: How many rows there may be.
  ///   - x: Where a time is.
  static func arranged(
    _ labels: [PictureLabel],
    rows: Int,
    x: (Nanoseconds) -> Double
  ) -> [PictureLabel] {
    var arranged: [PictureLabel] = []
    for var label in labels.reversed() {
      let end = x(label.time) + 4 + label.textWidth + 6
      let close = arranged.reversed().prefix { x($0.time) <= end }
      let row = (close.compactMap(\.row).max() ?? -1) + 1
      label.row = row < rows ? row : nil
      arranged.append(label)
    }
    return arranged.reversed()
  }
}
