import CommandSupport
import LinkStackEngine

/// The report for people: a heading, the timeline, a summary.
enum TextReport {
  /// A piece of the report, and when it may be shown if it is played in real time.
  struct Piece: Hashable, Sendable {
    let time: Nanoseconds
    let text: String
  }

  /// How many rows a timeline shows before some in its middle are left out.
  private static let rowLimit = 40
  private static let rowsAtEnds = 12

  /// Writes the report.
  static func pieces(of comparison: Comparison, painter: Painter) -> [Piece] {
    let playback = comparison.playback
    let rows = TimelineRow.rows(of: playback)
    let layout = TimelineLayout(rows, painter: painter)
    let heading = Heading.lines(of: playback, painter: painter) + ["", layout.heading]
    let summary = [""] + Summary(comparison).lines(painter: painter)
    return [Piece(time: .zero, text: text(heading))]
      + timeline(rows, layout)
      + [Piece(time: playback.end, text: text(summary))]
  }

  private static func timeline(_ rows: [TimelineRow], _ layout: TimelineLayout) -> [Piece] {
    var pieces: [Piece] = []
    var left: ArraySlice<TimelineRow> = rows[...]
    let kept = keptRows(rows)
    while let row = left.first {
      let position = left.startIndex
      let leftOut = left.indices.prefix { !kept[$0] }.count
      // One row left out would save nothing.
      if leftOut > 1 {
        pieces.append(Piece(time: row.time, text: text([layout.gapLine(leftOut)])))
        left = rows[(position + leftOut)...]
      } else {
        pieces.append(Piece(time: row.time, text: text([layout.line(row)])))
        left = rows[(position + 1)...]
      }
    }
    return pieces
  }

  private static func keptRows(_ rows: [TimelineRow]) -> [Bool] {
    rows.indices.map { position in
      rows.count <= rowLimit || position < rowsAtEnds || position >= rows.count - rowsAtEnds
        || rows[position].isNotable || rows[position - 1].isNotable
    }
  }

  private static func text(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }
}
