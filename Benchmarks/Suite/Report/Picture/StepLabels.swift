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
