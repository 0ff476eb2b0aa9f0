/// A chart with its question.
struct ChartPanel {
  /// How the figures between the points are.
  enum Shape {
    /// Somewhere on a straight line, with both axes logarithmic.
    case growth

    /// As at the point before.
    case steps
  }

  /// The question that it answers.
  let title: String
  let xTitle: String
  let yTitle: String
  let shape: Shape

  /// The lines; a later one runs over an earlier one.
  let lines: [ChartLine]

  /// A position that is of interest, with its name.
  var mark: (x: Double, text: String)?

  /// Figures as the axis writes them.
  let yWords: (Double) -> String

  var xScale: ChartScale {
    let values = lines.flatMap(\.points).map(\.x)
    return switch shape {
    case .growth: .logarithmic(values, isRounded: false)
    case .steps: .linear(upTo: max(values.max() ?? 0, mark?.x ?? 0))
    }
  }

  var yScale: ChartScale {
    let values = lines.flatMap(\.points).map(\.y)
    return switch shape {
    case .growth: .logarithmic(values, isRounded: true)
    case .steps: .linear(upTo: values.max() ?? 0)
    }
  }

  /// What there is to see, in words.
  var description: String {
    let parts = lines.compactMap { line -> String? in
      guard let first = line.points.first, let last = line.points.last else { return nil }
      let start = "\(line.name): \(yWords(first.y)) at \(Digits.exact(first.x))"
      guard last.x > first.x else { return start }
      return "\(start), \(yWords(last.y)) at \(Digits.exact(last.x))"
        + (line.exponent.map { ", in total growing with the power \($0)" } ?? "")
    }
    return "\(title) (\(yTitle), by \(xTitle)) \(parts.joined(separator: "; "))."
  }
}
