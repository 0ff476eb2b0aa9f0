import BenchmarkKit

/// What one benchmark has found: tables, and lines of a chart.
struct BenchmarkSection: Codable, Equatable, Sendable {
  /// What the positions of the figures are.
  enum Axis: String, Codable, Sendable {
    /// The number of screens, elements, or updates.
    case depth

    /// A delay in milliseconds.
    case milliseconds

    /// The length of a transition in milliseconds.
    case transition
  }

  /// How the figures of a series grow with the depth.
  struct Fit: Codable, Equatable, Sendable {
    /// What grows, in words: `time to plan`.
    let name: String

    /// The power of the depth.
    let exponent: Double
  }

  /// The name of the benchmark, as in `splitting`.
  let benchmark: String

  /// What is asked, in a line; `nil` in a baseline, as are the fits and the notes.
  let title: String?

  let axis: Axis
  private(set) var series: [Series] = []
  private(set) var fits: [Fit]?

  /// What a reader has to know about the figures, a sentence or two each.
  private(set) var notes: [String]?

  init(_ benchmark: String, title: String?, axis: Axis = .depth) {
    self.benchmark = benchmark
    self.title = title
    self.axis = axis
  }

  /// Adds series; those without any figure are left out.
  mutating func add(_ series: Series...) {
    self.series += series.filter { !$0.points.isEmpty }
  }

  mutating func add(_ fits: [Fit]) {
    self.fits = (self.fits ?? []) + fits
  }

  mutating func note(_ sentence: String) {
    notes = (notes ?? []) + [sentence]
  }

  /// The series of a name and a unit.
  func series(_ name: String, _ unit: Series.Unit) -> Series? {
    series.first { $0.name == name && $0.unit == unit }
  }

  /// What a baseline keeps: the exact figures that are checked; `nil` where there are none.
  var baseline: BenchmarkSection? {
    var baseline = BenchmarkSection(benchmark, title: nil, axis: axis)
    for series in series { baseline.add(series.baseline) }
    return baseline.series.isEmpty ? nil : baseline
  }
}

/// Figures of one kind against depth: a column of a table, a line of a chart.
struct Series: Codable, Equatable, Sendable {
  /// What a figure counts.
  enum Unit: String, Codable, Sendable {
    /// Processor time, in nanoseconds for each link, update, element, …
    case nanoseconds

    /// How many times as much as something else.
    case ratio

    /// Virtual time.
    case seconds

    /// Memory.
    case bytes

    case updates
    case pushes

    /// Those that a person sees.
    case transitions
    case evaluations
    case allocations

    /// Those of a recording.
    case entries
  }

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

  /// Whether any figure was taken by a clock.
  var isSampled: Bool {
    points.contains { if case .sampled = $0.figure { true } else { false } }
  }

  /// The exact figures, if they are to be checked.
  fileprivate var baseline: Series {
    var series = self
    series.points.removeAll { point in
      if check != .never, case .exact = point.figure { false } else { true }
    }
    return series
  }
}

/// One cell of a table, one point of a line.
enum Figure: Equatable, Sendable {
  /// The same at each run, on each machine of its kind: a count, or virtual time.
  case exact(Double)

  /// Taken by a clock, several times over.
  case sampled(Distribution)

  /// The exact figure, or the median of the samples.
  var value: Double {
    switch self {
    case .exact(let value): value
    case .sampled(let distribution): distribution.median
    }
  }
}

extension Series.Point: Codable {
  private enum CodingKeys: String, CodingKey {
    case position, exact, minimum, median, percentile90, samples
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Of a number that isn't whole, `decode(Int.self)` doesn't tell where it stands.
    let number = try container.decode(Double.self, forKey: .position)
    guard let position = Int(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        forKey: .position,
        in: container,
        debugDescription: "\(number) is no whole number, or is too large"
      )
    }
    self.position = position
    let exact = try container.decodeIfPresent(Double.self, forKey: .exact)
    let samples = try container.decodeIfPresent([Double].self, forKey: .samples) ?? []
    if let exact {
      figure = .exact(exact)
    } else if !samples.isEmpty {
      figure = .sampled(Distribution(samples))
    } else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: "there is no figure")
      )
    }
  }

  /// Writes an exact figure as it is, and samples to hundredths.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(position, forKey: .position)
    switch figure {
    case .exact(let value):
      try container.encode(value, forKey: .exact)
    case .sampled(let distribution):
      try container.encode(Self.hundredths(distribution.minimum), forKey: .minimum)
      try container.encode(Self.hundredths(distribution.median), forKey: .median)
      try container.encode(Self.hundredths(distribution.percentile90), forKey: .percentile90)
      try container.encode(distribution.samples.map(Self.hundredths), forKey: .samples)
    }
  }

  private static func hundredths(_ value: Double) -> Double {
    (value * 100).rounded() / 100
  }
}
