/// Figures against a position, as a line of a chart.
struct ChartLine {
  /// What a line stands for, which decides on its looks.
  enum Role: String, CaseIterable {
    /// What the package does.
    case subject

    /// What it is compared with.
    case reference

    /// The dearer way.
    case costly

    /// What nothing can be better than: wide and pale, so that what reaches it is seen on it.
    case limit

    /// One of two of a kind: wide and pale, too.
    case first

    /// The other.
    case second

    /// Whether another line can run on this one and both be seen.
    var isWide: Bool { self == .limit || self == .first }
  }

  let name: String
  let role: Role

  /// How it grows, as a power of the position.
  var exponent: String?

  let points: [ChartPoint]

  /// The text beside the line.
  var label: ChartText {
    ChartText(rows: [name] + (exponent == nil ? [] : ["total ∝ n"]), raised: exponent ?? "")
  }
}

/// A figure at a position, or a place in the picture.
struct ChartPoint: Equatable {
  let x: Double
  let y: Double
}
