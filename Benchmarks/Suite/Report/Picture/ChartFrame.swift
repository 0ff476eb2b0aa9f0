/// Where the parts of a panel are.
struct ChartFrame {
  /// How far the outermost points are from the edges of the plot.
  private static let inset = 8.0

  let panel: ChartPanel
  let box: ChartBox

  /// The part in which the lines are.
  let plot: ChartBox

  private let xScale: ChartScale
  private let yScale: ChartScale

  /// Lays out a panel.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - box: The room for all of it.
  init(_ panel: ChartPanel, in box: ChartBox) {
    self.panel = panel
    self.box = box
    xScale = panel.xScale
    yScale = panel.yScale
    let ticks = yScale.ticks.map { ChartText.width(panel.yWords($0), size: 10.5) }
    let left = box.left + (ticks.max() ?? 0) + 8
    // Labels stand behind the ends of lines, those of steps where there is room between them.
    let labels = panel.shape == .growth ? panel.lines.map(\.label.width) : []
    let right = box.right - (labels.max().map { $0 + LineEndLabels.distance } ?? 8)
    plot = ChartBox(left: left, top: box.top + 46, width: right - left, height: box.height - 84)
  }

  /// What the lines are, beside them.
  var labels: [ChartLabel] {
    switch panel.shape {
    case .growth: LineEndLabels.placed(in: self)
    case .steps: StepLabels.placed(in: self)
    }
  }

  var xTicks: [Double] { xScale.ticks }
  var yTicks: [Double] { yScale.ticks }

  func x(_ value: Double) -> Double {
    let inset = panel.shape == .growth ? Self.inset : 0
    return plot.left + inset + (plot.width - 2 * inset) * xScale.share(of: value)
  }

  func y(_ value: Double) -> Double {
    plot.bottom - plot.height * yScale.share(of: value)
  }

  /// The places that a line goes through.
  func places(of line: ChartLine) -> [ChartPoint] {
    let points = line.points.map { ChartPoint(x: x($0.x), y: y($0.y)) }
    switch panel.shape {
    case .growth:
      return points
    case .steps:
      let corners = zip(points, points.dropFirst()).flatMap { before, after in
        before.y == after.y ? [after] : [ChartPoint(x: after.x, y: before.y), after]
      }
      return points.prefix(1) + corners
    }
  }
}
