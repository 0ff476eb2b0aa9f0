/// Figures of one kind against depth: a column of a table, a line of a chart.
struct Series: Equatable, Sendable {
  /// When `--check` compares the figures with those of the baseline.
  enum Check: String, Codable, Sendable {
    /// Never: it is a time, or is derived from one.
    case never

    /// Always: the figures are the same wherever the package is built.
    case always

    /// Where the baseline was taken with the same compiler on the same kind of machine.
    case onSameToolchain
  }

  struct Point: Equatable, Sendable {
    /// Where on the section's axis: a depth, as a rule.
    let position: Int
    let figure: Figure
  }

  /// What the figures are of, as in `split`; unique in its section, together with the unit.
  let name: String

  let unit: Unit

  /// What each figure is for one of, as in `link`; `nil` for a figure of the whole.
  let per: String?

  /// What the figures of a ratio are to, as in `in one go`; `nil` where there is but one other.
  let reference: String?

  let check: Check

  /// The figures, by rising position; none where the work would take too long.
  private(set) var points: [Point] = []

  init(
    _ name: String,
    _ unit: Unit,
    per: String? = nil,
    to reference: String? = nil,
    check: Check = .never
  ) {
    self.name = name
    self.unit = unit
    self.per = per
    self.reference = reference
    self.check = check
  }

  mutating func add(_ figure: Figure, at position: Int) {
    points.append(Point(position: position, figure: figure))
  }

  func figure(at position: Int) -> Figure? {
    points.first { $0.position == position }?.figure
  }
}
