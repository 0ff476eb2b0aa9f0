import BenchmarkKit

/// Figures below one another, with what they are of.
struct TableColumn: Equatable {
  /// A figure as text, in two pieces, so that figures align where the first ends.
  struct Cell: Equatable {
    let figure: String
    var remark = ""

    /// Both pieces.
    var text: String { figure + remark }
  }

  let name: String
  let unit: String
  private(set) var cells: [Int: Cell] = [:]

  /// Whether the figures are taken by a clock.
  let isSampled: Bool

  /// Writes the figures of a series.
  ///
  /// - Parameter section: The section of the series: figures of one unit are scaled alike.
  init(_ series: Series, in section: Section) {
    name = series.name
    isSampled = series.isSampled
    let scale = section.timeScale(per: series.per)
    let sign: String
    switch series.unit {
    case .nanoseconds: sign = scale.sign
    case .ratio: sign = section.reference(of: series).map { "× \($0)" } ?? "×"
    case .seconds: sign = "s"
    case .bytes: sign = "memory"
    case .updates, .pushes, .evaluations, .allocations: sign = series.unit.rawValue
    }
    unit = series.per.map { "\(sign)/\($0)" } ?? sign
    for point in series.points {
      cells[point.position] =
        switch series.unit {
        case .bytes: Cell(memory: point.figure)
        case .nanoseconds: Cell(point.figure, dividedBy: scale.divisor)
        default: Cell(point.figure, dividedBy: 1)
        }
    }
  }

  /// The cell at a position, also where there is no figure.
  func cell(at position: Int) -> Cell {
    cells[position] ?? Cell(figure: Digits.missing)
  }
}

extension TableColumn.Cell {
  fileprivate init(_ figure: Figure, dividedBy divisor: Double) {
    switch figure {
    case .exact(let value):
      self.init(figure: Digits.exact(value / divisor))
    case .sampled(let samples):
      let least = Digits.rounded(samples.minimum / divisor)
      let most = Digits.rounded(samples.percentile90 / divisor)
      self.init(
        figure: Digits.rounded(samples.median / divisor),
        remark: " (\(least)–\(most))"
      )
    }
  }

  /// Memory is scaled cell by cell: from one end of a column to the other it grows a millionfold.
  fileprivate init(memory figure: Figure) {
    let scaled = Scaled.memory(figure.value)
    let digits = scaled.sign == "B" ? Digits.exact(scaled.value) : Digits.rounded(scaled.value)
    self.init(figure: digits, remark: " \(scaled.sign)")
  }
}

extension Series {
  /// Whether any figure is taken by a clock.
  var isSampled: Bool {
    points.contains { if case .sampled = $0.figure { true } else { false } }
  }
}

extension Section {
  /// The unit for all times of one kind, so that one can be compared with another at a glance.
  fileprivate func timeScale(per part: String?) -> (divisor: Double, sign: String) {
    let times = series.filter { $0.unit == .nanoseconds && $0.per == part }
      .flatMap { $0.points.map(\.figure.value) }
    return Scaled.timeScale(for: times.filter { $0 > 0 }.min() ?? 0)
  }

  /// What a ratio is to: what it says, or the only other that was timed.
  fileprivate func reference(of ratio: Series) -> String? {
    if let reference = ratio.reference { return reference }
    let others = series.filter { $0.unit == .nanoseconds && $0.name != ratio.name }
    return others.count == 1 ? others.first?.name : nil
  }
}
