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
