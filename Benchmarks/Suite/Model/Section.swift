/// What one benchmark has found: a table, and lines of a chart.
struct Section: Equatable, Sendable {
  /// What the positions of the figures are.
  enum Axis: String, Codable, Sendable {
    /// The number of screens, elements, or updates.
    case depth

    /// A delay in milliseconds.
    case milliseconds
  }

  /// How the figures of a series grow with the depth.
  struct Fit: Equatable, Sendable {
    /// What grows, in words: `time to plan`.
    let name: String

    /// The power of the depth.
    let exponent: Double
  }

  /// The identity of the benchmark, as in `splitting`.
  let benchmark: String

  /// What is asked, in a line.
  let title: String

  let axis: Axis
  private(set) var series: [Series] = []
  private(set) var fits: [Fit] = []

  /// What a reader has to know about the figures, a sentence or two each.
  private(set) var notes: [String] = []

  init(_ benchmark: String, title: String, axis: Axis = .depth) {
    self.benchmark = benchmark
    self.title = title
    self.axis = axis
  }

  /// Adds series; those without any figure are left out.
  mutating func add(_ series: Series...) {
    self.series += series.filter { !$0.points.isEmpty }
  }

  mutating func add(_ fits: [Fit]) {
    self.fits += fits
  }

  mutating func note(_ sentence: String) {
    notes.append(sentence)
  }

  /// The series of a name and a unit.
  func series(_ name: String, _ unit: Unit) -> Series? {
    series.first { $0.name == name && $0.unit == unit }
  }

  /// All positions that any series has a figure at, rising.
  var positions: [Int] {
    Set(series.flatMap { $0.points.map(\.position) }).sorted()
  }
}
