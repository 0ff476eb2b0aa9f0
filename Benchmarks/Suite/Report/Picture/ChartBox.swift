/// A part of the picture.
struct ChartBox: Equatable {
  let left: Double
  let top: Double
  let width: Double
  let height: Double

  var right: Double { left + width }
  var bottom: Double { top + height }

  /// The part with an edge around it.
  func widened(by edge: Double) -> ChartBox {
    ChartBox(left: left - edge, top: top - edge, width: width + 2 * edge, height: height + 2 * edge)
  }

  /// Whether two parts have a place in common.
  func meets(_ other: ChartBox) -> Bool {
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
  }

  /// Whether it holds all of another.
  func holds(_ other: ChartBox) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }

  /// Whether a line of straight pieces goes through it.
  func meets(_ line: [ChartPoint]) -> Bool {
    zip(line, line.dropFirst()).contains { start, end in
      // Pieces are short or upright in charts, so that some places on each tell enough.
      stride(from: 0.0, through: 1, by: 0.02).contains { share in
        let x = start.x + (end.x - start.x) * share
        let y = start.y + (end.y - start.y) * share
        return left < x && x < right && top < y && y < bottom
      }
    }
  }
}
