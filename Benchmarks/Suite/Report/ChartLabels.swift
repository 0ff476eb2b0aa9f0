import CommandSupport

/// The labels behind the ends of lines, so that none is over another.
enum LineEndLabels {
  /// From the end of a line to its label.
  static let distance = 13.0

  /// How far a label may be above or below the plot.
  private static let overhang = 6.0

  /// The labels of a panel.
  static func placed(in frame: ChartFrame) -> [ChartLabel] {
    let ends = frame.panel.lines.compactMap { line in
      frame.places(of: line).last.map { (line: line, end: $0) }
    }
    let sorted = ends.enumerated()
      .sorted { ($0.element.end.y, $0.offset) < ($1.element.end.y, $1.offset) }
      .map(\.element)
    let centers = apart(
      sorted.map(\.end.y),
      heights: sorted.map(\.line.label.height),
      within: frame.plot.top - overhang...frame.plot.bottom + overhang
    )
    return zip(sorted, centers).map { label($0.line, endingAt: $0.end, center: $1, in: frame) }
  }

  private static func label(
    _ line: ChartLine,
    endingAt end: ChartPoint,
    center: Double,
    in frame: ChartFrame
  ) -> ChartLabel {
    let text = line.label
    func box(at x: Double) -> ChartBox {
      ChartBox(
        left: x,
        top: center - text.height / 2,
        width: text.width,
        height: text.height
      )
    }
    // A label beside the end is seen as that line's, whichever of its rows is at that height.
    let isFar = abs(center - end.y) > text.height / 2
    let close = box(at: end.x + distance)
    let others = frame.panel.lines.filter { $0.name != line.name }
    let isFree = !others.contains { close.meets(frame.places(of: $0)) }
    let lastEnd = frame.panel.lines.compactMap { frame.places(of: $0).last?.x }.max() ?? end.x
    return ChartLabel(
      text: text,
      role: line.role,
      box: isFree ? close : box(at: lastEnd + distance),
      anchor: isFar || !isFree ? end : nil
    )
  }

  /// Moves places apart that are too close, all as little as can be.
  ///
  /// - Parameters:
  ///   - places: Where each would be, rising.
  ///   - heights: How much room each takes.
  ///   - range: Where there is room; where there isn't enough of it, the last ones leave it.
  static func apart(
    _ places: [Double],
    heights: [Double],
    within range: ClosedRange<Double>
  ) -> [Double] {
    // Without the room between them, the places only have to rise: each group of those that don't
    // meets in its middle.
    var offsets: [Double] = []
    for index in places.indices {
      let step = index > 0 ? (heights[index - 1] + heights[index]) / 2 : 0
      offsets.append((offsets.last ?? 0) + step)
    }
    var groups: [(sum: Double, count: Int)] = []
    for (place, offset) in zip(places, offsets) {
      groups.append((place - offset, 1))
      while let last = groups.last, let before = groups.dropLast().last,
        before.sum / Double(before.count) > last.sum / Double(last.count)
      {
        groups.removeLast(2)
        groups.append((before.sum + last.sum, before.count + last.count))
      }
    }
    let bases = groups.flatMap { group in
      Array(repeating: group.sum / Double(group.count), count: group.count)
    }
    let half = (first: (heights.first ?? 0) / 2, last: (heights.last ?? 0) / 2)
    let highest = range.upperBound - half.last - (offsets.last ?? 0)
    let lowest = range.lowerBound + half.first
    return zip(bases, offsets).map { max(lowest, min(highest, $0)) + $1 }
  }
}

/// The labels of steps, beside the last step of each.
enum StepLabels {
  private static let distance = 6.0

  /// What has to stay free around a label.
  private static let clearance = 3.0

  /// The labels of a panel, none of which is over a line or another label if that can be.
  static func placed(in frame: ChartFrame) -> [ChartLabel] {
    let lines = frame.panel.lines.map { frame.places(of: $0) }
    var taken: [ChartBox] = mark(in: frame).map { [$0] } ?? []
    return zip(frame.panel.lines, lines).map { line, places in
      let text = ChartText(rows: rows(line.name))
      let candidates = self.candidates(for: text, beside: places, in: frame)
      let box =
        candidates.first { box in
          let room = box.widened(by: clearance)
          return frame.plot.holds(box) && !taken.contains { $0.meets(room) }
            && !lines.contains { room.meets($0) }
        } ?? below(taken, text, in: frame)
      taken.append(box)
      let step = lastStep(of: places)
      return ChartLabel(
        text: text,
        role: line.role,
        box: box,
        isEndAligned: step.map { box.right < $0.from.x } ?? false
      )
    }
  }

  /// Behind the last step and before it, at several heights.
  private static func candidates(
    for text: ChartText,
    beside places: [ChartPoint],
    in frame: ChartFrame
  ) -> [ChartBox] {
    guard let (from, to) = lastStep(of: places) else { return [] }
    let before = from.x - distance - text.width
    return [before, from.x + distance].flatMap { left in
      [0.5, 0.3, 0.7, 0.15, 0.85].map { share in
        ChartBox(
          left: left,
          top: from.y + (to.y - from.y) * share - text.height / 2,
          width: text.width,
          height: text.height
        )
      }
    }
  }

  private static func lastStep(of places: [ChartPoint]) -> (from: ChartPoint, to: ChartPoint)? {
    zip(places, places.dropFirst()).filter { $0.x == $1.x && $0.y != $1.y }.last
      .map { (from: $0, to: $1) }
  }

  /// In the corner, below what is there already.
  private static func below(
    _ taken: [ChartBox],
    _ text: ChartText,
    in frame: ChartFrame
  ) -> ChartBox {
    var box = corner(text, top: frame.plot.top + 4, in: frame)
    while let other = taken.first(where: { $0.meets(box) }) {
      box = corner(text, top: other.bottom + 1, in: frame)
    }
    return box
  }

  private static func corner(_ text: ChartText, top: Double, in frame: ChartFrame) -> ChartBox {
    ChartBox(
      left: frame.plot.right - text.width - 4,
      top: top,
      width: text.width,
      height: text.height
    )
  }

  /// The room that the line at the position of interest takes.
  private static func mark(in frame: ChartFrame) -> ChartBox? {
    frame.panel.mark.map { mark in
      ChartBox(
        left: frame.x(mark.x) - 2,
        top: frame.plot.top,
        width: 4,
        height: frame.plot.height
      )
    }
  }

  /// Two rows, the first of which is a figure with its unit: `0.35 s`, `transitions`.
  private static func rows(_ name: String) -> [String] {
    let words = name.split(separator: " ")
    guard words.count > 2 else { return [name] }
    return [
      words.prefix(2).joined(separator: " "), words.dropFirst(2).joined(separator: " "),
    ]
  }
}

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

/// Some short lines of text, and how much room they take.
struct ChartText: Equatable {
  static let fontSize = 11.0
  static let rowHeight = 13.0

  let rows: [String]

  /// What follows the last row as an exponent.
  var raised = ""

  /// The width, as far as that can be told without the font.
  var width: Double {
    let last = Self.width(rows.last ?? "", size: Self.fontSize)
    let end = last + (raised.isEmpty ? 0 : Self.width(raised, size: 8.5))
    return max(end, rows.dropLast().map { Self.width($0, size: Self.fontSize) }.max() ?? 0)
  }

  var height: Double { Double(rows.count) * Self.rowHeight }

  /// The width of a line of text of a size.
  static func width(_ text: String, size: Double) -> Double {
    0.55 * size * Double(TerminalText.width(text))
  }
}
