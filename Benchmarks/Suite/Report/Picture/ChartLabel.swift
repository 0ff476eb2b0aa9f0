/// Text beside a line, where it stands.
struct ChartLabel {
  let text: ChartText
  let role: ChartLine.Role

  /// The room that it takes.
  let box: ChartBox

  /// Whether its rows end at the right edge of the room, next to what they are about.
  var isEndAligned = false

  /// The end of the line that it is of, where it couldn't stay close to that.
  var anchor: ChartPoint?
}
